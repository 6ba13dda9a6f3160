/** Paying: saved methods, card payments with a possible second step, and bank transfer. */
import { z } from 'zod';
import { Balance, InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import { MembershipView } from '#contract/billing/memberships.ts';
import { ConfirmAsk } from '#contract/bookings/asks.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ChangeDue } from '#contract/money-facts.ts';
import { ById, Day, Id, InLanguage, Instant, Money, PageNext } from '#contract/primitives.ts';

/** The outside that moves the money: `sandbox` is built in, `stripe` is switched on by configuration. */
/** `none`: a house in production without one takes no cards. */
export const Processor = z.enum(['sandbox', 'stripe', 'none']);
export type Processor = z.infer<typeof Processor>;

export const CardBrand = z.enum(['visa', 'mastercard', 'amex', 'other']);
export type CardBrand = z.infer<typeof CardBrand>;

/** What is kept of a card: never its number. */
export const PaymentMethod = z.object({
  id: Id,
  brand: CardBrand,
  last4: z.string().regex(/^\d{4}$/),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
  isDefault: z.boolean(),
  /** By the Dubai month it is now. */
  expired: z.boolean(),
  /** The day on which its bank refused it when it was last asked; null where it did not. */
  refusedOn: Day.nullable(),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Where a transfer goes, and what must stand on it. */
export const BankDetails = z.object({
  holder: z.string(),
  bank: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** The client's own, for every transfer: `RF18 RIHL 0412…`. */
  reference: z.string(),
});
export type BankDetails = z.infer<typeof BankDetails>;

/**
 * `step`: the payer must go to `next.url` first (the bank's question, or the processor's own page).
 * `authorised`: reserved on the card, nothing taken. `released`: the reservation was given up.
 */
export const PaymentState = z.enum([
  'created',
  'step',
  'processing',
  'authorised',
  'succeeded',
  'failed',
  'released',
]);
export type PaymentState = z.infer<typeof PaymentState>;

/** Why a card was refused, in words that a screen can explain. */
export const DeclineReason = z.enum([
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_number',
  'step_failed',
  /** The payer was not there, and the bank pays only once they have answered it. */
  'step_needed',
  'processor_error',
  'given_up',
]);
export type DeclineReason = z.infer<typeof DeclineReason>;

/**
 * How the document of a payment stands by now: something is open, a transfer that covers the rest is being checked,
 * it is paid, or nothing is asked for any more.
 */
const InvoiceStage = z.enum(['open', 'checked', 'paid', 'nothing']);
export type InvoiceStage = z.infer<typeof InvoiceStage>;

export const Payment = z.object({
  id: Id,
  state: PaymentState,
  kind: z.enum(['card', 'transfer']),
  amount: Money,
  /** Of it, what went back or is on its way back. */
  refunded: Money,
  /** Of that, what is still on its way: nobody has said yet that it left. */
  returning: Money,
  createdAt: Instant,
  settledAt: Instant.nullable(),
  /** 'Visa 4242', 'Bank transfer'. */
  method: z.string(),
  /** Who paid it for the client; empty where nobody acted for them. */
  delegate: z.string(),
  /** What it was for. */
  title: z.string(),
  invoice: z.object({ id: Id, number: z.string(), stands: InvoiceStage }).nullable(),
  booking: Id.nullable(),
  failure: DeclineReason.nullable(),
  /** Where the payer must go now; only while the state is `step`. An address of ours or the processor's. */
  next: z.object({ url: z.string() }).nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** A page of ours to come back to, without the language; `?payment=<id>` is added. */
const ReturnTo = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[^\s\\]*$/, 'It must be a page of ours');

/** A saved card, a card the sandbox just made a token of, or the processor's own page. */
export const PaymentWith = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved'), id: Id }),
  z.object({ kind: z.literal('token'), token: z.string().min(8).max(200), save: z.boolean() }),
  z.object({ kind: z.literal('hosted'), save: z.boolean() }),
]);
export type PaymentWith = z.infer<typeof PaymentWith>;

/** A hold as its payer saw it, and who comes. */
export const HoldConfirm = ConfirmAsk.extend({ version: z.int().min(1) });
export type HoldConfirm = z.infer<typeof HoldConfirm>;

export const PaymentFor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invoice'), id: Id }),
  /**
   * What a held booking wants with its confirmation. With `confirms` it is that as well: the place is taken so once it
   * is paid, wherever its payer is by then; without it confirm afterwards takes it into account.
   */
  z.object({ kind: z.literal('hold'), id: Id, confirms: HoldConfirm.optional() }),
]);
export type PaymentFor = z.infer<typeof PaymentFor>;

export const PayAsk = z.object({
  for: PaymentFor,
  /** What the payer saw: all that is outstanding or a part of it, never more. */
  amount: Money.extend({ amount: z.int('It is counted in whole fils or cents').min(1) }),
  with: PaymentWith,
  returnTo: ReturnTo.default('/profile/invoices'),
});
export type PayAsk = z.infer<typeof PayAsk>;

/** A card as typed. The sandbox alone takes it; with Stripe it never comes to us. */
export const SandboxCard = z.object({
  number: z
    .string()
    .max(30)
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, 'It must be a card number')),
  expMonth: z.int().min(1).max(12),
  expYear: z.int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/, 'It has three or four digits'),
});
export type SandboxCard = z.infer<typeof SandboxCard>;

/** A number of the sandbox and what happens with it. */
export const TestCard = z.object({
  number: z.string(),
  behaviour: z.enum([
    'success',
    'declined',
    'insufficient_funds',
    'expired_card',
    'second_step',
    'fails_later',
  ]),
});
export type TestCard = z.infer<typeof TestCard>;

/** What the card that is charged pays by itself, and on which day. */
export const CardPart = z.object({
  /** With the reference of its booking or the number of its invoice, where it has one. */
  title: z.string(),
  sum: Money,
  /** Null: as the house confirms it. */
  on: Day.nullable(),
  /** So far ahead that without its year it would be read as another day. */
  isFar: z.boolean().optional(),
  /** It is due by now: the card is asked for it on that morning, unless it is paid before. */
  isDue: z.boolean().optional(),
  /** The house has yet to confirm it. */
  waits: z.boolean(),
  /** The card on which it is reserved already: `visa 4242`; empty where it is only charged then. */
  heldOn: z.string(),
  /** It was applied for and is charged once the house says yes; `at_most`: fewer days may be left by then. */
  ifYes: z.enum(['exactly', 'at_most']).nullable(),
  once: ChangeDue.optional(),
  /** A dearer membership was asked for and waits to be paid: once this invoice is, the card pays that one instead. */
  oncePaid: z.object({ invoice: Id, title: z.string(), sum: Money }).optional(),
});
export type CardPart = z.infer<typeof CardPart>;

/** What the pages of invoices and payments begin with. */
export const BillingOverview = z.object({
  processor: Processor,
  /** Listed on screen while the sandbox is on; empty with a real processor. */
  testCards: z.array(TestCard),
  balances: z.array(Balance),
  /** One for each currency; empty where nothing is owed. */
  owed: z.array(Owed),
  /** What is to be paid first; null when nothing is owed. */
  firstDue: InvoiceSummary.nullable(),
  methods: z.array(PaymentMethod),
  /** What of all that is open a saved card pays by itself, or would if one were saved; the first due first. */
  byCard: z.array(CardPart),
  /** Null where the house takes no transfers. */
  bank: BankDetails.nullable(),
  /** Whom to ask where neither cards nor transfers are taken. */
  contact: z.object({ email: z.string(), phone: z.string() }),
  memberships: z.array(MembershipView),
  /** The plan or tier chosen at sign-up and not yet begun. */
  suggested: z
    .object({ programme: z.enum(['plan', 'tier']), choice: z.string(), name: z.string() })
    .nullable(),
});
export type BillingOverview = z.infer<typeof BillingOverview>;

export const billing = {
  overview: endpoint('GET', '/rest/v1/billing', {
    acting: 'pay',
    query: InLanguage,
    returns: BillingOverview,
    summary: 'What is due, how it is paid, and the membership.',
  }),
};

export const payments = {
  pay: endpoint('POST', '/rest/v1/billing/payments', {
    acting: 'pay',
    body: PayAsk,
    query: InLanguage,
    returns: Payment,
    once: true,
    summary: 'Pays an invoice or for a hold. Declined answers 402 with `params.reason`.',
  }),
  list: endpoint('GET', '/rest/v1/billing/payments', {
    acting: 'pay',
    query: z.object({
      ...InLanguage.shape,
      after: PageNext,
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    returns: z.object({ items: z.array(Payment), next: z.string().nullable() }),
    summary: 'The client’s payments, newest first; those that were refused are left out.',
  }),
  read: endpoint('GET', '/rest/v1/billing/payments/:id', {
    acting: 'pay',
    params: ById,
    query: InLanguage,
    returns: Payment,
    summary: 'One payment as the processor sees it now: ask after a second step.',
  }),
  receipt: endpoint('GET', '/rest/v1/billing/payments/:id/receipt', {
    acting: 'pay',
    params: ById,
    query: InLanguage,
    file: 'application/pdf',
    summary: 'The receipt as PDF, of a payment that was made.',
  }),
};

export const paymentMethods = {
  list: endpoint('GET', '/rest/v1/billing/methods', {
    acting: 'pay',
    returns: z.array(PaymentMethod),
    summary: 'Saved cards, the default first.',
  }),
  add: endpoint('POST', '/rest/v1/billing/methods', {
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('token'), token: z.string().min(8).max(200) }),
      z.object({ kind: z.literal('hosted'), returnTo: ReturnTo.default('/profile/payments') }),
    ]),
    query: InLanguage,
    /** With `hosted`: where to go; the card is there when its owner comes back. */
    returns: z.object({
      methods: z.array(PaymentMethod),
      next: z.object({ url: z.string() }).nullable(),
    }),
    proof: 'fresh',
    once: true,
    summary: 'Saves a card for later. The first one becomes the default.',
  }),
  makeDefault: endpoint('POST', '/rest/v1/billing/methods/:id/default', {
    params: ById,
    returns: z.array(PaymentMethod),
    summary: 'Uses this card first from now on.',
  }),
  remove: endpoint('DELETE', '/rest/v1/billing/methods/:id', {
    params: ById,
    returns: z.array(PaymentMethod),
    summary: 'Forgets a card, here and at the processor.',
  }),
};

export const sandbox = {
  token: endpoint('POST', '/rest/v1/billing/sandbox/tokens', {
    acting: 'pay',
    body: SandboxCard,
    returns: z.object({
      token: z.string(),
      brand: CardBrand,
      last4: z.string(),
      expMonth: z.int(),
      expYear: z.int(),
    }),
    summary: 'Makes a token of a test card. Only while the embedded sandbox is the processor.',
  }),
};
