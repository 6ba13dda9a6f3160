/** What a card pays of one booking: what is reserved on it, and what it is charged besides, each with its moment. */
import type { CardPart } from '#contract/billing/payments.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { onceOf } from '#domain/money/words/part.ts';
import { money } from '#domain/money.ts';
import { dayInDubai, daysAfter, hourInDubai } from '#domain/time.ts';

type OnCard = Omit<CardPart, 'title'>;

/** Nine in the morning, as the house asks saved cards for what is due by then. */
const collectingHour = 9;

/** Today, and the day on which saved cards are asked next. */
interface Collecting {
  today: Day;
  collects: Day;
}

export function collectingAt(now: Instant): Collecting {
  const today = dayInDubai(now);
  return { today, collects: hourInDubai(now) < collectingHour ? today : daysAfter(today, 1) };
}

/** The first due first, and of what is reserved first. What is asked of the bank at this moment is no part of it. */
export function onCardOf(facts: MoneyFacts, { today, collects }: Collecting): OnCard[] {
  const { stage, due, reserved, reservedOn, cardPays, byHand } = facts;
  if (stage === 'offered' || byHand) return [];
  const waits = stage === 'asked';
  // What is over lets go what it does not take now.
  let held = stage === 'over' ? 0 : reserved.amount;
  return due.flatMap((asked) => {
    const { sum, by, waits: isChange = false } = asked;
    const covered = Math.min(held, sum.amount);
    held -= covered;
    const on = by !== null && by < collects ? collects : by;
    const isDue = by !== null && by <= today;
    const once = onceOf(asked);
    const moves = (amount: number) =>
      once && { once: { ...once, sum: money(Math.min(amount, once.sum.amount), sum.currency) } };
    const part = (amount: number, heldOn: string): OnCard[] =>
      amount > 0
        ? [
            {
              sum: money(amount, sum.currency),
              on,
              waits: waits || isChange,
              heldOn,
              ifYes: null,
              ...(isDue && { isDue }),
              ...moves(amount),
            },
          ]
        : [];
    const isPaid = cardPays === null || on === null || on <= cardPays.until;
    return [
      ...part(covered, reservedOn[0] ?? ''),
      ...(isPaid ? part(sum.amount - covered, '') : []),
    ];
  });
}
