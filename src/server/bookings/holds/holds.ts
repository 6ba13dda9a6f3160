import type { ConfirmAsk, HeldChange, HoldAsk } from '#contract/bookings/asks.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Language } from '#contract/primitives.ts';
import { checkGuests } from '#domain/bookings/guests.ts';
import { apply, confirmsAtOnce, effectivePlace, holdSeconds } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, secondsAfter } from '#domain/time.ts';
import { offeringNamed } from '#server/bookings/availability/calendars.ts';
import { keepGuests } from '#server/bookings/guest-store.ts';
import { checkHolds, heldFrom } from '#server/bookings/holds/limits.ts';
import * as taking from '#server/bookings/holds/places.ts';
import { agreeTo, type Desk, lockOwn, settle } from '#server/bookings/outcome.ts';
import { newReference } from '#server/bookings/reference.ts';
import { type BookingRow, offeredFacts } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { checkRoom } from '#server/delegates/actions.ts';
import { newId } from '#server/platform/ids.ts';
import type { Delegate } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import { offerGivenBack, offerTaken } from '#server/waitlist/actions.ts';

interface Asking {
  language: Language;
  /** The address they ask from. */
  ip: string;
}

export async function hold(
  desk: Desk,
  ask: HoldAsk,
  { language, ip }: Asking,
): Promise<BookingRow> {
  const { tx, now, by } = desk;
  const offering = offeringNamed(desk, ask.offering);
  taking.checkOpen(desk, offering);
  const clientId = 'id' in by ? by.id : null;
  const from = heldFrom(ip);
  const counting = { clientId: clientId ?? '', heldFrom: from, offeringId: offering.id, now };
  // Counted under a lock that lasts until the new hold is there: twenty at once are counted as twenty.
  const [{ plan, wish }, holds] = await Promise.all([
    taking.planFor(desk, offering, ask),
    clientId ? store.countHolds(tx, counting) : undefined,
  ]);
  checkGuests(offering, ask, { strict: false });
  taking.checkSeen(plan.quote.total, ask.total);
  if (holds) checkHolds(holds);
  const { guests, note, licenceHeld, zone } = ask;
  const asked = { clientId, guests, note, licenceHeld, zone, language };
  const holder = { ...asked, waitlistEntryId: null, heldFrom: from };
  const heldUntil = secondsAfter(now, holdSeconds);
  await desk.lineFirst?.(offering);
  const row = await place(desk, offering, { wish, plan, holder: { ...holder, heldUntil } });
  // Whoever holds it has it on the screen; the one letter comes when it is taken.
  return settle(desk, row, { kind: 'held', takes: true });
}

type Holder = Omit<store.NewBooking, 'id' | 'reference' | 'offered' | 'confirmsAtOnce'>;

interface Placing extends taking.Planned {
  holder: Holder;
}

/** Ends the holds of others that are over, then takes the place or learns that there is none. */
export async function place(
  { tx, now }: Desk,
  offering: Offering,
  { plan, wish, holder }: Placing,
): Promise<BookingRow> {
  const facts = { offered: offeredFacts(offering), confirmsAtOnce: confirmsAtOnce(offering) };
  return taking.take(offering, wish, async () => {
    const ended = store.endHolds(tx, offering.id, now);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const booking = { ...holder, ...facts, id: newId(), reference: newReference() };
      const [row] = await Promise.all([store.insertHeld(tx, booking, { plan, wish, now }), ended]);
      if (row) return row;
    }
    throw new Error('Five references in a row were taken.');
  });
}

/** While the hold runs all of it may change; the deadline stays. */
export async function adjust(desk: Desk, id: string, ask: HeldChange): Promise<BookingRow> {
  const { tx, snapshot, now } = desk;
  const row = await lockHeld(desk, id);
  const offering = taking.offeringAgain(snapshot, row.offeringId);
  const { plan, wish } = await taking.planFor(desk, offering, ask);
  checkGuests(offering, ask, { strict: false });
  taking.checkSeen(plan.quote.total, ask.total);
  const { guests, note, licenceHeld } = ask;
  const next = { ...row, guests, note, licenceHeld };
  await desk.lineFirst?.(offering);
  await store.endHolds(tx, row.offeringId, now);
  const saved = await taking.take(offering, wish, () =>
    store.saveReplanned(tx, next, { plan, wish, now }),
  );
  return settle(desk, saved, { kind: 'adjusted', takes: true, frees: true });
}

/** What is held is taken as it was quoted: confirmed at once, or pending for a concierge. */
export async function confirm(desk: Desk, id: string, ask: ConfirmAsk): Promise<BookingRow> {
  const { tx, snapshot, now } = desk;
  const row = await lockHeld(desk, id);
  const offering = taking.offeringAgain(snapshot, row.offeringId);
  checkGuests(offering, { ...ask, party: row.party }, { strict: true });
  taking.checkSeen(row.quote.total, ask.total);
  await agreeTo(desk, id, row.quote.total);
  const { guests, note, licenceHeld } = ask;
  const kind = row.confirmsAtOnce ? 'confirmed' : 'pending';
  const place = apply(row.place, row.confirmsAtOnce ? 'confirm' : 'ask');
  const next = { ...row, place, guests, note, licenceHeld, heldUntil: null };
  const saved = await store.save(tx, next, now);
  await Promise.all([keepForNextTime(desk, saved), offerTaken(tx, saved.waitlistEntryId)]);
  return settle(desk, saved, { kind, tells: kind });
}

/** What could be confirmed as it is asked for: before that nobody's card is charged. */
export async function confirmable(
  services: Services,
  user: { kind: 'client'; id: string; delegate?: Delegate },
  id: string,
  ask: ConfirmAsk,
): Promise<BookingRow | undefined> {
  const { sql, catalogue, now } = services;
  const row = await sql.as(user, (tx) => store.find(tx, id, user.id));
  if (!row || effectivePlace(row, now()) !== 'held') return undefined;
  const offering = taking.offeringAgain(await catalogue.current(), row.offeringId);
  checkGuests(offering, { ...ask, party: row.party }, { strict: true });
  taking.checkSeen(row.quote.total, ask.total);
  const agreed = { kind: 'booking', id, step: 'agreed', amount: row.quote.total } as const;
  await sql.as(user, (tx) => checkRoom(tx, user, { ...agreed, now: now() }));
  return row;
}

async function keepForNextTime({ tx, now }: Desk, { clientId, guests }: BookingRow) {
  if (clientId) await keepGuests(tx, { clientId, guests, now, today: dayInDubai(now) });
}

/** Gives a held place back before its time. */
export async function release(desk: Desk, id: string): Promise<BookingRow> {
  const row = await lockHeld(desk, id);
  const place = apply(row.place, 'release');
  const saved = await store.save(desk.tx, { ...row, place, heldUntil: null }, desk.now);
  await offerGivenBack(desk.tx, saved.waitlistEntryId);
  return settle(desk, saved, { kind: 'cancelled', frees: true });
}

async function lockHeld(desk: Desk, id: string): Promise<BookingRow> {
  const row = await lockOwn(desk, id);
  const place = effectivePlace(row, desk.now);
  if (place === 'expired')
    throw new Failure('hold_expired', 'The hold has ended. Please hold the place again.');
  if (place !== 'held')
    throw new Failure('booking_state', `This booking is ${place}, not held any more.`);
  return row;
}
