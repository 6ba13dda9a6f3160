import { isDeepStrictEqual } from 'node:util';
import type { ConfirmAsk, HeldChange, HoldAsk } from '#contract/bookings/asks.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { checkGuests } from '#domain/bookings/guests.ts';
import { apply, confirmsAtOnce, effectivePlace, holdSeconds } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, secondsAfter } from '#domain/time.ts';
import { offeringNamed } from '#server/bookings/availability/calendars.ts';
import { placeWanted } from '#server/bookings/events.ts';
import { keepGuests } from '#server/bookings/guest-store.ts';
import { checkHolds, heldFrom } from '#server/bookings/holds/limits.ts';
import * as taking from '#server/bookings/holds/taken-places.ts';
import { agreeTo, lockOwnBooking, writeOutcome } from '#server/bookings/outcome.ts';
import { type BookingRow, offeredFacts } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { checkRoom } from '#server/delegates/spending.ts';
import { type Act, checkVersion } from '#server/platform/act.ts';
import { newId } from '#server/platform/ids.ts';
import { newReference } from '#server/platform/references.ts';

interface Asking {
  language: Language;
  /** The address they ask from. */
  ip: string;
}

export async function holdPlace(
  acting: Act,
  ask: HoldAsk,
  { language, ip }: Asking,
): Promise<BookingRow> {
  const { tx, now, by } = acting;
  const offering = offeringNamed(acting, ask.offering);
  taking.checkOpen(acting, offering);
  const clientId = 'id' in by ? by.id : null;
  const from = heldFrom(ip);
  const counting = { clientId: clientId ?? '', heldFrom: from, offeringId: offering.id, now };
  // Counted under a lock that lasts until the new hold is there: twenty at once are counted as twenty.
  const [{ plan, wish }, holds] = await Promise.all([
    taking.planFor(acting, offering, ask),
    clientId ? store.countHolds(tx, counting) : undefined,
  ]);
  checkGuests(offering, ask, { strict: false });
  taking.checkSeen(plan.quote.total, ask.total);
  if (holds) checkHolds(holds);
  const { guests, note, licenceHeld, limitsKept, pickUp, zone } = ask;
  const asked = { clientId, guests, note, licenceHeld, limitsKept, pickUp, zone, language };
  const holder = { ...asked, waitlistEntryId: null, heldFrom: from };
  const heldUntil = secondsAfter(now, holdSeconds);
  await acting.services.events.announce(placeWanted, { acting, offering });
  const row = await placeHold(acting, offering, { wish, plan, holder: { ...holder, heldUntil } });
  // Whoever holds it has it on the screen; the one letter comes when it is taken.
  return writeOutcome(acting, row, { kind: 'held', takes: true });
}

type Holder = Omit<store.NewBooking, 'id' | 'reference' | 'offered' | 'confirmsAtOnce'>;

interface Placing extends taking.Planned {
  holder: Holder;
}

/** Ends the holds of others that are over, then takes the place or learns that there is none. */
export async function placeHold(
  { tx, now }: Act,
  offering: Offering,
  { plan, wish, holder }: Placing,
): Promise<BookingRow> {
  const facts = { offered: offeredFacts(offering), confirmsAtOnce: confirmsAtOnce(offering) };
  return taking.takePlace(offering, wish, async () => {
    const ended = store.endHolds(tx, offering.id, now);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const booking = { ...holder, ...facts, id: newId(), reference: newReference('RH') };
      const [row] = await Promise.all([store.insertHeld(tx, booking, { plan, wish, now }), ended]);
      if (row) return row;
    }
    throw new Error('Five references in a row were taken.');
  });
}

/** What is asked of a hold, and the version of it that the asker saw: in another tab it may have moved on. */
export interface Decided<Ask> {
  id: string;
  ask: Ask;
  version: number;
}

/** While the hold runs all of it may change; the deadline stays. */
export async function adjustHold(
  acting: Act,
  { id, ask, version }: Decided<HeldChange>,
): Promise<BookingRow> {
  const { tx, snapshot, now } = acting;
  const row = checkVersion(await lockHeld(acting, id), version);
  const offering = taking.offeringAgain(snapshot, row.offeringId);
  const { plan, wish } = await taking.planFor(acting, offering, ask);
  checkGuests(offering, ask, { strict: false });
  taking.checkSeen(plan.quote.total, ask.total);
  const { guests, note, licenceHeld, limitsKept, pickUp } = ask;
  const next = { ...row, guests, note, licenceHeld, limitsKept, pickUp };
  await acting.services.events.announce(placeWanted, { acting, offering });
  await store.endHolds(tx, row.offeringId, now);
  const saved = await taking.takePlace(offering, wish, () =>
    store.saveReplanned(tx, next, { plan, wish, now }),
  );
  return writeOutcome(acting, saved, { kind: 'adjusted', takes: true, frees: true });
}

/** What is held, as it was found good to be confirmed just before somebody's card was charged. */
type Checked = Pick<BookingRow, 'version'>;

export interface Paid {
  checked?: Checked | undefined;
  /** Its payment was to confirm it, and may have. */
  confirms?: boolean;
}

export async function confirmHold(
  acting: Act,
  { id, ask, version }: Decided<ConfirmAsk>,
  { checked, confirms = false }: Paid = {},
): Promise<BookingRow> {
  const { guests, note, licenceHeld, limitsKept, pickUp } = ask;
  const taken = confirms ? await takenAs(acting, id, ask) : undefined;
  if (taken) return taken;
  const row = checkVersion(await lockHeld(acting, id), version);
  if (row.version !== checked?.version) checkConfirmed(acting, row, ask);
  await agreeTo(acting, id, row.quote.total);
  return takeHeld(acting, { ...row, guests, note, licenceHeld, limitsKept, pickUp });
}

/** What is held is taken as it was quoted: confirmed at once, or pending for a concierge. */
export async function takeHeld(
  acting: Act,
  row: BookingRow,
  { takes = false }: { takes?: boolean } = {},
): Promise<BookingRow> {
  const kind = row.confirmsAtOnce ? 'confirmed' : 'pending';
  const place = apply(row.place, row.confirmsAtOnce ? 'confirm' : 'ask');
  const saved = await store.saveBooking(acting.tx, { ...row, place, heldUntil: null }, acting.now);
  await keepForNextTime(acting, saved);
  return writeOutcome(acting, saved, { kind, tells: kind, takes });
}

/** Taken already, with those very guests and at that price: whoever asks again is answered as the first time. */
async function takenAs(
  acting: Act,
  id: string,
  { guests, note, licenceHeld, limitsKept, pickUp, total }: ConfirmAsk,
): Promise<BookingRow | undefined> {
  const row = await lockOwnBooking(acting, id);
  if (row.place !== 'confirmed' && row.place !== 'pending') return undefined;
  const { licenceHeld: licensed, limitsKept: vouched, pickUp: from } = row;
  const known = [row.guests, row.note, licensed, vouched, from, row.quote.total];
  const asked = [guests, note, licenceHeld, limitsKept, pickUp, total];
  return isDeepStrictEqual(known, asked) ? row : undefined;
}

/** Those who come are named as this offering wants it, and the price is the one that was seen. */
function checkConfirmed({ snapshot }: Act, row: BookingRow, ask: ConfirmAsk): void {
  const offering = taking.offeringAgain(snapshot, row.offeringId);
  checkGuests(offering, { ...ask, party: row.party, addOns: row.addOns }, { strict: true });
  taking.checkSeen(row.quote.total, ask.total);
}

/** What could be confirmed as it is asked for: before that nobody's card is charged. */
export async function confirmableHold(
  acting: Act,
  { id, ask, version }: Decided<ConfirmAsk>,
): Promise<BookingRow | undefined> {
  const { tx, now, by } = acting;
  const row = 'id' in by ? await store.findBooking(tx, id, by.id) : undefined;
  if (!row || effectivePlace(row, now) !== 'held') return undefined;
  checkConfirmed(acting, checkVersion(row, version), ask);
  const agreed = { kind: 'booking', id, step: 'agreed', amount: row.quote.total } as const;
  await checkRoom(tx, by, { ...agreed, now });
  return row;
}

async function keepForNextTime({ tx, now }: Act, { clientId, guests }: BookingRow) {
  if (clientId) await keepGuests(tx, { clientId, guests, now, today: dayInDubai(now) });
}

/** Gives a held place back before its time. */
export async function releaseHold(acting: Act, id: string): Promise<BookingRow> {
  const row = await lockHeld(acting, id);
  const place = apply(row.place, 'release');
  const saved = await store.saveBooking(acting.tx, { ...row, place, heldUntil: null }, acting.now);
  return writeOutcome(acting, saved, { kind: 'cancelled', frees: true });
}

const lockHeld = async (acting: Act, id: string): Promise<BookingRow> =>
  checkHeld(await lockOwnBooking(acting, id), acting.now);

/** Only a hold that ran out is to be held again: what was taken or given back is looked at anew. */
export function checkHeld(row: BookingRow, now: Instant): BookingRow {
  const place = effectivePlace(row, now);
  if (place === 'expired')
    throw new Failure('hold_expired', 'The hold has ended. Please hold the place again.');
  if (place !== 'held')
    throw new Failure('booking_state', `This booking is ${place}, not held any more.`);
  return row;
}
