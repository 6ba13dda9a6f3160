/** Charging a saved card for what is due, without its owner being there. */
import { dueBy, outstandingOf } from '#domain/billing/invoice.ts';
import { isOpen } from '#domain/billing/payment.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import { type InvoiceRow, invoiceStanding } from '#server/billing/invoices/row.ts';
import * as invoices from '#server/billing/invoices/store.ts';
import { isAboutToEnd } from '#server/billing/money-acts/store.ts';
import * as methods from '#server/billing/payments/method-store.ts';
import { beginPayment, drivePayment, goOn, isExpired } from '#server/billing/payments/payments.ts';
import type { PaymentRow } from '#server/billing/payments/row.ts';
import * as store from '#server/billing/payments/store.ts';
import { type Act, actUnasked } from '#server/platform/act.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Charging {
  /** The payer is there and can answer their bank. */
  present: boolean;
  /** All that is outstanding, or only what is due by today. */
  whole?: boolean;
}

/** Undefined where there is no card, nothing is due or asked for now, or a payment is under way. */
export async function chargeInvoice(
  services: Services,
  invoiceId: string,
  charging: Charging,
): Promise<PaymentRow | undefined> {
  const open = await actUnasked(services, (clerk) => takeUp(clerk, invoiceId, charging));
  if (open) {
    const now = await goOn(services, open, charging);
    if (isOpen(now.state)) return undefined;
    // Refused only now: whoever asked for it hears of that, and no second time is asked.
    if (open.state !== 'step' && now.state === 'failed') return now;
  }
  const begun = await actUnasked(services, (clerk) =>
    beginCharge(clerk, services, invoiceId, charging),
  );
  return begun && drivePayment(services, begun, charging);
}

/** What waited for this job is asked for as far as it is still due, and from now on its sum stands. */
async function takeUp(
  clerk: Clerk,
  invoiceId: string,
  charging: Charging,
): Promise<PaymentRow | undefined> {
  const { tx, now } = clerk;
  const invoice = await invoices.lockInvoice(tx, invoiceId);
  const open = await store.openOfInvoice(tx, invoiceId);
  if (!invoice || !open?.waits) return open;
  const waiting = await follow(clerk, open, amountDue(invoice, now, charging));
  return waiting && store.changePayment(tx, waiting.id, { waits: false });
}

/** What a job has yet to ask for is what is due by now; where that is nothing, nobody asks. */
async function follow({ tx }: Clerk, { id }: PaymentRow, due: number) {
  if (due > 0) return store.changePayment(tx, id, { amount: due });
  await store.forgetPayment(tx, id);
  return undefined;
}

/**
 * In the transaction that asks for more, or for less again: from the first moment nobody is asked to pay what
 * the saved card is about to. What a reservation pays first is left to whoever takes it.
 */
export async function beginCharges(acting: Act, documents: readonly InvoiceRow[]): Promise<void> {
  const { services, tx, now } = acting;
  for (const invoice of documents) {
    const { id } = invoice;
    const made = await store.paymentsOfInvoice(tx, id);
    if (made.some(({ state }) => state === 'authorised')) continue;
    const open = await store.openOfInvoice(tx, id);
    if (open?.waits) await follow(acting, open, amountDue(invoice, now, unasked));
    else await beginCharge({ ...acting, by: system }, services, id, { ...unasked, waits: true });
  }
}

const unasked: Charging = { present: false };

/** What is over asks nothing more of a card by itself. */
export async function dropCharges({ tx }: Clerk, documents: readonly InvoiceRow[]): Promise<void> {
  for (const { id } of documents) {
    const open = await store.openOfInvoice(tx, id);
    if (open?.waits) await store.forgetPayment(tx, open.id);
  }
}

async function beginCharge(
  clerk: Clerk,
  services: Services,
  invoiceId: string,
  { waits = false, ...charging }: Charging & { waits?: boolean },
): Promise<PaymentRow | undefined> {
  const { tx, now } = clerk;
  const invoice = await invoices.lockInvoice(tx, invoiceId);
  if (!invoice?.clientId || invoice.paused || (await store.openOfInvoice(tx, invoiceId)))
    return undefined;
  if (await isAboutToEnd(tx, invoice)) return undefined;
  const amount = amountDue(invoice, now, charging);
  const card = await methods.defaultOf(tx, invoice.clientId, services.processor.name);
  if (amount === 0 || !card || isExpired(card, now)) return undefined;
  if (!charging.present && (await refusedToday(clerk, invoiceId, card.id))) return undefined;
  const { clientId, title, language, sourceKind, sourceId, currency } = invoice;
  return beginPayment(clerk, services, {
    clientId,
    title,
    language,
    invoiceId,
    amount: money(amount, currency),
    bookingId: sourceKind === 'booking' ? sourceId : null,
    with: { token: card.token, methodId: card.id, save: false },
    captureLater: false,
    waits,
    returnTo: invoice.sourcePath,
  });
}

/** Whose bank refused it today is not asked for the same before tomorrow, unless its owner says so. */
async function refusedToday({ tx, now }: Clerk, invoiceId: string, cardId: string) {
  const last = await store.lastRefusal(tx, invoiceId);
  if (!last || last.failure === 'given_up' || last.methodId !== cardId) return false;
  return dayInDubai(last.createdAt) === dayInDubai(now);
}

function amountDue(invoice: InvoiceRow, now: string, { whole = false }: Charging): number {
  const standing = invoiceStanding(invoice);
  const due = whole ? outstandingOf(standing) : dueBy(standing, dayInDubai(now));
  // A transfer that is being checked is not taken from the card besides.
  return Math.max(0, due - invoice.checkingAmount);
}
