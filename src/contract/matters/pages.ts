/** What the screens of a client's own matters are made from. Plain types: the first chunk imports this file. */
import type { MatterArea } from '#contract/matters/kinds.ts';
import type { Picture } from '#contract/pages/parts.ts';

/** What they show before anything is known of the client. */
export interface OwnMattersContent {
  area: MatterArea;
  /** Shown where there is nothing. */
  emptyPicture: Picture;
}

export type MattersPage =
  | { name: 'own-matters'; content: OwnMattersContent }
  | { name: 'new-request' }
  | { name: 'own-matter'; content: OwnMattersContent };
