/** What confirming does to the money of something that waits for the house: said before anybody presses it. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day } from '#contract/primitives.ts';

export type WaitingMoney = Pick<
  MoneyFacts,
  | 'due'
  | 'reserved'
  | 'total'
  | 'reservedOn'
  | 'cardPays'
  | 'paid'
  | 'comesBack'
  | 'comesBackTo'
  | 'ways'
  | 'cards'
>;

/** In minor units of its currency. */
export interface ConfirmationMoney {
  /** Taken of what is reserved. */
  fromReserved: number;
  /** Taken from the saved card besides. */
  fromCard: number;
  /** Asked of the client, where no card pays it. */
  asked: number;
  /** Of the reservation, what nothing will ever be taken of. */
  letGo: number;
}

export function confirmingOf(facts: WaitingMoney, today: Day): ConfirmationMoney {
  const { due, reserved, cardPays } = facts;
  const sumOf = (parts: typeof due) =>
    parts.reduce((all, { sum, less }) => all + sum.amount - (less?.amount ?? 0), 0);
  const wanted = sumOf(due.filter(({ by, onceBy }) => by === null || onceBy === null));
  const fromReserved = Math.min(wanted, reserved.amount);
  const more = wanted - fromReserved;
  const isPaid = cardPays !== null && cardPays.until >= today;
  return {
    fromReserved,
    fromCard: isPaid ? more : 0,
    asked: isPaid ? 0 : more,
    letGo: wanted > 0 ? Math.max(0, reserved.amount - sumOf(due)) : 0,
  };
}
