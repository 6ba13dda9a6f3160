import type { BookingRating } from '#contract/bookings/asks.ts';
import type { Booking, BookingEvent, BookingSummary } from '#contract/bookings/bookings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { lightInDubai } from '#domain/calendar/sunset.ts';
import { pictureAt, pictureOf } from '#domain/catalogue.ts';
import { money } from '#domain/money.ts';
import { secondsBetween } from '#domain/time.ts';
import { eventsOfBooking, ratingOf } from '#server/bookings/event-store.ts';
import { factsOfAll, moneyFactsOf } from '#server/bookings/money.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import { ticketFacts } from '#server/bookings/ticket-store.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Whom a booking is shown to, when, and where the pictures lie. */
export interface BookingReader {
  language: Language;
  now: Instant;
  snapshot: Snapshot;
  artBase: string;
}

/** How the rows of a list are shown; where they stand with their money is read once for all. */
export async function summariser(
  tx: Sql,
  rows: readonly BookingRow[],
  reader: BookingReader,
): Promise<(row: BookingRow) => BookingSummary> {
  const facts = await factsOfAll(tx, rows, reader.now);
  return (row) => summaryOf(row, facts(row), reader);
}

export const summariesOf = async (
  tx: Sql,
  rows: readonly BookingRow[],
  reader: BookingReader,
): Promise<BookingSummary[]> => rows.map(await summariser(tx, rows, reader));

function summaryOf(found: BookingRow, sums: MoneyFacts, reader: BookingReader): BookingSummary {
  const row = standingOf(found);
  const { id, reference, version, money: paid, startsAt, endsAt, party, units, length } = row;
  const place = effectivePlace(row, reader.now);
  const heldUntil = place === 'held' ? row.heldUntil : null;
  return {
    id,
    reference,
    version,
    place,
    money: paid,
    sums,
    startsAt,
    endsAt,
    party,
    units,
    length,
    offering: offeringOf(row, reader),
    total: row.quote.total,
    wish: wishOf(found),
    heldUntil,
    heldFor: heldUntil ? Math.max(0, secondsBetween(reader.now, heldUntil)) : null,
    fromWaitlist: row.waitlistEntryId !== null,
  };
}

function wishOf(row: BookingRow): BookingSummary['wish'] {
  if (!row.before) return null;
  const { startsAt, endsAt, party, length, quote, feesKept, currency } = row;
  const fee = money(feesKept - row.before.feesKept, currency);
  return { startsAt, endsAt, party, length, total: quote.total, fee };
}

interface Past {
  sums: MoneyFacts;
  events: BookingEvent[];
  rating: BookingRating | null;
  ticket: Booking['ticket'];
}

function bookingOf(found: BookingRow, reader: BookingReader, { sums, ...past }: Past): Booking {
  const row = standingOf(found);
  const {
    day,
    time,
    quote,
    addOns,
    guests,
    note,
    licenceHeld,
    limitsKept,
    pickUp,
    confirmsAtOnce,
  } = row;
  return {
    ...summaryOf(found, sums, reader),
    day,
    time,
    quote,
    addOns,
    guests,
    note,
    licenceHeld,
    limitsKept,
    pickUp,
    confirmsAtOnce,
    feesKept: money(row.feesKept, row.currency),
    ...past,
  };
}

/** A booking with its history, as its reader sees it. */
export async function showBooking(
  tx: Sql,
  row: BookingRow,
  reader: BookingReader,
): Promise<Booking> {
  const standing = standingOf(row);
  const [events, rating, sums, facts] = await Promise.all([
    eventsOfBooking(tx, row.id),
    ratingOf(tx, row.id),
    moneyFactsOf(tx, row, reader.now),
    ticketFacts(tx, standing, reader.now),
  ]);
  const ticket = { ...facts, picture: ownHour(standing, reader) };
  return bookingOf(row, reader, { events, rating: rating ?? null, sums, ticket });
}

/** Its picture in the light of the hour at which it begins. */
const ownHour = (
  { offered, startsAt }: BookingRow,
  { language, artBase, snapshot }: BookingReader,
) =>
  pictureAt(offered.art, lightInDubai(startsAt), {
    artBase,
    language,
    words: snapshot.texts('taxonomy'),
  });

function offeringOf(
  { offeringId, offered }: BookingRow,
  { language, artBase, snapshot }: BookingReader,
) {
  const { slug, category, title, location, art, meetingPoint } = offered;
  const { label, lat, lng } = meetingPoint;
  return {
    id: offeringId,
    slug,
    category,
    path: `/bookings/${category}/${slug}`,
    title: title[language],
    location: location[language],
    picture: pictureOf(art, { artBase, language, words: snapshot.texts('taxonomy') }),
    meetingPoint: { label: label[language], lat, lng },
  };
}
