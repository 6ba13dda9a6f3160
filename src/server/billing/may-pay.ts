/** Who may pay how much, for whom. The one place that decides it. */
import type { PayWith } from '#contract/billing-payments.ts';
import type { Money } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { checkLimit } from '#domain/mandates.ts';
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
export function checkMayPay(caller: PayerCaller, amount: Money): void {
  checkLimit(caller, amount);
}

/** A card that is kept pays for years: only its client decides that, whoever pays today. */
export function checkMayKeep({ delegate }: PayerCaller, chosen: PayWith): void {
  if (delegate && chosen.kind !== 'saved' && chosen.save)
    throw new Failure('mandate_refused', 'Only the client keeps a card for later.', {
      params: { right: 'none' },
    });
}
