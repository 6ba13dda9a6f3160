import type { FastifyInstance } from 'fastify';
import { type DeskInvoice, deskBilling } from '#contract/billing/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { matterPath } from '#domain/matters/areas.ts';
import { stands } from '#domain/matters/money.ts';
import { money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { bookAgreement } from '#server/billing/books/matters.ts';
import type { Clerk } from '#server/billing/clerk.ts';
import type { Guards } from '#server/billing/guards.ts';
import type { Schedule } from '#server/billing/invoices/matter-invoice.ts';
import type { InvoiceRow } from '#server/billing/invoices/row.ts';
import * as store from '#server/billing/invoices/store.ts';
import { aroundOf, summariesOf } from '#server/billing/lookups.ts';
import { showActsOf } from '#server/billing/money-acts/answers.ts';
import { byHand, type Done } from '#server/billing/money-acts/by-hand.ts';
import { leftOf } from '#server/billing/payments/row.ts';
import { sendAll } from '#server/billing/refunds/refunds.ts';
import { refundSent } from '#server/billing/refunds/sent-refunds.ts';
import { invoiceView, paymentView } from '#server/billing/views.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import { findQuoteAnywhere } from '#server/matters/actions.ts';
import { act } from '#server/platform/act.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

export function deskBillingRoutes(app: FastifyInstance, services: Services, guards: Guards) {
  deskReading(app, services, guards);
  deskInvoicing(app, services, guards);
  deskRefunding(app, services, guards);
}

function deskReading(app: FastifyInstance, services: Services, { staff }: Guards) {
  const { sql, now, config } = services;
  serve(app, deskBilling.list, staff, ({ user, query }) =>
    sql.as(user, async (tx) => {
      const { lang, view, year, client: clientId, q: words, kind, limit } = query;
      const listing = { year, clientId, words, limit, today: dayInDubai(now()) };
      const wanted = kind === 'credit_note' ? 'credit_notes' : view;
      const after = readCursor('invoices', query.after);
      const rows = await store.list(tx, { ...listing, view: wanted, after, kind });
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

  serve(app, deskBilling.read, staff, ({ user, params, query }) =>
    sql.as(user, (tx) => showAtDesk({ tx, now: now(), config }, params.id, query.lang)),
  );
}

async function showAtDesk(
  { tx, now, config }: Pick<Clerk, 'tx' | 'now' | 'config'>,
  id: string,
  language: Language,
): Promise<DeskInvoice> {
  const row = await store.find(tx, id);
  if (!row) throw new Failure('not_found', 'There is no such invoice.');
  const around = await aroundOf(tx, row);
  const known = await deskClientsOf(tx, row.clientId ? [row.clientId] : []);
  return {
    ...invoiceView(row, around, language),
    client: (row.clientId && known.get(row.clientId)) || null,
    cardAndTransfer: around.payments.map((payment) => ({
      ...paymentView(payment, language, row),
      // Where a payer is sent is the payer's own business.
      next: null,
      refundable: money(leftOf(payment), payment.currency),
    })),
    refunds: around.refunds.map((refund) => ({
      ...{ id: refund.id, payment: refund.paymentId, state: refund.state, reason: refund.reason },
      kind: around.payments.find((one) => one.id === refund.paymentId)?.kind ?? 'card',
      amount: money(refund.amount, refund.currency),
      ...{ createdAt: refund.createdAt, settledAt: refund.settledAt },
    })),
    acts: await showActsOf(tx, id, now),
    secondAbove: money(config.billing.fourEyesAbove, 'AED'),
  };
}

function deskInvoicing(app: FastifyInstance, services: Services, { staff }: Guards) {
  serve(app, deskBilling.fromQuote, staff, (asked) =>
    act(services, deskBilling.fromQuote, asked, async (clerk) => {
      const { matter, quote, ...schedule } = asked.body;
      const { id } = await fromQuote(clerk, { matter, quote }, schedule);
      return showAtDesk(clerk, id, asked.query.lang);
    }),
  );

  serve(app, deskBilling.recordTransfer, staff, (asked) =>
    act(services, deskBilling.recordTransfer, asked, async (clerk) => {
      await byHand(clerk, { kind: 'transfer', id: asked.params.id, ...asked.body });
      return showAtDesk(clerk, asked.params.id, asked.query.lang);
    }),
  );
}

/** The accepted version of a matter, once. */
async function fromQuote(
  clerk: Clerk,
  { matter: matterId, quote: quoteId }: { matter: string; quote: string },
  schedule: Schedule,
): Promise<InvoiceRow> {
  const found = await findQuoteAnywhere(clerk.tx, matterId, quoteId);
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
    known.length === 0 && stands(matter.state)
      ? (await bookAgreement(clerk, agreed, schedule)).invoice
      : undefined;
  if (!invoice) throw new Failure('conflict', 'It was invoiced already, or nothing is owed.');
  return invoice;
}

function deskRefunding(app: FastifyInstance, services: Services, { staff }: Guards) {
  const sent = async (user: { kind: 'staff'; id: string }, lang: Language, done: Done) => {
    await sendAll(services, done.refunds);
    return services.sql.as(user, (tx) =>
      showAtDesk({ tx, now: services.now(), config: services.config }, done.invoiceId, lang),
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

  serve(app, deskBilling.refundSent, staff, (asked) =>
    act(services, deskBilling.refundSent, asked, async (clerk) => {
      const invoiceId = await refundSent(clerk, asked.params.id, asked.body.reference);
      return showAtDesk(clerk, invoiceId, asked.query.lang);
    }),
  );
}
