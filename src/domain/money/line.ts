/** One line that is said of money, and how it is read: by its owner, by whoever acts for them, at the desk. */
import type { MoneyLineId } from '#contract/money-facts.ts';
import type { Money } from '#contract/primitives.ts';
import type { MoneyOwner } from '#domain/money/words/card.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';

export interface MoneyLine {
  id: MoneyLineId;
  label: string;
  /** Null where the note says it all. */
  sum: Money | null;
  note: string;
}

export const line = (id: MoneyLineId, label: string, sum: Money | null, note = ''): MoneyLine => ({
  id,
  label,
  sum,
  note,
});

/** As one sentence part: `$270, nothing is taken before it is confirmed`. */
export const lineValue = ({ sum, note }: MoneyLine, say: (sum: Money) => string): string =>
  [...(sum ? [say(sum)] : []), ...(note ? [note] : [])].join(noteComma(note));

/** Arabic has a comma of its own. */
const noteComma = (note: string) => (/\p{Script=Arabic}/u.test(note) ? '، ' : ', ');

/** Who acts for another reads of that one's card, and of what goes back to them. */
export function ofWhom(lines: MoneyLine[], { of, desk }: MoneyOwner, say: MoneyText): MoneyLine[] {
  const labelOf = (id: MoneyLineId) => (desk ? say.atDesk[id] : of && say.theirs[id]?.(of));
  return lines.map((each) => ({ ...each, label: labelOf(each.id) || each.label }));
}
