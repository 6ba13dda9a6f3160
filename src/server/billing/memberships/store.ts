import { z } from 'zod';
import { MembershipEvent, MembershipState, Programme } from '#contract/billing/memberships.ts';
import { CatalogueId, Currency, Day, Id, Instant, Localised } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, many, maybe, one, type Sql } from '#server/platform/sql.ts';

/** What it becomes: once an invoice is paid, or on a day. */
const Next = z.object({
  choice: CatalogueId,
  name: Localised,
  price: z.int(),
  invoice: Id.nullable(),
  on: Day.nullable(),
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

const columns = (sql: Sql) => sql`
  id, client_id, programme, choice, name, state, currency, price_amount, joining_amount, every, started_on,
  period_from, period_to, minimum_until, periods, ends_on, next, declines, retry_on, version`;

const packed = (sql: Sql, { name, next, ...plain }: Omit<MembershipRow, 'version'>) => ({
  ...plain,
  name: sql.json(name),
  next: next && sql.json(next),
});

export function insert(sql: Sql, row: Omit<MembershipRow, 'version'>) {
  return one(
    MembershipRow,
    sql`insert into app.memberships ${sql(packed(sql, row))} returning ${columns(sql)}`,
  );
}

export function save(sql: Sql, { version: _, ...row }: MembershipRow) {
  return one(
    MembershipRow,
    sql`
      update app.memberships set ${sql(packed(sql, row))}, version = version + 1, updated_at = now()
      where id = ${row.id} returning ${columns(sql)}`,
  );
}

export function lock(sql: Sql, id: string) {
  return maybe(
    MembershipRow,
    sql`select ${columns(sql)} from app.memberships where id = ${id} for update`,
  );
}

export function find(sql: Sql, id: string, clientId: string) {
  return maybe(
    MembershipRow,
    sql`
      select ${columns(sql)} from app.memberships where id = ${id} and client_id = ${clientId}`,
  );
}

export function openOf(sql: Sql, clientId: string) {
  return many(
    MembershipRow,
    sql`
      select ${columns(sql)} from app.memberships
      where client_id = ${clientId} and state <> 'ended' order by programme, created_at`,
  );
}

export const AppliedRow = MembershipRow.extend({ createdAt: Instant });
export type AppliedRow = z.infer<typeof AppliedRow>;

/** Those the house is asked about, the oldest first. */
export function applied(sql: Sql) {
  return many(
    AppliedRow,
    sql`
      select ${columns(sql)}, created_at from app.memberships
      where client_id is not null
        and (state = 'applied' or (state = 'active' and jsonb_typeof(next -> 'asked') = 'object'))
      order by created_at, id limit 200`,
  );
}

const Known = z.object({ id: Id });

/** Those for whom something is to be done on a day: renewed, ended, tried again, forgotten. */
export function dueOn(sql: Sql, today: Day, forgottenBefore: Day) {
  return many(
    Known,
    sql`
      select id from app.memberships
      where client_id is not null and (
        (state in ('active', 'past_due') and period_to <= ${today})
        or retry_on <= ${today}
        or (state = 'paused' and ends_on <= ${today})
        or (state = 'awaiting' and started_on < ${forgottenBefore}))
      order by period_to, id limit 500`,
  );
}

interface Happened {
  kind: MembershipEvent['kind'];
  at: Instant;
  by: Caller;
  name?: Localised;
  reason?: string;
}

/** Written in the transaction of what it tells of, and never changed. */
export async function addEvent(sql: Sql, row: MembershipRow, event: Happened): Promise<void> {
  const { kind, at, by, name, reason = '' } = event;
  await sql`
    insert into app.membership_events ${sql({
      id: newId(),
      membershipId: row.id,
      clientId: row.clientId,
      kind,
      at,
      actorKind: by.kind,
      actorId: 'id' in by ? by.id : null,
      name: name ? sql.json(name) : null,
      reason,
    })}`;
}

const StoredEvent = MembershipEvent.extend({ name: Localised.nullable() });

export function eventsOf(sql: Sql, membershipId: string) {
  return many(
    StoredEvent,
    sql`
      select id, at, kind, name, reason from app.membership_events
      where membership_id = ${membershipId} order by at desc, id desc`,
  );
}
