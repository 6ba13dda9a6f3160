import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Instant } from '#contract/primitives.ts';
import type { WaitAsk } from '#contract/waitlist.ts';
import { carriesParty } from '#domain/bookings/party.ts';
import { horizonOf } from '#domain/bookings/plan.ts';
import { notOffered } from '#domain/bookings/refusals.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import { firstFree, offerPlace } from '#server/bookings/actions.ts';
import { endHolds } from '#server/bookings/store.ts';
import { type Act, actUnasked } from '#server/platform/act.ts';
import { inNameOf, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import * as store from '#server/waitlist/store.ts';

type Days = Pick<WaitAsk, 'from' | 'to'>;

/** Days that can still be booked, in their order. */
export function checkWindow({ from, to }: Days, now: Instant): void {
  if (to < from) {
    const sentence = 'The last day lies before the first.';
    throw new Failure('validation_failed', sentence, { fields: { to: sentence } });
  }
  if (from < dayInDubai(now)) throw notOffered('past', 'That day is over.');
  if (to > horizonOf(now)) throw notOffered('horizon', 'That lies further ahead than we book.');
}

/** Nobody waits for what they could have. */
export async function checkNothingFree(
  acting: Pick<Act, 'tx' | 'snapshot' | 'now'>,
  offering: Offering,
  ask: WaitAsk,
): Promise<void> {
  const free = await firstFree(acting, offering, ask);
  if (!free) return;
  const { day, time } = free;
  const sentence = 'There is a free place on those days; please book it.';
  throw new Failure('place_is_free', sentence, { params: { day, ...(time && { time }) } });
}

/** Gives every place that is free to the first in line whom it suits. It may run twice. */
export async function offerToLine(services: Services, offeringId: string): Promise<void> {
  const snapshot = await services.catalogue.current();
  const offering = snapshot.all('offerings').find(({ id }) => id === offeringId);
  if (!offering) return; // it was taken out of the catalogue, and its line with it
  await actUnasked(services, (acting) => serveLine(acting, offering));
}

/** Nobody overtakes the line: who takes a place first lets those who wait have theirs. */
export async function serveFirst(acting: Act, offering: Offering): Promise<void> {
  const { tx, by } = acting;
  if (!(await store.somebodyWaits(tx, offering.id))) return;
  await inNameOf(tx, [system, by], () => serveLine({ ...acting, by: system }, offering));
}

async function serveLine(acting: Act, offering: Offering): Promise<void> {
  const { tx, now } = acting;
  await endHolds(tx, offering.id, now);
  await store.endPassed(tx, dayInDubai(now));
  const inVain = new Set<string>();
  for (const entry of await store.lockEntriesInOrder(tx, offering.id)) {
    // The free places only become fewer while the line is gone through.
    const wanted = `${entry.party} ${entry.fromDay} ${entry.toDay}`;
    if (inVain.has(wanted) || (await offerTo(acting, offering, entry))) continue;
    inVain.add(wanted);
  }
}

/** Says whether there was a place for them. */
async function offerTo(acting: Act, offering: Offering, entry: store.WaitRow): Promise<boolean> {
  const { fromDay, toDay, party } = entry;
  // The catalogue may have changed since they joined: some parties are no longer taken.
  if (!carriesParty(offering, party)) return false;
  const wish = await firstFree(acting, offering, { from: fromDay, to: toDay, party });
  if (!wish) return false;
  const booking = await offerPlace(acting, offering, { wish, waiting: entry });
  await store.markOffered(acting.tx, entry.id, booking.id);
  return true;
}
