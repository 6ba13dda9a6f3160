/** The hours that the house has set for its desk, and the colleague who is called outside them. */
import { z } from 'zod';
import { DeskHours } from '#contract/conversations/hours.ts';
import { HousePerson } from '#contract/matters/matters.ts';
import { checkedHours } from '#domain/calendar/opening-hours.ts';
import { Failure } from '#domain/failure.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { maybe, one, type Sql } from '#server/platform/sql.ts';

export async function hoursOfDesk(tx: Sql): Promise<DeskHours> {
  const { value } = await one(z.object({ value: DeskHours }), tx)`
    select value from app.house_settings where name = 'desk'`;
  return value;
}

/** As the house: whoever asks reads no account of it. Where nobody is named, or who was named has left, the colleague who came first. */
export const onCallOf = (tx: Sql, { onCallId }: DeskHours) =>
  maybe(HousePerson, tx)`
    select id, ${nameFrom(tx)} as name
    from auth.users
    where deleted_at is null and raw_app_meta_data ->> 'role' in ('concierge', 'admin')
    order by id = ${onCallId} desc nulls last, created_at, id limit 1`;

export async function setHours(tx: Sql, wish: DeskHours): Promise<DeskHours> {
  const value = { ...wish, hours: checkedHours(wish.hours) };
  const named = wish.onCallId === null ? undefined : await onCallOf(tx, wish);
  if (wish.onCallId !== null && named?.id !== wish.onCallId) {
    const sentence = 'Nobody of the house has this name';
    throw new Failure('validation_failed', `Please check onCallId: ${sentence}.`, {
      fields: { onCallId: sentence },
    });
  }
  await tx`
    update app.house_settings set value = ${JSON.stringify(value)}::text::jsonb, updated_at = now() where name = 'desk'`;
  return value;
}
