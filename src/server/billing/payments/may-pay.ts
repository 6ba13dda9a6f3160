/** How much a delegate may pay, and with which card; that they may pay at all is asked before, by `acting`. */
import type { PayAsk, PaymentWith } from '#contract/billing/payments.ts';
import type { Instant } from '#contract/primitives.ts';
import { type Proof, requireFresh } from '#domain/auth/fresh-proof.ts';
import { Failure } from '#domain/failure.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { findInvoice } from '#server/billing/invoices/store.ts';
import { checkRoom, type Purchase } from '#server/delegates/spending.ts';
import type { Delegate } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** With when and how they last proved who they are. */
interface KeepingCaller extends PayerCaller {
  proof: Proof;
}

/** Somebody who is signed in and wants to pay: a client, or whoever acts for one. */
export interface PayerCaller {
  kind: 'client';
  /** The client's, also where another acts for them. */
  id: string;
  delegate?: Delegate;
}

/** What of a purchase is paid: an invoice belongs to its booking or matter, whatever it is split into. */
export const purchaseOf = ({ id, sourceKind, sourceId }: Pick<InvoiceRow, Source>): Bought =>
  sourceKind === 'booking' || sourceKind === 'matter'
    ? { kind: sourceKind, id: sourceId }
    : { kind: 'invoice', id };

type Source = 'id' | 'sourceKind' | 'sourceId';
type Bought = Pick<Purchase, 'kind' | 'id'>;

/**
 * A client pays whatever they owe; whoever pays for another is bound by what that other allowed. Whether
 * there is room is asked before anything of the client's is touched, and counted under a lock later.
 * A step of the bank that is about to be given up is nothing that was spent.
 */
export async function hasRoom(
  { sql, now }: Pick<Services, 'sql' | 'now'>,
  caller: PayerCaller,
  { for: what, amount }: PayAsk,
  except: string | undefined,
): Promise<boolean> {
  if (!caller.delegate) return true;
  return sql.as(caller, async (tx) => {
    const invoice = what.kind === 'invoice' ? await findInvoice(tx, what.id) : undefined;
    const bought = invoice ? purchaseOf(invoice) : ({ kind: 'booking', id: what.id } as const);
    // What it confirms is agreed to as a whole.
    const agreed = what.kind === 'hold' ? what.confirms?.total : undefined;
    const step = agreed ? 'agreed' : 'paid';
    const next = { ...bought, step, amount: agreed ?? amount, now: now(), except } as const;
    return checkRoom(tx, caller, next).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Failure && error.code === 'mandate_limit') return false;
        throw error;
      },
    );
  });
}

/** A card that is kept pays for years: only its client decides that, whoever pays today. */
export function checkMayKeep(caller: KeepingCaller, chosen: PaymentWith, now: Instant): void {
  if (chosen.kind === 'saved' || !chosen.save) return;
  if (caller.delegate)
    throw new Failure('mandate_refused', 'Only the client keeps a card for later.', {
      params: { right: 'none' },
    });
  requireFresh(caller.proof, now);
}
