/** What a credit note would do, said before it is issued: what is no longer asked for, what goes back and how. */
import type { DeskInvoice } from '#contract/billing/desk.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { excessOf, type PaidInvoice, sharesOfEach } from '#domain/money/backs.ts';
import { line, type MoneyLine, ofWhom } from '#domain/money/line.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { wayBack } from '#domain/money/words/back.ts';
import { texts } from '#domain/money/words/texts.ts';
import { minus, money, sumOf } from '#domain/money.ts';

type Credited = Pick<
  DeskInvoice,
  'total' | 'credited' | 'paid' | 'awaitsQuote' | 'cardAndTransfer' | 'refunds'
>;

/** As the house reads it. */
export function creditLines(invoice: Credited, amount: Money, language: Language): MoneyLine[] {
  const say = texts[language];
  const { currency } = amount;
  const document = documentOf(invoice);
  const [over = 0] = excessOf([document], amount.amount);
  // All that is too much leaves with it, also what was so before.
  const back = money(over, currency);
  const ofIt = money(Math.min(amount.amount, over), currency);
  const shares = sharesOfEach([document], [back.amount], currency);
  const way = wayBack({ ways: [], cards: [] }, language, shares);
  // What is accepted next is owed whole, whatever was taken off what it replaces.
  const noted = (words: string) =>
    [words, invoice.awaitsQuote && say.countsTowardsNext].filter(Boolean).join(say.semicolon);
  const lines = [
    line('fallsAway', say.ending.noLonger, minus(amount, ofIt), noted('')),
    line('comesBack', say.ending.comesBack, back, noted(way)),
  ];
  const some = lines.filter(({ sum }) => sum !== null && isMoreThanNothing(sum));
  return ofWhom(some, { desk: true }, say);
}

/** The newest payment goes back first, as the house sends it. */
function documentOf({ total, credited, paid, cardAndTransfer, refunds }: Credited): PaidInvoice {
  const leaving = refunds.filter(({ state }) => state === 'created').map(({ amount }) => amount);
  return {
    total: total.amount,
    credited: credited.amount,
    paid: paid.amount - sumOf(leaving),
    instalments: [],
    sources: cardAndTransfer
      .filter(({ state }) => state === 'succeeded')
      .map(({ kind, card, amount, refunded }) => ({
        way: kind,
        card,
        left: minus(amount, refunded).amount,
      })),
  };
}
