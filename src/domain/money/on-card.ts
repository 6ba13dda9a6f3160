/** What a card pays of one booking: what is reserved on it, and what it is charged besides, each with its moment. */
import type { CardPart } from '#contract/billing/payments.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day } from '#contract/primitives.ts';
import { money } from '#domain/money.ts';

type OnCard = Omit<CardPart, 'title'>;

/** The first due first, and of what is reserved first. What is asked of the bank at this moment is no part of it. */
export function onCardOf(facts: MoneyFacts, today: Day): OnCard[] {
  const { stage, due, reserved, reservedOn, cardPays, byHand } = facts;
  if (stage === 'offered' || byHand) return [];
  const waits = stage === 'asked';
  // What is over lets go what it does not take now.
  let held = stage === 'over' ? 0 : reserved.amount;
  return due.flatMap(({ sum, by, waits: isChange = false }) => {
    const covered = Math.min(held, sum.amount);
    held -= covered;
    const on = by !== null && by < today ? today : by;
    const part = (amount: number, heldOn: string): OnCard[] =>
      amount > 0
        ? [{ sum: money(amount, sum.currency), on, waits: waits || isChange, heldOn, ifYes: null }]
        : [];
    const isPaid = cardPays === null || on === null || on <= cardPays.until;
    return [
      ...part(covered, reservedOn[0] ?? ''),
      ...(isPaid ? part(sum.amount - covered, '') : []),
    ];
  });
}
