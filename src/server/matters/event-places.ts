/** Whom an event takes: those whose membership reaches it, and no more than it has places. */
import { z } from 'zod';
import type { VipEvent } from '#contract/catalogue/vip.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import type { Day } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { isOfTier } from '#domain/vip/tiers.ts';
import type { MatterAct } from '#server/matters/outcome.ts';
import { lookedAfter } from '#server/matters/people-store.ts';
import { itemOf } from '#server/matters/subjects.ts';
import { inNameOf, maybe, one, type Sql, system } from '#server/platform/sql.ts';

interface Guest {
  clientId: string | null;
  form: MatterForm;
}

/** Asked when it is handed in. Whether somebody else may come as well, a colleague decides who asks for them. */
export async function checkEventPlaces(
  acting: MatterAct,
  { clientId, form }: Guest,
): Promise<void> {
  if (form.kind !== 'event') return;
  const event = itemOf(acting.snapshot, 'events', { event: form.event });
  if (acting.by.kind === 'client' && clientId) await requireTier(acting, clientId, event);
  if (form.day !== null) await requirePlaces(acting, event, { ...form, day: form.day });
}

async function requireTier({ tx, snapshot }: MatterAct, clientId: string, { minTier }: VipEvent) {
  const [looked, own] = [await lookedAfter(tx, clientId), await findTier(tx, clientId)];
  const held = { plan: looked?.plan ?? null, tier: own?.choice ?? null };
  const offered = { tiers: snapshot.all('membership-tiers'), plans: snapshot.all('plans') };
  if (!isOfTier(minTier, held, offered))
    throw new Failure('members_only', 'Your membership does not reach this event.');
}

/** Nobody sees what others asked for, so the house counts; one after the other, or two would get the last place. */
async function requirePlaces(
  { tx, by }: MatterAct,
  { capacity }: VipEvent,
  { event, day, people }: { event: string; day: Day; people: number },
): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`event ${event} ${day}`}, 0))`;
  const coming = await inNameOf(tx, [system, by], () => countComing(tx, event, day));
  const left = capacity - coming.people;
  if (left <= 0) throw new Failure('fully_booked', 'Every place of this event is taken.');
  if (people <= left) return;
  const sentence = left === 1 ? 'One place is left' : `${left} places are left`;
  throw new Failure('party_refused', `Please check form.people: ${sentence}.`, {
    fields: { 'form.people': sentence },
  });
}

const Tier = z.object({ choice: z.string() });

const findTier = (sql: Sql, clientId: string) =>
  maybe(Tier, sql)`
    select choice from app.memberships
    where client_id = ${clientId} and programme = 'tier' and state in ('active', 'past_due')`;

const Coming = z.object({ people: z.int() });

/** Everybody who was asked for and not given up. */
const countComing = (sql: Sql, event: string, day: Day) =>
  one(Coming, sql)`
    select coalesce(sum((form ->> 'people')::integer), 0)::integer as people from app.matters
    where kind = 'event' and form ->> 'event' = ${event} and form ->> 'day' = ${day}
      and state not in ('draft', 'withdrawn', 'declined', 'lapsed')`;
