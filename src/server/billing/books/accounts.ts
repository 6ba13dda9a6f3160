/** A client's account as it is told to them: which cards they keep, what they paid, and every document. */
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { MembershipView } from '#contract/billing/memberships.ts';
import type { Payment, PaymentMethod, Processor } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { summariesOf, withChanges } from '#server/billing/lookups.ts';
import { showMemberships } from '#server/billing/memberships/views.ts';
import { listOf } from '#server/billing/payments/method-store.ts';
import * as payments from '#server/billing/payments/store.ts';
import { methodView, paymentView } from '#server/billing/views.ts';

/** With the booking or request it was paid for; null where its document is older than those that are told. */
export interface AccountPayment extends Payment {
  source: string | null;
}

export interface ClientBooks {
  processor: Processor;
  /** The one that is charged first. */
  cards: PaymentMethod[];
  /** What was really paid, the newest first. */
  payments: AccountPayment[];
  invoices: InvoiceSummary[];
  memberships: MembershipView[];
}

/** How far back somebody asks. */
const remembered = 100;

interface Holder {
  clientId: string;
  processor: Processor;
  language: Language;
}

export async function clientAccount(
  reader: Pick<Clerk, 'tx' | 'snapshot' | 'now'>,
  { clientId, processor, language }: Holder,
): Promise<ClientBooks> {
  const { tx, now } = reader;
  const today = dayInDubai(now);
  const rows = await invoices.listInvoices(tx, { view: 'all', today, clientId, limit: remembered });
  const cards = await listOf(tx, clientId, processor);
  const paid = await payments.listPayments(tx, clientId, { limit: remembered });
  return {
    processor,
    cards: cards.map((row) => methodView(row, now)),
    payments: paid
      .filter(({ state }) => state === 'succeeded')
      .map((row) => {
        const invoice = rows.find(({ id }) => id === row.invoiceId);
        const source = row.bookingId ?? invoice?.sourceId ?? null;
        return { ...paymentView(row, language, invoice), source };
      }),
    invoices: await withChanges(tx, { clientId, now }, await summariesOf(tx, rows, language)),
    memberships: await showMemberships(reader, clientId, language),
  };
}
