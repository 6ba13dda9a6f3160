import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { PublicPage } from '#server/pages/page-source.ts';

export function vipPages(_snapshot: Snapshot): PublicPage[] {
  return [];
}
