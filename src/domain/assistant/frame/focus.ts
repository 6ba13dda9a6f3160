/** What the last answer was about, so that a few words can ask more of it. */

export interface Focus {
  /** One thing, several of them, an answer of the book, or an affair of their own. */
  of: 'thing' | 'several' | 'entry' | 'own';
  /** Of things and answers which, in their order. */
  ids: string[];
  /** What was told of it, where that was one thing in particular. */
  facet?: string;
  /** What the house asked back. */
  asked: string[];
}

/** How a message goes on with what was answered before it. */
export const relations = ['new', 'ask', 'slot', 'pick', 'narrow', 'yes', 'no', 'same'] as const;
export type Relation = (typeof relations)[number];

/** As the classifier of turns is told of it. */
export const tokensOfFocus = (focus: Focus | undefined): string[] =>
  focus ? [focus.of, ...focus.asked.map((one) => `asked-${one}`)] : [];

/** Nobody reads on beyond them. */
const most = 12;

export const boundedFocus = (focus: Focus): Focus => ({
  ...focus,
  ids: [...new Set(focus.ids)].slice(0, most),
});
