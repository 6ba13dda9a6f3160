import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { PublicPage } from '#server/pages/page-source.ts';

export function realEstatePages(_snapshot: Snapshot): PublicPage[] {
  return [];
}
