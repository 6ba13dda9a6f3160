/** What lies around the papers: journeys that are booked, papers that matters wait for. */
import { z } from 'zod';
import { MatterArea } from '#contract/matters/kinds.ts';
import { Day, Id, type Instant, Localised } from '#contract/primitives.ts';
import { houseZone } from '#domain/time.ts';
import { openStates } from '#server/documents/open-matters.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const JourneyRow = z.object({
  id: Id,
  title: Localised,
  category: z.string(),
  from: Day,
  to: Day,
  guests: z.array(z.string()),
});
export type JourneyRow = z.infer<typeof JourneyRow>;

const mostJourneys = 100;

/** Flights and stays that are taken and not over, as they stand whatever change of one waits. */
export const journeysOf = (sql: Sql, clientId: string, now: Instant) =>
  many(JourneyRow, sql)`
    select id, offered -> 'title' as title, offered ->> 'category' as category,
      coalesce((before ->> 'day')::date, day) as "from",
      (coalesce((before ->> 'endsAt')::timestamptz, ends_at) at time zone ${houseZone})::date as "to",
      array(select guest ->> 'name'
        from jsonb_array_elements(coalesce(before -> 'guests', guests)) as guest
        where guest ->> 'name' <> '') as guests
    from app.bookings
    where client_id = ${clientId} and place in ('pending', 'confirmed')
      and coalesce((before ->> 'endsAt')::timestamptz, ends_at) > ${now}
      and offered ->> 'category' in ('flights', 'hotels')
    order by starts_at limit ${mostJourneys}`;

const WantedRow = z.object({
  id: Id,
  name: Localised,
  matterId: Id,
  title: Localised,
  area: MatterArea,
  child: z.string().nullable(),
});
export type WantedRow = z.infer<typeof WantedRow>;

const mostWanted = 20;

/** Papers that the open steps of the client's matters still need. */
export const wantedOf = (sql: Sql, clientId: string) =>
  many(WantedRow, sql)`
    select p.id, p.name, m.id as matter_id, m.title, m.area, m.form -> 'child' ->> 'name' as child
    from app.matters m
    join app.matter_steps s on s.matter_id = m.id and s.state = 'open'
    join app.matter_papers p on p.matter_id = m.id and p.step = s.number
      and p.state in ('missing', 'rejected')
    where m.client_id = ${clientId}
      and m.state in ('submitted', 'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling')
    order by m.updated_at desc, p.step, p.position limit ${mostWanted}`;

const mostAsked = 100;

/** What the client's open requests for papers begin with: that line says which paper it is. */
export async function askedPapersOf(sql: Sql, clientId: string): Promise<string[]> {
  const rows = await many(z.object({ line: z.string() }), sql)`
    select split_part(coalesce(form ->> 'document', form ->> 'notes', ''), chr(10), 1) as line
    from app.matters
    where client_id = ${clientId} and kind in ('document', 'visa') and state in ${openStates(sql)}
    order by updated_at desc limit ${mostAsked}`;
  return rows.map(({ line }) => line);
}
