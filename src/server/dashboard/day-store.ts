import { z } from 'zod';
import { Art } from '#contract/catalogue/shapes.ts';
import { ServiceDoneKind } from '#contract/dashboard.ts';
import { MatterArea } from '#contract/matters/kinds.ts';
import { Day, Id, Instant, Localised } from '#contract/primitives.ts';
import { dayInDubai, daysAfter, houseZone } from '#domain/time.ts';
import { many, type Sql } from '#server/platform/sql.ts';

/** As people wrote it, in whatever language; what the catalogue says has both. */
const Said = z.union([Localised, z.string()]);

const AgendaRow = z.object({
  kind: z.enum(['booking', 'planned', 'promise']),
  id: Id,
  area: z.union([MatterArea, z.enum(['bookings', 'itinerary'])]),
  title: Said,
  note: Said.nullable(),
  day: Day,
  at: Instant.nullable(),
  until: Instant.nullable(),
  art: Art.nullable(),
});
export type AgendaRow = z.infer<typeof AgendaRow>;

interface Asked {
  clientId: string;
  now: Instant;
}

/** A week, which begins today. */
const daysShown = 7;

export const lastDayShown = (now: Instant): Day => daysAfter(dayInDubai(now), daysShown - 1);

/** What is booked or planned, and by when the house owes the client a word. */
export function agenda(sql: Sql, { clientId, now }: Asked): Promise<AgendaRow[]> {
  const from = dayInDubai(now);
  return many(AgendaRow, sql)`
    select * from (
      select 'booking' as kind, id, 'bookings' as area, offered -> 'title' as title,
        offered -> 'meetingPoint' -> 'label' as note, coalesce((before ->> 'day')::date, day) as day,
        coalesce((before ->> 'startsAt')::timestamptz, starts_at) as at,
        coalesce((before ->> 'endsAt')::timestamptz, ends_at) as until, offered -> 'art' as art
      from app.bookings
      where client_id = ${clientId} and place in ('pending', 'confirmed', 'completed')
      union all
      select 'planned', id, 'itinerary', to_jsonb(title), null, day,
        case when time is not null then (day + time::time) at time zone ${houseZone} end,
        case when time is not null then (day + time::time) at time zone ${houseZone}
          + coalesce(minutes, 60) * interval '1 minute' end, null
      from app.planned_items where client_id = ${clientId}
      union all
      select 'promise', id, area, title, to_jsonb(nullif(owner_name, '')),
        (promise_due at time zone ${houseZone})::date, promise_due, null, null
      from app.matters where client_id = ${clientId} and promise_due > ${now}
        and waits_on = 'house'
    ) as entries
    where day between ${from} and ${lastDayShown(now)}
    order by day, at nulls first, id limit 60`;
}

const DoneRow = z.object({
  id: Id,
  kind: ServiceDoneKind,
  at: Instant,
  area: z.union([MatterArea, z.literal('bookings')]),
  about: Id,
  title: Localised,
  by: z.string().nullable(),
});
export type DoneRow = z.infer<typeof DoneRow>;

/** Older than this nobody calls it lately. */
const lately = '7 days';
const mostDone = 4;

/** What the house did for the client, the last first, each thing once; what it only noted for itself is left out. */
export const doneLately = (sql: Sql, { clientId, now }: Asked): Promise<DoneRow[]> =>
  many(DoneRow, sql)`
    select * from (
      select distinct on (about) * from (
        select e.id, e.kind, e.at, m.area, m.id as about, m.title, nullif(e.actor_name, '') as by
        from app.matter_events e join app.matters m on m.id = e.matter_id
        where m.client_id = ${clientId} and e.actor_kind = 'house'
          and (e.kind in ('claimed', 'quote_sent', 'fulfil', 'deliver', 'appointment')
            or (e.kind = 'step' and e.about ->> 'state' = 'done')
            or (e.kind = 'paper' and e.about ->> 'state' = 'accepted'))
        union all
        select e.id, e.kind, e.at, 'bookings', b.id, b.offered -> 'title', null
        from app.booking_events e join app.bookings b on b.id = e.booking_id
        where b.client_id = ${clientId} and e.kind = 'confirmed' and e.actor_kind <> 'client'
      ) as everything
      where at > ${now}::timestamptz - ${lately}::interval and at <= ${now}
      order by about, at desc, id desc
    ) as entries order by at desc, id desc limit ${mostDone}`;
