/** When one colleague is enough for what is done with money by hand. */
import type { MoneyActKind } from '#contract/billing-acts.ts';

/** How long a wish waits for a colleague. */
export const hoursToAnswer = 72;

/** What is given away and what is said to have come in are counted apart. */
export const countedWith = (kind: MoneyActKind): MoneyActKind[] =>
  kind === 'transfer' ? ['transfer'] : ['credit', 'refund'];

interface Weighed {
  /** In fils. */
  worth: number;
  /** What passed before without a second look, on this invoice or for this client today. */
  before: number;
  above: number;
  /** Others of the house who could look. */
  others: number;
}

/** Cut into pieces it weighs the same. A house of one person cannot ask anybody: it is marked instead. */
export function weigh({ worth, before, above, others }: Weighed): 'done' | 'alone' | 'waiting' {
  if (worth + before <= above) return 'done';
  return others === 0 ? 'alone' : 'waiting';
}
