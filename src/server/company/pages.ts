import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { PublicPage } from '#server/pages/page-source.ts';

export function companyPages(_snapshot: Snapshot): PublicPage[] {
  return [];
}
