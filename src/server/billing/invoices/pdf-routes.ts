import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskBilling } from '#contract/billing/desk.ts';
import { invoices } from '#contract/billing/invoices.ts';
import { payments } from '#contract/billing/payments.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import type { BillingGuards, Clerk } from '#server/billing/clerk.ts';
import { type InvoicePrint, invoiceContent, receiptContent } from '#server/billing/invoices/pdf.ts';
import { movedOf, readInvoicePrint } from '#server/billing/invoices/prints.ts';
import { type InvoiceRow, numberOf } from '#server/billing/invoices/row.ts';
import * as store from '#server/billing/invoices/store.ts';
import { findOwnPayment } from '#server/billing/payments/store.ts';
import { billingWords } from '#server/billing/words.ts';
import { actUnasked } from '#server/platform/act.ts';
import { typeset } from '#server/platform/files/pdf.ts';
import { countRequest } from '#server/platform/requests/limits.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { serve } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Setting a page holds a core for a moment; nobody needs it more often. */
const setting = { most: 60, seconds: 60 * 60 };

const template = new URL('./invoice.typ', import.meta.url);

export function invoicePdfRoutes(app: FastifyInstance, services: Services, guards: BillingGuards) {
  const { client, staff } = guards;

  serve(app, invoices.pdf, client, async ({ user, params, query, request, reply }) => {
    const print = await actUnasked(
      services,
      (clerk) => load(clerk, user, () => store.findOwnInvoice(clerk.tx, params.id, user.id)),
      user,
    );
    return send({ request, reply }, print, query.lang);
  });

  serve(app, deskBilling.pdf, staff, async ({ user, params, query, request, reply }) => {
    const print = await actUnasked(
      services,
      (clerk) => load(clerk, user, () => store.findInvoice(clerk.tx, params.id)),
      user,
    );
    return send({ request, reply }, print, query.lang);
  });

  serve(app, payments.receipt, client, async ({ user, params, query, request, reply }) => {
    const receipt = await actUnasked(services, (clerk) => receiptOf(clerk, user, params.id), user);
    const content = receiptContent(receipt, query.lang);
    const { receiptName } = billingWords[query.lang].print;
    await sendFile({ request, reply }, content, receiptName(params.id.slice(0, 8)));
    return undefined;
  });
}

async function load(
  clerk: Clerk,
  user: Caller & { id: string },
  find: () => Promise<InvoiceRow | undefined>,
): Promise<InvoicePrint> {
  const { tx } = clerk;
  await countRequest(tx, { ...setting, subject: `documents ${user.id}` });
  const row = await find();
  if (!row) throw new Failure('not_found', 'There is no such invoice.');
  return readInvoicePrint(clerk, row);
}

async function receiptOf(clerk: Clerk, user: { kind: 'client'; id: string }, id: string) {
  const { tx } = clerk;
  await countRequest(tx, { ...setting, subject: `documents ${user.id}` });
  const payment = await findOwnPayment(tx, id, user.id);
  const invoice = payment?.invoiceId ? await store.findInvoice(tx, payment.invoiceId) : undefined;
  if (!payment || !invoice) throw new Failure('not_found', 'There is no such payment.');
  if (payment.state !== 'succeeded')
    throw new Failure('billing_state', 'There is a receipt once the payment was made.');
  return { payment, invoice: await movedOf(clerk, invoice) };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function send(at: Exchange, print: InvoicePrint, language: Language): Promise<undefined> {
  const name = billingWords[language].print.fileName(numberOf(print.row));
  await sendFile(at, invoiceContent(print, language), name);
  return undefined;
}

async function sendFile({ request, reply }: Exchange, content: object, name: string) {
  const asker = networkOf(request.ip);
  const pdf = await typeset({ template, content, pictures: {}, asker });
  reply.header('cache-control', 'private, no-store');
  reply.header('content-disposition', `attachment; filename="${name}"`);
  reply.type('application/pdf').send(pdf);
}
