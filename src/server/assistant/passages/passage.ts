import type { Citation } from '#contract/assistant/assistant.ts';
import type { Localised } from '#contract/primitives.ts';

/** Something the house has written down that answers a question as it stands. */
export interface Passage {
  id: string;
  kind: Citation['kind'];
  /** The question it answers. */
  title: Localised;
  text: Localised;
  caution: Localised | null;
  path: string;
  /** Whose knowledge it is, by the persona's slug. */
  persona: string | null;
}
