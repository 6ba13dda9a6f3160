import { z } from 'zod';
import type { Guest } from '#contract/bookings/asks.ts';
import { Day, Id, type Instant } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';
import { anyRow, many, type Sql } from '#server/platform/sql.ts';

export const KeptGuest = z.object({
  id: Id,
  name: z.string(),
  age: z.int().nullable(),
  ageSaidOn: Day,
  needs: z.string(),
});
export type KeptGuest = z.infer<typeof KeptGuest>;

/** The last used first. */
export const listGuests = (sql: Sql, clientId: string) =>
  many(KeptGuest, sql)`
    select id, name, age, age_said_on, needs from app.guests
    where client_id = ${clientId} order by used_at desc, name limit 200`;

interface Kept {
  clientId: string;
  guests: Guest[];
  now: Instant;
  today: Day;
}

/** One guest for each name: what was said last counts, and an age nobody said again stays. */
export async function keepGuests(sql: Sql, { clientId, guests, now, today }: Kept): Promise<void> {
  // In one order, so that two bookings with the same guests do not wait for each other.
  const rows = guests
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ name, age, needs }) => ({
      id: newId(),
      clientId,
      name,
      age,
      needs,
      ageSaidOn: today,
      usedAt: now,
    }));
  await Promise.all(
    rows.map(
      (row) => sql`
        insert into app.guests ${sql(row)}
        on conflict (client_id, lower(name)) do update set name = excluded.name,
          needs = excluded.needs, used_at = excluded.used_at,
          age = coalesce(excluded.age, guests.age),
          age_said_on = case when excluded.age is null then guests.age_said_on
            else excluded.age_said_on end`,
    ),
  );
}

/** Says whether there was one. */
export const forgetGuest = (sql: Sql, id: string, clientId: string) =>
  anyRow(sql)`delete from app.guests where id = ${id} and client_id = ${clientId}`;
