/** What the desk does with money. Every endpoint here is for staff alone, and every change is logged. */
import { z } from 'zod';
import { Invoice, InvoiceKind, InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import { MoneyAct, MoneyRoom } from '#contract/billing/money-acts.ts';
import { Payment } from '#contract/billing/payments.ts';
import { endpoint } from '#contract/endpoint.ts';
import { DeskClient } from '#contract/matters/desk.ts';
import { ById, Day, Id, InLanguage, Instant, Money, PageNext } from '#contract/primitives.ts';
import { ProseText, TextLine } from '#contract/typed-text.ts';

export const DeskInvoiceView = z.enum(['all', 'due', 'overdue', 'paid', 'credit_notes']);
export type DeskInvoiceView = z.infer<typeof DeskInvoiceView>;

export const DeskInvoiceRow = InvoiceSummary.extend({ client: DeskClient.nullable() });
export type DeskInvoiceRow = z.infer<typeof DeskInvoiceRow>;

export const DeskPayment = Payment.extend({
  /** `visa 4242`; empty where it is not known, or a transfer. */
  card: z.string(),
  /** What can still go back. */
  refundable: Money,
});
export type DeskPayment = z.infer<typeof DeskPayment>;

export const RefundState = z.enum(['created', 'succeeded', 'failed']);

export const Refund = z.object({
  id: Id,
  payment: Id,
  kind: z.enum(['card', 'transfer']),
  state: RefundState,
  amount: Money,
  reason: z.string(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
  /** Of what goes by bank: by when it was promised to leave; null for a card. */
  by: Day.nullable(),
  late: z.boolean(),
  /** What the bank knows a transfer by, once it has left. */
  reference: z.string(),
  /** Its card did not take it and it is still owed: a person may send it by bank. */
  mayGoByBank: z.boolean(),
  /** Who of the house may say that it left, where its reader recorded what came; empty where the reader may. */
  senders: z.array(z.string()),
});
export type Refund = z.infer<typeof Refund>;

export const DeskInvoice = Invoice.extend({
  client: DeskClient.nullable(),
  cardAndTransfer: z.array(DeskPayment),
  refunds: z.array(Refund),
  /** Its request waits for a new quote, which is owed whole once it is accepted. */
  awaitsQuote: z.boolean(),
  /** What was done by hand, the newest first; some of it takes a second colleague. */
  acts: z.array(MoneyAct),
  /** Moved by hand for one client in a day, more than this waits for a second colleague. */
  secondAbove: Money,
  /** Whether giving all of it back ends its membership; null where it is none of a membership that runs. */
  endsMembership: z.boolean().nullable(),
  /** What of that the reader has left today, of what comes in and of what is given away. */
  room: z.object({ in: MoneyRoom, back: MoneyRoom }),
});
export type DeskInvoice = z.infer<typeof DeskInvoice>;

/** Money that a person has to send from our bank, or has lately sent. */
export const DeskRefund = z.object({
  id: Id,
  /** `failed`: its card did not take it. */
  state: RefundState,
  amount: Money,
  reason: z.string(),
  client: DeskClient.nullable(),
  invoice: z.object({ id: Id, number: z.string(), title: z.string() }),
  /** What stood on the transfer that it came with; null where a card paid, of which no account is known. */
  cameWith: z.string().nullable(),
  /** The day by which it was promised to leave, and whether that has passed. */
  by: Day,
  late: z.boolean(),
  /** Who of the house may send it, where its reader recorded what came; empty where the reader may. */
  senders: z.array(z.string()),
  /** Once it has left, and as what. */
  sentOn: Day.nullable(),
  reference: z.string(),
});
export type DeskRefund = z.infer<typeof DeskRefund>;

const amount = Money.extend({ amount: z.int('It is counted in whole fils or cents').min(1) });
const reason = ProseText.min(1, 'Please say why').max(500);
const answers = { query: InLanguage, returns: DeskInvoice };
const acts = { params: ById, ...answers };

export const deskBilling = {
  list: endpoint('GET', '/rest/v1/desk/billing/invoices', {
    query: z.object({
      ...InLanguage.shape,
      view: DeskInvoiceView.default('all'),
      kind: InvoiceKind.optional(),
      client: Id.optional(),
      /** A number, a reference of a transfer or a title. */
      q: z.string().trim().max(100).optional(),
      year: z.coerce.number().int().min(2000).max(2999).optional(),
      after: PageNext,
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    returns: z.object({ items: z.array(DeskInvoiceRow), next: z.string().nullable() }),
    summary: 'Invoices and credit notes of every client, newest first.',
  }),
  read: endpoint('GET', '/rest/v1/desk/billing/invoices/:id', {
    ...acts,
    summary: 'One invoice with its payments and refunds.',
  }),
  owed: endpoint('GET', '/rest/v1/desk/billing/clients/:id/owed', {
    params: ById,
    returns: z.object({ owed: z.array(Owed) }),
    summary: 'What a client owes in all, what is reserved and what is on its way back.',
  }),
  toSend: endpoint('GET', '/rest/v1/desk/billing/to-send', {
    query: InLanguage,
    returns: z.array(DeskRefund),
    summary:
      'What a person has to send back by bank, the first promised first, and what was sent in the last 14 days.',
  }),
  pdf: endpoint('GET', '/rest/v1/desk/billing/invoices/:id/pdf', {
    params: ById,
    query: InLanguage,
    file: 'application/pdf',
    summary: 'The document as PDF.',
  }),
  fromQuote: endpoint('POST', '/rest/v1/desk/billing/invoices/from-quote', {
    body: z.object({
      matter: Id,
      quote: Id,
      /** The share that is due at once; the rest by `balanceOn`. */
      depositPercent: z.int().min(1).max(100).default(100),
      dueOn: Day.optional(),
      balanceOn: Day.optional(),
    }),
    ...answers,
    once: true,
    summary: 'Invoices an accepted quote to the fils.',
  }),
  recordTransfer: endpoint('POST', '/rest/v1/desk/billing/invoices/:id/transfers', {
    ...acts,
    body: z.object({
      amount,
      /** The day the bank booked it. */
      receivedOn: Day,
      /** What stood on it. */
      reference: TextLine.max(140),
    }),
    once: true,
    summary:
      'Records a transfer that arrived, up to what is owed; above the sum that the house sets it waits among `acts` for a colleague.',
  }),
  credit: endpoint('POST', '/rest/v1/desk/billing/invoices/:id/credit-notes', {
    ...acts,
    body: z.object({ amount, reason }),
    once: true,
    summary:
      'Issues a credit note, or asks a colleague for it; what was paid beyond the rest goes back the way it came.',
  }),
  refund: endpoint('POST', '/rest/v1/desk/billing/payments/:id/refunds', {
    params: ById,
    query: InLanguage,
    body: z.object({ amount, reason }),
    returns: DeskInvoice,
    once: true,
    summary:
      'Sends money back, all of a payment or a part, with a credit note, or asks a colleague for it.',
  }),
  refundSent: endpoint('POST', '/rest/v1/desk/billing/refunds/:id/sent', {
    params: ById,
    query: InLanguage,
    body: z.object({ reference: TextLine.max(140) }),
    returns: DeskInvoice,
    once: true,
    summary: 'Says that a refund by transfer has left the bank.',
  }),
  refundByBank: endpoint('POST', '/rest/v1/desk/billing/refunds/:id/by-bank', {
    params: ById,
    query: InLanguage,
    body: z.object({ reference: TextLine.max(140) }),
    returns: DeskInvoice,
    once: true,
    summary:
      'Records that a refund which its card did not take was sent by bank, or asks a colleague for it.',
  }),
};
