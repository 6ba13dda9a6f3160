/** Those the house is asked about. */
import type { z } from 'zod';
import { CardPays } from '#contract/money-facts.ts';
import { Instant } from '#contract/primitives.ts';
import { columns, MembershipRow } from '#server/billing/memberships/store.ts';
import { payingCard } from '#server/money/moved-store.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const AppliedRow = MembershipRow.extend({ createdAt: Instant, cardPays: CardPays.nullable() });
export type AppliedRow = z.infer<typeof AppliedRow>;

/** The oldest first, each with the card that would pay. */
export const applied = (sql: Sql) =>
  many(AppliedRow, sql)`
    select ${columns(sql)}, created_at,
      ${payingCard(sql, sql`memberships.client_id`)} as card_pays
    from app.memberships
    where client_id is not null
      and (state = 'applied' or (state = 'active' and jsonb_typeof(next -> 'asked') = 'object'))
    order by created_at, id limit 200`;
