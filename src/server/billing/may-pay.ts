/** Who may pay how much, for whom. The one place that decides it. */
import type { Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';

/** Somebody who is signed in and wants to pay. */
export interface PayerCaller {
  kind: 'client';
  id: string;
}

/** Whose books are meant: one's own. */
export const booksOf = (caller: PayerCaller): string => caller.id;

/** A client pays whatever they owe; whoever pays for another is bound by what that other allowed. */
export function mayPay(_caller: PayerCaller, amount: Money): boolean {
  return amount.amount > 0;
}

export function checkMayPay(caller: PayerCaller, amount: Money): void {
  if (!mayPay(caller, amount)) throw new Failure('forbidden', 'You may not pay this amount.');
}
