/** What other features ask of bookings, inside their own transaction. */
import type { ConfirmAsk } from '#contract/bookings/asks.ts';
import { type Booking, type BookingSummary, bookings } from '#contract/bookings/bookings.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { DeskBooking, DeskHits } from '#contract/desk.ts';
import type { DuePart } from '#contract/money-facts.ts';
import type { Day, Instant, Language, Localised } from '#contract/primitives.ts';
import { detailsMissing } from '#domain/bookings/details.ts';
import { waitlistHoldSeconds } from '#domain/bookings/life.ts';
import { horizonOf, type OfferingWish } from '#domain/bookings/plan.ts';
import { searchFor, slotsOn } from '#domain/bookings/search.ts';
import { onceOf } from '#domain/money/words/part.ts';
import { add } from '#domain/money.ts';
import { daysAfter, isBefore, secondsAfter } from '#domain/time.ts';
import { type ActOn, actor } from '#server/bookings/act.ts';
import { worldOf } from '#server/bookings/availability/calendars.ts';
import { listConfirmed, listPending, listSaying } from '#server/bookings/desk-list-store.ts';
import { confirmHold, type Paid, placeHold } from '#server/bookings/holds/holds.ts';
import { planFor } from '#server/bookings/holds/taken-places.ts';
import { bookingEntry, type EntrySurroundings } from '#server/bookings/letters/invitation.ts';
import {
  bookingsAmong,
  bookingsTouching,
  everBooked,
  pastBookings,
  upcomingBookings,
  waitingOf,
} from '#server/bookings/list-store.ts';
import { factsOfAll } from '#server/bookings/money.ts';
import { writeOutcome } from '#server/bookings/outcome.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import { type BookingReader, summariesOf, summariser } from '#server/bookings/views.ts';
import { deskClientsOf } from '#server/clients/actions.ts';
import type { Act } from '#server/platform/act.ts';
import type { CalendarEntry } from '#server/platform/files/calendar-file.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** Any day from one to another will do. */
interface Window {
  from: Day;
  to: Day;
  party: number;
}

/** The first start that is free for the party; refuses a party that the offering never takes. */
export async function firstFree(
  { tx, snapshot, now }: Pick<Act, 'tx' | 'snapshot' | 'now'>,
  offering: Offering,
  { from, to, party }: Window,
): Promise<OfferingWish | undefined> {
  const world = await worldOf(tx, offering, { from, to }, { snapshot, now });
  const search = searchFor(offering, { party }, world);
  for (let day = from; day <= to; day = daysAfter(day, 1)) {
    const slot = slotsOn(search, day).find(({ state }) => state === 'open');
    if (slot) return { day, time: slot.time, length: null, party, units: null, addOns: [] };
  }
  return undefined;
}

interface Waiting {
  id: string;
  clientId: string;
  language: Language;
  zone: string;
}

/** Keeps a place for the first in line: longer than a hold, because they may be asleep. */
export async function offerPlace(
  acting: Act,
  offering: Offering,
  { wish, waiting }: { wish: OfferingWish; waiting: Waiting },
): Promise<BookingRow> {
  const planned = await planFor(acting, offering, wish);
  const { clientId, language, zone, id: waitlistEntryId } = waiting;
  const heldUntil = secondsAfter(acting.now, waitlistHoldSeconds);
  const nobodyYet = { guests: [], note: '', licenceHeld: false, limitsKept: false, pickUp: '' };
  const holder = { ...nobodyYet, clientId, language, zone, waitlistEntryId, heldUntil };
  const row = await placeHold(acting, offering, { ...planned, holder });
  return writeOutcome(acting, row, { kind: 'held', tells: 'waitlist_offer', takes: true });
}

/** The whole of the confirming endpoint but its payment, which is for billing to take first. */
export function confirmHeld(
  services: Services,
  asked: Parameters<ActOn>[1] & { params: { id: string }; body: ConfirmAsk },
  { artBase, ...paid }: Paid & { artBase: string },
): Promise<Booking> {
  const { params, body } = asked;
  return actor(services, { artBase })(bookings.confirm, asked, (acting) =>
    confirmHold(acting, { id: params.id, ask: body, version: acting.version }, paid),
  );
}

/** The client's own from a day in Dubai on, what was given up left out. */
export async function summariesFrom(
  tx: Sql,
  reader: BookingReader,
  { clientId, from }: { clientId: string; from: Day },
): Promise<BookingSummary[]> {
  const { now } = reader;
  const rows = await bookingsTouching(tx, clientId, { from, to: horizonOf(now), now });
  return summariesOf(tx, rows, reader);
}

/** How far back somebody asks about their money. */
const remembered = 30;

/** The client's own with their money: what is to come, and the latest of what is over. */
export async function everSummaries(
  tx: Sql,
  reader: BookingReader,
  clientId: string,
): Promise<BookingSummary[]> {
  const page = { clientId, now: reader.now, after: undefined, limit: remembered };
  const rows = [...(await upcomingBookings(tx, page)), ...(await pastBookings(tx, page))];
  const all = await summariesOf(tx, rows, reader);
  return all.filter(({ place }) => place !== 'expired');
}

/** Whose bookings a feed tells, from when on, and in which language. */
interface FeedOf extends EntrySurroundings {
  clientId: string;
  since: Instant;
  language: Language;
}

/** As calendars show them: given up ones as such, and what nobody confirmed yet as tentative. */
export async function calendarEntries(tx: Sql, feed: FeedOf): Promise<CalendarEntry[]> {
  const { clientId, since, now, language, publicUrl } = feed;
  const rows = await everBooked(tx, clientId, { since, now });
  // Stamped by their last change, so that a feed in which nothing changed is the same to the byte.
  return rows.map(({ updatedAt, ...row }) =>
    bookingEntry({ ...standingOf(row), language }, { publicUrl, now: updatedAt }),
  );
}

/** Each with the household it is for; nobody once the account is gone. */
async function withClients<Shown>(tx: Sql, rows: BookingRow[], show: (row: BookingRow) => Shown) {
  const known = await deskClientsOf(
    tx,
    rows.flatMap(({ clientId }) => clientId ?? []),
  );
  return rows.map((row) => ({
    ...show(row),
    client: (row.clientId && known.get(row.clientId)) || null,
  }));
}

/** What waits for a concierge, the soonest first. */
export const pendingBookings = async (tx: Sql, reader: BookingReader): Promise<DeskBooking[]> =>
  atDesk(tx, await listPending(tx), reader);

/** What stands and is still to come. */
export const confirmedBookings = async (tx: Sql, reader: BookingReader): Promise<DeskBooking[]> =>
  atDesk(tx, await listConfirmed(tx, reader.now), reader);

async function atDesk(tx: Sql, rows: BookingRow[], reader: BookingReader): Promise<DeskBooking[]> {
  const show = await summariser(tx, rows, reader);
  return withClients(tx, rows, (row) => ({
    ...show(row),
    guests: standingOf(row).guests.map(({ name }) => name),
    note: row.note,
    pickUp: row.pickUp,
  }));
}

/** Found by reference or title. */
export async function bookingsSaying(
  tx: Sql,
  reader: BookingReader,
  words: string,
): Promise<DeskHits['bookings']> {
  const rows = await listSaying(tx, words);
  return withClients(tx, rows, await summariser(tx, rows, reader));
}

/** How many bookings to come a card, or their missing details, are asked about. */
const mostToCome = 100;

interface Unfinished {
  id: string;
  title: Localised;
  /** Once it has begun nobody can be named any more. */
  startsAt: Instant;
}

/** What still lacks names, or where a chauffeur comes. A hold is not among it: its confirmation asks for all of it. */
export async function unfinishedBookings(
  tx: Sql,
  { clientId, now, snapshot }: { clientId: string } & Pick<Act, 'now' | 'snapshot'>,
): Promise<Unfinished[]> {
  const rows = await upcomingBookings(tx, { clientId, now, after: undefined, limit: mostToCome });
  return rows.map(standingOf).flatMap((row) => {
    const { id, place, offeringId, offered, startsAt } = row;
    const offering = snapshot.all('offerings').find((one) => one.id === offeringId);
    if (!offering || place === 'held' || !isBefore(now, startsAt)) return [];
    return detailsMissing(offering, row).length > 0 ? [{ id, title: offered.title, startsAt }] : [];
  });
}

/** The client's bookings to come, with where each stands with its money. */
export async function moneyToCome(tx: Sql, clientId: string, now: Instant) {
  const page = { clientId, now, after: undefined, limit: mostToCome };
  return withMoney(tx, await upcomingBookings(tx, page), now);
}

/** Of these bookings of the client the same, whether they are to come or over. */
export const moneyOfThese = async (
  tx: Sql,
  clientId: string,
  { ids, now }: { ids: readonly string[]; now: Instant },
) => withMoney(tx, await bookingsAmong(tx, clientId, ids), now);

async function withMoney(tx: Sql, rows: readonly BookingRow[], now: Instant) {
  const facts = await factsOfAll(tx, rows, now);
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    title: row.offered.title,
    facts: facts(row),
  }));
}

/** What bookings that wait for the house give back, no longer ask for or ask for on another day, once they are confirmed: by the facts of their own pages. */
export async function waitingMoneyOf(tx: Sql, clientId: string, now: Instant) {
  const rows = await waitingOf(tx, clientId, now);
  const facts = await factsOfAll(tx, rows, now);
  return rows.flatMap((row) => {
    const { comesBack, comesBackTo: shares, due, reserved } = facts(row);
    const { currency, amount } = comesBack;
    const less = due.reduce((sum, part) => sum + (part.less?.amount ?? 0), 0);
    const asked = due.reduce((sum, part) => sum + part.sum.amount, 0);
    // What a card holds is taken by itself: nobody has it left to pay.
    const left = Math.max(0, asked - less - reserved.amount);
    const moves = movesOf(due);
    const isOther = amount + less > 0 || moves.length > 0;
    const { id: source, offered } = row;
    return isOther ? [{ source, currency, shares, less, left, moves, title: offered.title }] : [];
  });
}

/** What falls due on one day is one sum there, of however many invoices it is. */
function movesOf(due: readonly DuePart[]) {
  const byDay = Map.groupBy(due, ({ by }) => by);
  return [...byDay].flatMap(([by, parts]) => {
    const [first, ...more] = parts.flatMap((part) => onceOf(part) ?? []);
    if (by === null || !first) return [];
    return [{ by, once: { ...first, sum: more.map(({ sum }) => sum).reduce(add, first.sum) } }];
  });
}
