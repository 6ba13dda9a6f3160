import { z } from 'zod';
import { MembershipEvent, MembershipState, Programme } from '#contract/billing/memberships.ts';
import { CatalogueId, Currency, Day, Id, Instant, Localised } from '#contract/primitives.ts';
import { type Act, record } from '#server/platform/act.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** What it becomes: once an invoice is paid, or on a day. */
const Next = z.object({
  choice: CatalogueId,
  name: Localised,
  price: z.int(),
  invoice: Id.nullable(),
  on: Day.nullable(),
  /** Until when it cannot end then, as the client saw it; of what was asked for before that was said: as it was. */
  minimumUntil: Day.nullable().default(null),
  /** While the house is asked: the most it may cost now, as the client saw it, and since when. */
  asked: z.object({ most: z.int(), at: Instant }).nullable().default(null),
});
export type Next = z.infer<typeof Next>;

export const MembershipRow = z.object({
  id: Id,
  clientId: z.guid().nullable(),
  programme: Programme,
  choice: CatalogueId,
  name: Localised,
  state: MembershipState,
  currency: Currency,
  priceAmount: z.int(),
  joiningAmount: z.int(),
  every: z.enum(['month', 'year']),
  startedOn: Day,
  periodFrom: Day,
  periodTo: Day,
  minimumUntil: Day,
  periods: z.int(),
  endsOn: Day.nullable(),
  next: Next.nullable(),
  declines: z.int(),
  retryOn: Day.nullable(),
  version: z.int(),
});
export type MembershipRow = z.infer<typeof MembershipRow>;

export const columns = (sql: Sql) => sql`
  id, client_id, programme, choice, name, state, currency, price_amount, joining_amount, every, started_on,
  period_from, period_to, minimum_until, periods, ends_on, next, declines, retry_on, version`;

const packed = (sql: Sql, { name, next, ...plain }: Omit<MembershipRow, 'version'>) => ({
  ...plain,
  name: sql.json(name),
  next: next && sql.json(next),
});

/** Nothing where another tab has begun one meanwhile. */
export const insertMembership = (sql: Sql, row: Omit<MembershipRow, 'version'>) =>
  maybe(MembershipRow, sql)`
    insert into app.memberships ${sql(packed(sql, row))}
    on conflict (client_id, programme) where state <> 'ended' do nothing returning ${columns(sql)}`;

export const saveMembership = (sql: Sql, { version: _, ...row }: MembershipRow) =>
  one(MembershipRow, sql)`
    update app.memberships set ${sql(packed(sql, row))}, version = version + 1, updated_at = now()
    where id = ${row.id} returning ${columns(sql)}`;

export const lockMembership = (sql: Sql, id: string) =>
  maybe(MembershipRow, sql)`
    select ${columns(sql)} from app.memberships where id = ${id} for update`;

export const findMembership = (sql: Sql, id: string, clientId: string) =>
  maybe(MembershipRow, sql)`
    select ${columns(sql)} from app.memberships where id = ${id} and client_id = ${clientId}`;

export const openMembershipsOf = (sql: Sql, clientId: string) =>
  many(MembershipRow, sql)`
    select ${columns(sql)} from app.memberships
    where client_id = ${clientId} and state <> 'ended' order by programme, created_at`;

const Known = z.object({ id: Id });

/** Those for whom something is to be done on a day: renewed, ended, tried again, forgotten. */
export const dueOn = (sql: Sql, today: Day, forgottenBefore: Day) =>
  many(Known, sql)`
    select id from app.memberships
    where client_id is not null and (
      (state in ('active', 'past_due') and period_to <= ${today})
      or retry_on <= ${today}
      or (state = 'paused' and ends_on <= ${today})
      or (state = 'awaiting' and started_on < ${forgottenBefore}))
    order by period_to, id limit 500`;

interface Happened {
  kind: MembershipEvent['kind'];
  name?: Localised;
  reason?: string;
}

export async function addMembershipEvent(
  clerk: Pick<Act, 'tx' | 'now' | 'by'>,
  { id: membershipId, clientId }: MembershipRow,
  { kind, name, reason = '' }: Happened,
): Promise<void> {
  const named = name ? clerk.tx.json(name) : null;
  await record(clerk, 'membership_events', { membershipId, clientId, kind, name: named, reason });
}

const StoredEvent = MembershipEvent.extend({ name: Localised.nullable() });

export const eventsOfMembership = (sql: Sql, membershipId: string) =>
  many(StoredEvent, sql)`
    select id, at, kind, name, reason from app.membership_events
    where membership_id = ${membershipId} order by at desc, id desc`;
