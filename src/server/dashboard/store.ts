import type Postgres from 'postgres';
import { z } from 'zod';
import { BookingPlace } from '#contract/bookings/bookings.ts';
import { NeedKind } from '#contract/dashboard.ts';
import { MatterArea } from '#contract/matters/kinds.ts';
import { MatterWaitsOn } from '#contract/matters/matters.ts';
import { MatterState } from '#contract/matters/parts.ts';
import { Currency, Day, Id, type Instant, Localised } from '#contract/primitives.ts';
import { dayInDubai, houseZone } from '#domain/time.ts';
import { isToCome } from '#server/bookings/row.ts';
import { one, type Sql } from '#server/platform/sql.ts';

/** As PostgreSQL writes moments into JSON; read again as a moment before it leaves. */
const Stamp = z.iso.datetime({ offset: true });

const NeedRow = z.object({
  kind: NeedKind,
  id: Id,
  area: z.union([MatterArea, z.literal('bookings')]),
  title: Localised,
  until: Stamp.nullable(),
  count: z.int(),
  amount: z.int().nullable(),
  currency: Currency.nullable(),
  /** The last words of the house, and whose they are. */
  asked: z.object({ words: z.string(), by: z.string() }).nullable(),
});
export type NeedRow = z.infer<typeof NeedRow>;

/** A brief for a home, as far as it decides which homes answer it. Old forms may lack parts. */
const HomeBrief = z.object({
  purpose: z.enum(['buy', 'rent']),
  types: z.array(z.string()).catch([]),
  areas: z.array(z.string()).catch([]),
  bedrooms: z.int().nullable().catch(null),
});
export type HomeBrief = z.infer<typeof HomeBrief>;

const Standing = z.object({
  plan: z.string().nullable(),
  managerId: z.guid().nullable(),
  matters: z.array(
    z.object({ area: MatterArea, state: MatterState, waitsOn: MatterWaitsOn, count: z.int() }),
  ),
  bookings: z.array(z.object({ place: BookingPlace, count: z.int() })),
  upcoming: z.int(),
  trips: z.array(
    z.object({ title: Localised, category: z.string(), from: Day, to: Day, startsAt: Stamp }),
  ),
  waits: z.boolean(),
  /** For how many they booked last. */
  party: z.int().nullable(),
  hasFamily: z.boolean(),
  hasPaper: z.boolean(),
  /** They said how they like things. */
  hasTaste: z.boolean(),
  needs: z.array(NeedRow),
  brief: HomeBrief.nullable().catch(null),
  child: z
    .object({ name: z.string(), born: Day.nullable().catch(null), age: z.int().nullable() })
    .nullable(),
  hasCompany: z.boolean(),
  stars: z.int(),
  ratings: z.int(),
});
export type Standing = z.infer<typeof Standing>;

interface Asked {
  clientId: Id;
  now: Instant;
}

type Fragment = Postgres.PendingQuery<Postgres.Row[]>;

const listed = (sql: Sql, rows: Fragment) =>
  sql`(select coalesce(json_agg(row_to_json(it)), '[]') from (${rows}) as it)`;

/** Everything of the client's own that the dashboard is made from: one statement, so one moment. */
export function clientStanding(sql: Sql, asked: Asked): Promise<Standing> {
  const { clientId } = asked;
  return one(Standing, sql)`
    select
      (select plan from app.clients where id = ${clientId}) as plan,
      (select manager_id from app.clients where id = ${clientId}) as manager_id,
      ${listed(sql, matterCounts(sql, asked))} as matters,
      ${listed(sql, bookingCounts(sql, asked))} as bookings,
      (select count(*)::integer from app.bookings
        where client_id = ${clientId} and ${isToCome(sql, asked.now)}) as upcoming,
      ${listed(sql, nextTrips(sql, asked))} as trips,
      exists (select from app.waitlist_entries
        where client_id = ${clientId} and state in ('waiting', 'offered')) as waits,
      (select party from app.bookings where client_id = ${clientId}
        and place in ('pending', 'confirmed', 'completed') order by created_at desc, id desc limit 1) as party,
      exists (select from app.family_members where client_id = ${clientId}) as has_family,
      exists (select from app.documents
        where owner_id = ${clientId} and binned_at is null) as has_paper,
      exists (select from app.profile_sections
        where client_id = ${clientId} and section = 'preferences') as has_taste,
      ${listed(sql, needs(sql, asked))} as needs,
      (select form from app.matters where client_id = ${clientId} and kind = 'property_search'
        and state <> 'draft' order by created_at desc limit 1) as brief,
      ${child(sql, asked)} as child,
      exists (select from app.matters where client_id = ${clientId} and kind = 'company'
        and state in ('delivered', 'closed')) as has_company,
      own.stars, own.ratings
    from (${ratingsOf(sql, sql`client_id = ${clientId}`)}) as own`;
}

/** While a paper is missing it is the client's turn, whoever works on the rest. */
const matterCounts = (sql: Sql, { clientId }: Asked) => sql`
  select area, state, case when state in ('submitted', 'sourcing', 'approved', 'fulfilling')
      and ${papersOf(sql)} > 0 then 'client' else waits_on end as "waitsOn",
    count(*)::integer as count
  from app.matters m where client_id = ${clientId} group by area, state, 3`;

/** How many papers the open steps of the matter `m` still need. */
const papersOf = (sql: Sql) => sql`
  (select count(*)::integer from app.matter_papers p
    join app.matter_steps s on s.matter_id = p.matter_id and s.number = p.step and s.state = 'open'
    where p.matter_id = m.id and p.state in ('missing', 'rejected'))`;

/** By the clock, whether or not a job came by to write it down; as `effectivePlace` says it. */
const bookingCounts = (sql: Sql, { clientId, now }: Asked) => sql`
  select case when place = 'held' and held_until <= ${now} then 'expired'
    when place = 'pending' and before is not null then 'confirmed'
    when place = 'confirmed' and ends_at <= ${now} then 'completed' else place end as place,
    count(*)::integer as count
  from app.bookings where client_id = ${clientId} group by 1`;

/** As they stand, whatever change of one waits. */
const nextTrips = (sql: Sql, { clientId, now }: Asked) => sql`
  select offered -> 'title' as title, offered ->> 'category' as category,
    coalesce((before ->> 'day')::date, day) as "from",
    (stands_until at time zone ${houseZone})::date as "to", stands_from as "startsAt"
  from app.bookings
  cross join lateral (select coalesce((before ->> 'startsAt')::timestamptz, starts_at) as stands_from,
    coalesce((before ->> 'endsAt')::timestamptz, ends_at) as stands_until) standing
  where client_id = ${clientId} and place in ('pending', 'confirmed') and stands_until > ${now}
  order by stands_from limit 10`;

/** What waits for the client; nobody has more than this. */
const needs = (sql: Sql, asked: Asked) => sql`
  select * from (
    ${matterNeeds(sql, asked)} union all ${bookingNeeds(sql, asked)}) as all_needs
  order by until nulls last limit 50`;

const matterNeeds = (sql: Sql, { clientId, now }: Asked) => sql`
  select case when q.id is not null then 'quote' when m.state = 'clarifying' then 'answer'
      when m.state = 'delivered' then 'accept' when m.state = 'draft' then 'draft'
      else 'paper' end as kind,
    m.id, m.area, m.title, q.expires_at as until, coalesce(p.count, 0) as count,
    q.total_amount as amount, q.currency, word.asked
  from app.matters m
  left join app.matter_quotes q on m.state in ('proposed', 'approved', 'fulfilling') and q.matter_id = m.id
    and q.state = 'sent' and q.expires_at > ${now}
  left join lateral (select ${papersOf(sql)} as count) p
    on m.state in ('submitted', 'sourcing', 'approved', 'fulfilling')
  left join lateral (
    select json_build_object('words', text, 'by', writer_name) as asked from app.matter_messages
    where matter_id = m.id and not internal and side = 'house' order by at desc, id desc limit 1) word
    on m.state = 'clarifying'
  where m.client_id = ${clientId}
    and (m.state in ('clarifying', 'delivered', 'draft') or q.id is not null or p.count > 0)`;

/** For a month after it is over a client may still like to say how it was. */
const bookingNeeds = (sql: Sql, { clientId, now }: Asked) => sql`
  select case when place <> 'held' then 'rate' when waitlist_entry_id is null then 'hold'
      else 'waitlist' end as kind,
    id, 'bookings' as area, offered -> 'title' as title,
    case when place = 'held' then held_until end as until, 0 as count, null as amount, null as currency, null as asked
  from app.bookings b
  where client_id = ${clientId} and ((place = 'held' and held_until > ${now})
    or (place in ('confirmed', 'completed') and ends_at <= ${now}
      and ends_at > ${now}::timestamptz - interval '30 days'
      and not exists (select from app.booking_ratings r where r.booking_id = b.id)))`;

/** The child of the newest school matter; else the youngest guest who is one. */
const child = (sql: Sql, { clientId, now }: Asked) => sql`
  coalesce(
    (select json_build_object('name', form -> 'child' ->> 'name', 'born', form -> 'child' ->> 'born',
        'age', null)
      from app.matters where client_id = ${clientId} and kind = 'school' and state <> 'draft'
        and form -> 'child' ->> 'name' <> ''
      order by created_at desc limit 1),
    (select json_build_object('name', name, 'born', null,
        'age', age + extract(year from age(${dayInDubai(now)}::date, age_said_on))::integer)
      from app.guests where client_id = ${clientId} and age < 18
        and age + extract(year from age(${dayInDubai(now)}::date, age_said_on)) < 18
      order by age limit 1))`;

const ratingsOf = (sql: Sql, which: Fragment) => sql`
  select coalesce(sum(stars), 0)::integer as stars, count(*)::integer as ratings from (
    select stars from app.booking_ratings where ${which}
    union all
    select rating_stars from app.matters where ${which} and rating_stars is not null) as given`;

const HouseFacts = z.object({
  managerName: z.string().nullable(),
  stars: z.int(),
  ratings: z.int(),
});

/** What only the house may read: the name of a colleague, and what all clients thought of late. */
export const houseFacts = (
  sql: Sql,
  { managerId, since }: { managerId: string | null; since: Instant },
) =>
  one(HouseFacts, sql)`
    select (select nullif(trim(coalesce(raw_user_meta_data ->> 'full_name',
        raw_user_meta_data ->> 'name')), '') from auth.users where id = ${managerId}) as manager_name,
      stars, ratings
    from (${ratingsOf(sql, sql`rated_at > ${since}`)}) as recent`;
