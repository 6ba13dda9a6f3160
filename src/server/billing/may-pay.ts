/** Who may pay how much, for whom. The one place that decides it. */
import type { Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { convert } from '#domain/money.ts';
import type { Delegate } from '#server/platform/sql.ts';

/** Somebody who is signed in and wants to pay: a client, or whoever acts for one. */
export interface PayerCaller {
  kind: 'client';
  /** The client's, also where another acts for them. */
  id: string;
  delegate?: Delegate;
}

/** Whose books are meant: the client's, whoever acts. */
export const booksOf = (caller: PayerCaller): string => caller.id;

/** A client pays whatever they owe; whoever pays for another is bound by what that other allowed. */
export function mayPay({ delegate }: PayerCaller, amount: Money): boolean {
  if (!delegate || delegate.upTo === null) return true;
  return convert(amount, 'AED').amount <= delegate.upTo;
}

export function checkMayPay(caller: PayerCaller, amount: Money): void {
  if (!mayPay(caller, amount)) throw new Failure('forbidden', 'You may not pay this amount.');
}
