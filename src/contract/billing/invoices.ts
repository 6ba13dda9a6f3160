/** Invoices and credit notes: issued once, numbered without gaps, never changed. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { CardPays, ChangeDue, DueKind, MoneyFacts, ReservedPart } from '#contract/money-facts.ts';
import {
  ById,
  Day,
  Id,
  InLanguage,
  Instant,
  Localised,
  Money,
  PageNext,
} from '#contract/primitives.ts';

/** The five the spending plot knows, always in this order. */
export const SpendingCategory = z.enum(['membership', 'travel', 'leisure', 'tables', 'papers']);
export type SpendingCategory = z.infer<typeof SpendingCategory>;

export const InvoiceKind = z.enum(['invoice', 'credit_note']);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/**
 * `credited`: taken back whole. `settled`: a part was taken back and the rest is paid, so nobody paid all of
 * it. A credit note is `issued`.
 */
export const InvoiceState = z.enum(['issued', 'part_paid', 'paid', 'settled', 'credited']);
export type InvoiceState = z.infer<typeof InvoiceState>;

/** `paid_out` is money handed on at cost: no VAT of ours is in it. */
export const InvoiceLineKind = z.enum(['service', 'fee', 'paid_out', 'deduction']);
export type InvoiceLineKind = z.infer<typeof InvoiceLineKind>;

/** One line in the reader's language; the lines add up to the total. */
const InvoiceLine = z.object({
  kind: InvoiceLineKind,
  title: z.string(),
  quantity: z.int().min(1),
  /** VAT within it. */
  each: Money,
  amount: Money,
});

/** A part of the total and the day in Dubai by which it is due. */
export const Instalment = z.object({ amount: Money, dueOn: Day });
export type Instalment = z.infer<typeof Instalment>;

/** What is to be paid next; `kind` as it was agreed, whatever of it is paid. */
const NextInstalment = Instalment.extend({ kind: DueKind });

/** What an invoice was made from, and where that is seen; without the language. */
const InvoiceSource = z.object({
  kind: z.enum(['booking', 'matter', 'membership', 'desk']),
  id: Id,
  path: z.string(),
});

/** A row of the table. A credit note's sums are negative. */
export const InvoiceSummary = z.object({
  id: Id,
  kind: InvoiceKind,
  /** `RH-2026-0149`, or `RC-2026-0012` for a credit note. */
  number: z.string(),
  state: InvoiceState,
  issuedOn: Day,
  /** What it is for. */
  title: z.string(),
  /** A line beneath: 'Four guests', 'Deposit and balance'. Empty where there is nothing to say. */
  detail: z.string(),
  category: SpendingCategory,
  source: InvoiceSource,
  net: Money,
  /** Within the total. */
  vat: Money,
  total: Money,
  /** After refunds. */
  paid: Money,
  credited: Money,
  /** Still owed in all: now or later. */
  outstanding: Money,
  /** What is to be paid next and by when; null when nothing is owed. Days before today are overdue. */
  next: NextInstalment.nullable(),
  /** The same of what somebody has yet to pay: besides what is reserved, asked of a card or being checked. */
  asked: NextInstalment.nullable(),
  /**
   * Its request waits for a new quote, as the supplier of the accepted one has failed: it cannot be paid
   * meanwhile, and `next` is null though something is outstanding.
   */
  paused: z.boolean(),
  /** What it was for was given up: what is left of it is a fee, and kept. */
  over: z.boolean(),
  /** A card only guarantees it; nothing is taken before `next.dueOn`. */
  guarantee: z.boolean(),
  /** Held on a card for it: taken by itself, so nobody is asked for it. */
  reserved: Money,
  /** On which cards, as their owners know them: `visa 4242`. */
  reservedOn: MoneyFacts.shape.reservedOn,
  /** Asked of a card at this moment, and of nobody else. */
  collecting: Money,
  collectingOn: MoneyFacts.shape.collectingOn,
  /** The same of what nothing is owed for any more: it goes back if the bank still takes it. */
  collectingBack: Money,
  /** Came by transfer, was recorded and is being checked by a second colleague: nobody need pay it again. */
  checking: Money,
  /** The same of what nothing is owed for any more: it goes back if it has come. */
  checkingBack: Money,
  /** What is left of it is the fee of a booking that ended, by the term it was kept under. */
  keptUnder: MoneyFacts.shape.keptUnder,
  /** The saved card that pays by itself what falls due; null where there is none, or none is charged for it. */
  cardPays: CardPays.nullable(),
  /** Its client pays it: no saved card is ever charged for it. */
  byHand: z.boolean(),
  /** What a change of its booking that waits for the house makes of what is asked. */
  once: ChangeDue.optional(),
  /** How it was paid last: 'Visa 4242'; empty while it was not. */
  paidWith: z.string(),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

export const Party = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  email: z.string(),
  /** The tax registration number; null where there is none. */
  taxNumber: z.string().nullable(),
});
export type Party = z.infer<typeof Party>;

const InvoicePaymentLine = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(['payment', 'refund']),
  method: z.string(),
  /** Who paid it for the client; empty where nobody acted for them. */
  delegate: z.string(),
  amount: Money,
});

export const Invoice = InvoiceSummary.extend({
  issuedAt: Instant,
  lines: z.array(InvoiceLine),
  /** `open`: what of it is still to be paid. */
  instalments: z.array(Instalment.extend({ open: Money })),
  seller: Party,
  buyer: Party,
  /** The quote of the same request that was accepted after this was issued; it counts towards that one. */
  laterQuote: z.int().nullable(),
  /** For a credit note: the invoice it takes from. */
  credits: z.object({ id: Id, number: z.string() }).nullable(),
  /** For an invoice: what took from it, and why. */
  creditNotes: z.array(z.object({ id: Id, number: z.string(), total: Money, reason: z.string() })),
  payments: z.array(InvoicePaymentLine),
  /** How it stands today, in the words of its paper: paid, kept, reserved, what goes back and how. */
  stands: z.array(z.object({ label: z.string(), sum: Money.nullable(), note: z.string() })),
  reason: z.string(),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceView = z.enum(['all', 'due', 'paid', 'credit_notes']);
export type InvoiceView = z.infer<typeof InvoiceView>;

export const InvoiceList = z.object({
  items: z.array(InvoiceSummary),
  next: z.string().nullable(),
});
export type InvoiceList = z.infer<typeof InvoiceList>;

const InvoiceListQuery = z.object({
  ...InLanguage.shape,
  view: InvoiceView.default('all'),
  year: z.coerce.number().int().min(2000).max(2999).optional(),
  /** Only what was made from this booking, matter or membership. */
  source: Id.optional(),
  after: PageNext,
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** What stands between a client and the house, in each currency that was used. */
export const Balance = z.object({
  /** Owed in all, also what falls due later. Negative where the house owes. */
  balance: Money,
  /** Owed by today. */
  due: Money,
  /** Of that, what should have been paid before today. */
  overdue: Money,
});
export type Balance = z.infer<typeof Balance>;

/** What falls due on a day and is paid in one way. */
export const OwedLater = z.object({
  sum: Money,
  by: Day,
  /** What it is for. */
  titles: z.array(Localised),
  cardPays: CardPays.nullable(),
  byHand: z.boolean(),
  once: ChangeDue.optional(),
});
export type OwedLater = z.infer<typeof OwedLater>;

/**
 * What a client owes in one currency, said in the same three parts wherever it is asked. What is reserved on
 * a card is taken by itself, so it is in neither of the others.
 */
export const Owed = z.object({
  /** To be paid by today, and what it is for. */
  dueNow: Money,
  nowFor: z.array(Localised),
  /** By day, the soonest first. */
  later: z.array(OwedLater),
  dueLater: Money,
  reserved: Money,
  reservedOn: MoneyFacts.shape.reservedOn,
  /** For what, and when each is taken. */
  reservedFor: z.array(ReservedPart),
  /** Asked of a card at this moment, and of nobody else. */
  collecting: Money,
  collectingOn: MoneyFacts.shape.collectingOn,
  /** The same for what has ended meanwhile: it goes back if the bank still takes it. */
  collectingBack: Money,
  /** Came by transfer and is being checked: nobody is asked for it a second time. */
  checking: Money,
  /** The same for what has ended meanwhile: it goes back if it has come. */
  checkingBack: Money,
  /** What the house owes: on its way back to the client, how and onto which cards. */
  returning: Money,
  ways: MoneyFacts.shape.ways,
  cards: MoneyFacts.shape.cards,
  /** Each part of it: its card, or by when a person sends it. */
  shares: MoneyFacts.shape.returningTo,
  /** What changes that wait for the house send back once they are confirmed, of what, and to which cards. */
  comesBack: Money,
  comesBackTo: MoneyFacts.shape.comesBackTo,
  comesBackFor: z.array(Localised),
  /** Of what is asked for, what cheaper changes take once the house has confirmed them; of what, and what of each is left then. */
  lessOnce: Money,
  lessFor: z.array(z.object({ title: Localised, left: Money })),
});
export type Owed = z.infer<typeof Owed>;

/** A movement on the client's account, newest first; `balance` is what was owed after it. */
export const StatementLine = z.object({
  id: Id,
  at: Instant,
  kind: z.enum(['invoice', 'credit_note', 'payment', 'refund']),
  title: z.string(),
  /** The document's number, where it is one. */
  number: z.string().nullable(),
  amount: Money,
  balance: Money,
});
export type StatementLine = z.infer<typeof StatementLine>;

export const invoices = {
  list: endpoint('GET', '/rest/v1/billing/invoices', {
    acting: 'pay',
    query: InvoiceListQuery,
    returns: InvoiceList,
    summary: 'The client’s invoices and credit notes, newest first.',
  }),
  read: endpoint('GET', '/rest/v1/billing/invoices/:id', {
    acting: 'pay',
    params: ById,
    query: InLanguage,
    returns: Invoice,
    summary: 'One invoice or credit note, whole.',
  }),
  pdf: endpoint('GET', '/rest/v1/billing/invoices/:id/pdf', {
    acting: 'pay',
    params: ById,
    query: InLanguage,
    file: 'application/pdf',
    summary: 'The document as PDF, in English and Arabic.',
  }),
  statement: endpoint('GET', '/rest/v1/billing/statement', {
    query: z.object({
      ...InLanguage.shape,
      after: PageNext,
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    returns: z.object({
      balances: z.array(Balance),
      items: z.array(StatementLine),
      next: z.string().nullable(),
    }),
    summary: 'What was invoiced, credited, paid and refunded, with what is owed.',
  }),
};
