/** Who is there to answer: whoever sits at the desk, and outside its hours the colleague on call. */
import type { ConversationDesk } from '#contract/conversations/conversations.ts';
import { deskTopic } from '#contract/live.ts';
import type { HousePerson } from '#contract/matters/matters.ts';
import type { Instant } from '#contract/primitives.ts';
import { openAt } from '#domain/calendar/opening-hours.ts';
import { busyPeople } from '#server/conversations/desk-store.ts';
import { hoursOfDesk, onCallOf } from '#server/conversations/hours.ts';
import { presencesIn, privateRoom } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** As the house: who is called, while the desk is closed and nobody sits at it. */
export async function onCallNow(tx: Sql, now: Instant): Promise<HousePerson | null> {
  const set = await hoursOfDesk(tx);
  if (openAt(set.hours, now).open || (await atDesk(tx, undefined)).length > 0) return null;
  return (await onCallOf(tx, set)) ?? null;
}

export async function atDesk(
  tx: Sql,
  managerId: string | undefined,
): Promise<ConversationDesk['people']> {
  const [present, busy] = [await presencesIn(tx, privateRoom(deskTopic)), await busyPeople(tx)];
  const byId = new Map(present.map(({ key, meta }) => [key, String(meta.name ?? '')]));
  return [...byId]
    .map(([id, name]) => ({ id, name, manager: id === managerId, busy: busy.has(id) }))
    .sort((a, b) => Number(b.manager) - Number(a.manager) || a.name.localeCompare(b.name));
}
