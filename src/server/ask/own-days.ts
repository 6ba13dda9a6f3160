/** What a client has on which day already. */
import type { Day } from '#contract/primitives.ts';
import { dayInDubai } from '#domain/time.ts';
import { summariesFrom } from '#server/bookings/actions.ts';
import type { Sql } from '#server/platform/sql.ts';

/** For whom titles are said, and as of when. */
export type OwnReader = Parameters<typeof summariesFrom>[1];

export async function ownDays(tx: Sql, clientId: string, reader: OwnReader) {
  const from = dayInDubai(reader.now);
  const own = (await summariesFrom(tx, reader, { clientId, from })).filter(
    ({ place }) => place === 'confirmed' || place === 'pending',
  );
  return (day: Day): string | undefined =>
    own.find(({ startsAt, endsAt }) => dayInDubai(startsAt) <= day && day <= dayInDubai(endsAt))
      ?.offering.title;
}
