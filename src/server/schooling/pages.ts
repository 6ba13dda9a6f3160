import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { PublicPage } from '#server/pages/page-source.ts';

export function schoolingPages(_snapshot: Snapshot): PublicPage[] {
  return [];
}
