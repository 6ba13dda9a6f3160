import { z } from 'zod';
import { MatterQuoteLine, type QuoteDraft, QuoteState } from '#contract/matters/quotes.ts';
import { Currency, Id, Instant } from '#contract/primitives.ts';
import type { QuoteAmounts } from '#domain/matters/quotes.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const QuoteRow = z.object({
  id: Id,
  matterId: Id,
  number: z.int(),
  state: QuoteState,
  currency: Currency,
  lines: z.array(MatterQuoteLine),
  totalAmount: z.int(),
  vatAmount: z.int(),
  words: z.string(),
  keptPercent: z.int(),
  expiresAt: Instant,
  sentAt: Instant.nullable(),
  answeredAt: Instant.nullable(),
  reason: z.string(),
});
export type QuoteRow = z.infer<typeof QuoteRow>;

const columns = (sql: Sql) => sql`
  id, matter_id, number, state, currency, lines, total_amount, vat_amount, words, kept_percent, expires_at, sent_at,
  answered_at, reason`;

/** Every version, the first one first; drafts are the house's own. */
export const quotesOf = (sql: Sql, matterId: string, { drafts }: { drafts: boolean }) =>
  many(QuoteRow, sql)`
    select ${columns(sql)} from app.matter_quotes
    where matter_id = ${matterId} ${drafts ? sql`` : sql`and state <> 'draft'`}
    order by number`;

export const findQuote = (sql: Sql, matterId: string, id: string) =>
  maybe(QuoteRow, sql)`
    select ${columns(sql)} from app.matter_quotes
    where matter_id = ${matterId} and id = ${id} and state <> 'draft'`;

/** One that was sent, for whoever knows its name alone. */
export const findQuoteOf = (sql: Sql, id: string) =>
  maybe(QuoteRow, sql)`
    select ${columns(sql)} from app.matter_quotes where id = ${id} and state <> 'draft'`;

/** There is one of each at most. */
export const quoteIn = (sql: Sql, matterId: string, state: 'draft' | 'sent' | 'accepted') =>
  maybe(QuoteRow, sql)`
    select ${columns(sql)} from app.matter_quotes
    where matter_id = ${matterId} and state = ${state}`;

interface Draft
  extends Pick<QuoteDraft, 'currency' | 'lines' | 'words' | 'keptPercent' | 'expiresAt'> {
  matterId: string;
  writerId: string;
  sum: QuoteAmounts;
}

const written = (sql: Sql, draft: Draft) => {
  const { currency, lines, words, keptPercent, expiresAt, writerId, sum } = draft;
  const sums = { totalAmount: sum.total.amount, vatAmount: sum.vat.amount };
  const terms = { words, keptPercent, expiresAt };
  return { currency, lines: sql.json(lines), ...terms, writerId, ...sums };
};

export async function insertDraft(sql: Sql, id: string, draft: Draft): Promise<void> {
  const { matterId } = draft;
  const { number } = await one(z.object({ number: z.int() }), sql)`
    select coalesce(max(number), 0) + 1 as number from app.matter_quotes
    where matter_id = ${matterId}`;
  const values = { id, matterId, number, state: 'draft', ...written(sql, draft) };
  await sql`insert into app.matter_quotes ${sql(values)}`;
}

export async function rewriteDraft(sql: Sql, id: string, draft: Draft): Promise<void> {
  await sql`
    update app.matter_quotes set ${sql(written(sql, draft))} where id = ${id} and state = 'draft'`;
}

interface QuoteChange {
  state: QuoteState;
  sentAt?: Instant;
  answeredAt?: Instant;
  reason?: string;
}

export async function moveQuote(sql: Sql, id: string, change: QuoteChange): Promise<void> {
  await sql`update app.matter_quotes set ${sql({ ...change })} where id = ${id}`;
}
