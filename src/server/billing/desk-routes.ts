import type { FastifyInstance } from 'fastify';
import { type DeskInvoice, deskBilling } from '#contract/billing/desk.ts';
import type { MatterArea } from '#contract/matters/kinds.ts';
import type { MatterState } from '#contract/matters/parts.ts';
import type { QuoteState } from '#contract/matters/quotes.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { standsAsAgreed } from '#domain/matters/money.ts';
import { isLate, sentBy } from '#domain/money/transit.ts';
import { convert, money, wholeUnits } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { owedFor } from '#server/billing/books/debts.ts';
import type { BillingGuards, Clerk } from '#server/billing/clerk.ts';
import type { PaymentSchedule, Quoted } from '#server/billing/invoices/matter-invoice.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import { cardOf, type Moved, type RelatedDocuments } from '#server/billing/invoices/state.ts';
import * as store from '#server/billing/invoices/store.ts';
import { relatedTo, summariesOf, withChanges } from '#server/billing/lookups.ts';
import { bookAgreement } from '#server/billing/matters/agreement.ts';
import { wouldEnd } from '#server/billing/memberships/refunded-periods.ts';
import { byHand, type Done } from '#server/billing/money-acts/by-hand.ts';
import { showActsOf } from '#server/billing/money-acts/second-colleague.ts';
import { askedBackOf } from '#server/billing/money-acts/store.ts';
import { roomFor, staffedBy } from '#server/billing/money-acts/threshold.ts';
import { giveUpStepOf } from '#server/billing/payments/payments.ts';
import { leftOf } from '#server/billing/payments/row.ts';
import { failedSum, mayGoByBank } from '#server/billing/refunds/bank-refunds.ts';
import { sendAskedRefunds } from '#server/billing/refunds/refunds.ts';
import { sendersOf } from '#server/billing/refunds/senders.ts';
import { refundSent } from '#server/billing/refunds/sent-refunds.ts';
import type { RefundRow } from '#server/billing/refunds/store.ts';
import { showToSend } from '#server/billing/refunds/to-send.ts';
import { invoiceView, paymentView } from '#server/billing/views.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import { act, serveActs } from '#server/platform/act.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** A version of what a matter costs, with its matter locked; matters hand it over. */
export type FindQuote = (
  tx: Sql,
  matterId: string,
  quoteId: string,
) => Promise<
  | {
      matter: Omit<Quoted['matter'], 'path'> & { area: MatterArea; state: MatterState };
      quote: Quoted['quote'] & { state: QuoteState };
    }
  | undefined
>;

export function deskBillingRoutes(
  app: FastifyInstance,
  services: Services,
  guards: BillingGuards,
  findQuote: FindQuote,
) {
  deskReading(app, services, guards);
  deskInvoicing(app, services, guards, findQuote);
  deskRefunding(app, services, guards);
}

function deskReading(
  app: FastifyInstance,
  { sql, now, config }: Services,
  { staff }: BillingGuards,
) {
  serve(app, deskBilling.list, staff, ({ user, query }) =>
    sql.as(user, async (tx) => {
      const { lang, view, year, client: clientId, q: words, kind, limit } = query;
      const listing = { year, clientId, words, limit, today: dayInDubai(now()) };
      const wanted = kind === 'credit_note' ? 'credit_notes' : view;
      const after = readCursor('invoices', query.after);
      const rows = await store.listInvoices(tx, { ...listing, view: wanted, after, kind });
      const { items, next } = pageOf('invoices', rows, limit, ({ issuedAt: at, id }) => ({
        at,
        id,
      }));
      const known = await deskClientsOf(
        tx,
        items.flatMap(({ clientId: id }) => id ?? []),
      );
      const summaries = await summariesOf(tx, items, lang);
      const shown = summaries.map((summary, index) => {
        const id = items[index]?.clientId;
        return { ...summary, client: (id && known.get(id)) || null };
      });
      return { items: shown, next };
    }),
  );

  serve(app, deskBilling.owed, staff, ({ user, params: { id } }) =>
    sql.as(user, async (tx) => {
      const rows = await store.openInvoicesOf(tx, id);
      return { owed: await owedFor(tx, id, { rows, now: now() }) };
    }),
  );

  serve(app, deskBilling.toSend, staff, ({ user, query }) =>
    sql.as(user, (tx) => showToSend({ tx, now: now(), by: user }, query.lang)),
  );

  serve(app, deskBilling.read, staff, ({ user, params, query }) =>
    sql.as(user, (tx) => showAtDesk({ tx, now: now(), config, by: user }, params.id, query.lang)),
  );
}

async function showAtDesk(
  { tx, now, config, by }: Pick<Clerk, 'tx' | 'now' | 'config' | 'by'>,
  id: string,
  language: Language,
): Promise<DeskInvoice> {
  const row = await store.findInvoice(tx, id);
  if (!row) throw new Failure('not_found', 'There is no such invoice.');
  const around = await relatedTo(tx, row);
  const known = await deskClientsOf(tx, row.clientId ? [row.clientId] : []);
  const reading = { tx, now, config, ...staffedBy({ by }) };
  const askedBack = await askedBackOf(tx, id);
  const view = invoiceView(row, around, { language, today: dayInDubai(now), desk: true });
  const { clientId } = row;
  const [changed] = clientId ? await withChanges(tx, { clientId, now }, [view]) : [];
  return {
    ...(changed ?? view),
    client: (row.clientId && known.get(row.clientId)) || null,
    awaitsQuote: row.paused && !row.over,
    cardAndTransfer: around.payments.map((payment) => ({
      ...paymentView(payment, language, row),
      // Where a payer is sent is the payer's own business.
      next: null,
      card: cardOf(payment),
      refundable: money(leftOf(payment) - askedBack(payment.id), payment.currency),
    })),
    refunds: await Promise.all(
      around.refunds.map(async (refund) => ({
        ...refundView(refund, { row, around, today: dayInDubai(now) }),
        senders: await sendersFor({ tx, by, now }, refund, around),
      })),
    ),
    acts: await showActsOf(tx, id, now),
    // In the money of the field that it stands beside; to go by, so without cents.
    secondAbove: wholeUnits(convert(money(config.billing.fourEyesAbove, 'AED'), row.currency)),
    endsMembership: await wouldEnd(tx, row),
    room: {
      in: await roomFor(reading, row, 'transfer'),
      back: await roomFor(reading, row, 'refund'),
    },
  };
}

type Around = Awaited<ReturnType<typeof relatedTo>>;

const wayOf = ({ byBank, paymentId }: RefundRow, payments: Around['payments']) =>
  byBank ? 'transfer' : (payments.find(({ id }) => id === paymentId)?.kind ?? 'card');

function refundView(refund: RefundRow, { row, around, today }: Moved) {
  const kind = wayOf(refund, around.payments);
  const by = kind === 'transfer' ? sentBy(dayInDubai(refund.createdAt)) : null;
  return {
    id: refund.id,
    payment: refund.paymentId,
    state: refund.state,
    reason: refund.reason,
    kind,
    mayGoByBank: mayGoByBank(refund, row, around),
    amount: money(refund.amount, refund.currency),
    createdAt: refund.createdAt,
    settledAt: refund.settledAt,
    by,
    late: refund.state === 'created' && by !== null && isLate(by, today),
    reference: kind === 'transfer' ? (refund.processorRef ?? '') : '',
  };
}

/** Said before anybody presses what they may not do. */
async function sendersFor(
  reading: Parameters<typeof sendersOf>[0],
  { state, paymentId }: RefundRow,
  { payments }: RelatedDocuments,
): Promise<string[]> {
  const payment = state === 'created' && payments.find(({ id }) => id === paymentId);
  return payment ? sendersOf(reading, payment) : [];
}

function deskInvoicing(
  app: FastifyInstance,
  services: Services,
  { staff }: BillingGuards,
  findQuote: FindQuote,
) {
  const change = serveActs(app, services);
  change(deskBilling.fromQuote, staff, async (clerk, asked) => {
    const { matter, quote, ...schedule } = asked.body;
    const found = await findQuote(clerk.tx, matter, quote);
    const { id } = await fromQuote(clerk, found, schedule);
    return showAtDesk(clerk, id, asked.query.lang);
  });

  serve(app, deskBilling.recordTransfer, staff, async (asked) => {
    const { user, params, body, query } = asked;
    await giveUpStepOf(services, params.id);
    await act(services, deskBilling.recordTransfer, asked, async (clerk) => {
      await byHand(clerk, { kind: 'transfer', id: params.id, ...body });
      return { id: params.id };
    });
    const { sql, now, config } = services;
    return sql.as(user, (tx) =>
      showAtDesk({ tx, now: now(), config, by: user }, params.id, query.lang),
    );
  });
}

/** The accepted version of a matter, once. */
async function fromQuote(
  clerk: Clerk,
  found: Awaited<ReturnType<FindQuote>>,
  schedule: PaymentSchedule,
): Promise<InvoiceRow> {
  if (!found) throw new Failure('not_found', 'There is no such quote.');
  const { matter, quote } = found;
  if (quote.state !== 'accepted')
    throw new Failure('quote_state', 'Only an accepted quote is invoiced.', {
      params: { state: quote.state },
    });
  const path = matterPath(matter.area, matter.id);
  const known = await store.ofSource(clerk.tx, { kind: 'matter', id: matter.id });
  const agreed = { matter: { ...matter, path }, quote };
  const invoice =
    known.length === 0 && standsAsAgreed(matter.state)
      ? (await bookAgreement(clerk, agreed, schedule)).invoice
      : undefined;
  if (!invoice) throw new Failure('conflict', 'It was invoiced already, or nothing is owed.');
  return invoice;
}

function deskRefunding(app: FastifyInstance, services: Services, { staff }: BillingGuards) {
  const change = serveActs(app, services);
  const sent = async (user: { kind: 'staff'; id: string }, lang: Language, done: Done) => {
    await sendAskedRefunds(services, done.refunds);
    return services.sql.as(user, (tx) =>
      showAtDesk(
        { tx, now: services.now(), config: services.config, by: user },
        done.invoiceId,
        lang,
      ),
    );
  };

  serve(app, deskBilling.credit, staff, async (asked) => {
    const { user, params, body, query } = asked;
    const done = await act(services, deskBilling.credit, asked, (clerk) =>
      byHand(clerk, { kind: 'credit', id: params.id, ...body }),
    );
    return sent(user, query.lang, done);
  });

  serve(app, deskBilling.refund, staff, async (asked) => {
    const { user, params, body, query } = asked;
    const done = await act(services, deskBilling.refund, asked, (clerk) =>
      byHand(clerk, { kind: 'refund', id: params.id, ...body }),
    );
    return sent(user, query.lang, done);
  });

  change(deskBilling.refundByBank, staff, async (clerk, asked) => {
    const { id } = asked.params;
    const sum = await failedSum(clerk, id);
    const wish = { kind: 'bank_refund', id, ...sum, ...asked.body } as const;
    return showAtDesk(clerk, (await byHand(clerk, wish)).invoiceId, asked.query.lang);
  });

  change(deskBilling.refundSent, staff, async (clerk, asked) => {
    const invoiceId = await refundSent(clerk, asked.params.id, asked.body.reference);
    return showAtDesk(clerk, invoiceId, asked.query.lang);
  });
}
