/** The sandbox's own books. It stands for somebody outside, so only it reads and writes them. */
import { z } from 'zod';
import { CardBrand, DeclineReason, TestCard } from '#contract/billing/payments.ts';
import { Currency } from '#contract/primitives.ts';
import { maybe, one, type Sql } from '#server/platform/sql.ts';

const Card = z.object({
  token: z.string(),
  brand: CardBrand,
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  behaviour: TestCard.shape.behaviour,
});
type SandboxCardRow = z.infer<typeof Card>;

export async function insertCard(sql: Sql, card: SandboxCardRow): Promise<void> {
  await sql`insert into app.sandbox_cards ${sql(card)}`;
}

export const findCard = (sql: Sql, token: string) =>
  maybe(Card, sql)`
    select token, brand, last4, exp_month, exp_year, behaviour from app.sandbox_cards
    where token = ${token} and detached_at is null`;

export async function detachCard(sql: Sql, token: string): Promise<void> {
  await sql`update app.sandbox_cards set detached_at = now() where token = ${token}`;
}

const IntentState = z.enum(['step', 'processing', 'authorised', 'succeeded', 'failed', 'released']);

const Intent = z.object({
  id: z.string(),
  key: z.string(),
  card: z.string(),
  currency: Currency,
  amount: z.int(),
  captureLater: z.boolean(),
  state: IntentState,
  captured: z.int(),
  refunded: z.int(),
  failure: DeclineReason.nullable(),
  returnUrl: z.string(),
});
export type IntentRow = z.infer<typeof Intent>;

const columns = (sql: Sql) => sql`
  id, key, card, currency, amount, capture_later, state, captured, refunded, failure, return_url`;

/** Nothing where the key was there before: then that one counts. */
export const insertIntent = (sql: Sql, intent: IntentRow) =>
  maybe(Intent, sql)`
    insert into app.sandbox_intents ${sql(intent)} on conflict (key) do nothing
    returning ${columns(sql)}`;

export const findByKey = (sql: Sql, key: string) =>
  maybe(Intent, sql)`select ${columns(sql)} from app.sandbox_intents where key = ${key}`;

export const lockIntent = (sql: Sql, id: string) =>
  maybe(Intent, sql)`select ${columns(sql)} from app.sandbox_intents where id = ${id} for update`;

export type IntentChange = Partial<Pick<IntentRow, 'state' | 'captured' | 'refunded' | 'failure'>>;

export const changeIntent = (sql: Sql, id: string, change: IntentChange) =>
  one(Intent, sql)`
    update app.sandbox_intents set ${sql({ ...change })} where id = ${id}
    returning ${columns(sql)}`;

const Refund = z.object({ id: z.string() });

export const findSandboxRefund = (sql: Sql, key: string) =>
  maybe(Refund, sql)`select id from app.sandbox_refunds where key = ${key}`;

export async function insertSandboxRefund(
  sql: Sql,
  refund: { id: string; key: string; intent: string; amount: number },
): Promise<void> {
  await sql`insert into app.sandbox_refunds ${sql(refund)}`;
}
