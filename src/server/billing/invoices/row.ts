import { z } from 'zod';
import { InvoiceKind, InvoiceLineKind, SpendingCategory } from '#contract/billing/invoices.ts';
import { CardPays } from '#contract/money-facts.ts';
import { Currency, Day, Id, Instant, Language, Localised } from '#contract/primitives.ts';
import { documentNumber, type Scheduled, type Sums } from '#domain/billing/invoice.ts';
import { pausing } from '#domain/matters/money.ts';
import type { Payer } from '#domain/money/card-words.ts';
import type { Sql } from '#server/platform/sql.ts';

/** May be empty, unlike a name. */
const Words = z.object({ en: z.string(), ar: z.string() });

const KeptLine = z.object({
  kind: InvoiceLineKind,
  title: Localised,
  quantity: z.int(),
  each: z.int(),
});

export const Seller = z.object({
  name: Localised,
  lines: z.array(Localised),
  email: z.string(),
  taxNumber: z.string().nullable(),
});
export type Seller = z.infer<typeof Seller>;

export const Buyer = z.object({ name: z.string(), lines: z.array(z.string()), email: z.string() });
export type Buyer = z.infer<typeof Buyer>;

/** A row of app.invoices. A credit note's sums are kept positive; views turn them round. */
export const InvoiceRow = z.object({
  id: Id,
  kind: InvoiceKind,
  series: z.string(),
  year: z.int(),
  number: z.int(),
  clientId: z.guid().nullable(),
  creditsId: Id.nullable(),
  sourceKind: z.enum(['booking', 'matter', 'membership', 'desk']),
  sourceId: Id,
  sourcePart: z.string(),
  sourcePath: z.string(),
  category: SpendingCategory,
  title: Localised,
  detail: Words,
  lines: z.array(KeptLine),
  instalments: z.array(z.object({ amount: z.int(), dueOn: Day })),
  guarantee: z.boolean(),
  seller: Seller,
  buyer: Buyer,
  reason: z.string(),
  language: Language,
  currency: Currency,
  netAmount: z.int(),
  vatAmount: z.int(),
  paidOutAmount: z.int(),
  totalAmount: z.int(),
  issuedAt: Instant,
  issuedOn: Day,
  dueOn: Day,
  paidAmount: z.int(),
  creditedAmount: z.int(),
  refundedAmount: z.int(),
  /** Its request waits for a new proposal: nobody is asked for it meanwhile. */
  paused: z.boolean(),
  /** Held on a card for it and not taken. */
  reservedAmount: z.int(),
  /** The saved card that pays by itself what of it falls due; only bookings are collected. */
  cardPays: CardPays.nullable(),
});
export type InvoiceRow = z.infer<typeof InvoiceRow>;

export const invoiceColumns = (sql: Sql) => sql`
  id, kind, series, year, number, client_id, credits_id, source_kind, source_id, source_part,
  source_path, category, title, detail, lines, instalments, guarantee, seller, buyer, reason,
  language, currency, net_amount, vat_amount, paid_out_amount, total_amount, issued_at, issued_on,
  due_on, paid_amount, credited_amount, refunded_amount, ${pausedInvoice(sql)} as paused,
  ${reservedFor(sql)} as reserved_amount,
  case when source_kind = 'booking' then ${payingCard(sql, sql`invoices.client_id`)} end as card_pays`;

type Fragment = ReturnType<Sql>;

export const payingCard = (sql: Sql, clientId: Fragment) => sql`(
  select jsonb_build_object('card', m.brand || ' ' || m.last4,
    'until', (make_date(m.exp_year, m.exp_month, 1) + interval '1 month' - interval '1 day')::date)
  from app.payment_methods m where m.client_id = ${clientId} and m.is_default)`;

/** Read off its request each time, so that no two places say how that stands. */
export const pausedInvoice = (sql: Sql) => sql`(source_kind = 'matter' and exists (
  select from app.matters m where m.id = invoices.source_id and m.state = any (${[...pausing]})))`;

/** Before it was confirmed it was reserved for the booking alone. */
const reservedFor = (sql: Sql) => sql`(
  select coalesce(sum(p.amount), 0)::bigint from app.payments p
  where p.state = 'authorised' and p.currency = invoices.currency and (
    p.invoice_id = invoices.id or (p.invoice_id is null and p.booking_id = invoices.source_id)))`;

/** Nobody's card is charged for what people quoted or wrote at the desk: its client pays. */
export const payerOf = ({ cardPays, sourceKind }: InvoiceRow): Payer => ({
  cardPays,
  byHand: sourceKind === 'matter' || sourceKind === 'desk',
});

export const numberOf = ({ series, year, number }: InvoiceRow): string =>
  documentNumber(series, year, number);

/** As the rules want it. */
export const standingOf = (row: InvoiceRow): Scheduled & Pick<InvoiceRow, 'kind' | 'currency'> => ({
  kind: row.kind,
  currency: row.currency,
  total: row.totalAmount,
  paid: row.paidAmount,
  credited: row.creditedAmount,
  instalments: row.instalments,
});

export const sumsOf = (row: InvoiceRow): Sums => ({
  total: row.totalAmount,
  vat: row.vatAmount,
  net: row.netAmount,
  paidOut: row.paidOutAmount,
});
