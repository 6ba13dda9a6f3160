/** The five facts of a ticket, in one order and one wording for the page, the paper and the wallet. */
import type { BookingPlace } from '#contract/bookings/bookings.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { ticketText as arabic } from '#domain/bookings/ticket/text.ar.ts';
import { ticketText as english } from '#domain/bookings/ticket/text.en.ts';
import type { TicketText } from '#domain/bookings/ticket/text.ts';
import { lightInDubai, sunriseInDubai, sunsetInDubai } from '#domain/calendar/sunset.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';

export const ticketTexts: Record<Language, TicketText> = { en: english, ar: arabic };

/** What a ticket is written from. */
export interface TicketBooking {
  startsAt: Instant;
  endsAt: Instant;
  party: number;
  length: number;
  /** How it is measured beyond its hours. */
  measure: 'nights' | 'days' | undefined;
  guests: readonly { name: string }[];
  meetingPoint: string;
  /** The district; empty where the meeting point says enough. */
  location: string;
  pickUp: string;
  keeper: string;
  place: BookingPlace;
}

export interface TicketFact {
  id: 'hour' | 'party' | 'where' | 'keeper' | 'light';
  label: string;
  /** Set large, as figures are. */
  figure?: string;
  name?: string;
  note?: string;
}

/** Everything is known or computed; what nobody knows is not said. */
export function ticketFacts(
  booking: TicketBooking,
  language: Language,
  sayDay: (moment: Instant) => string,
): TicketFact[] {
  const say = ticketTexts[language];
  return [
    hourFact(booking, say, sayDay),
    partyFact(booking, say),
    whereFact(booking, say),
    keeperFact(booking, say),
    lightFact(booking, say),
  ];
}

function hourFact(
  { startsAt, endsAt, measure, length }: TicketBooking,
  say: TicketText,
  sayDay: (moment: Instant) => string,
): TicketFact {
  const isOneDay = dayInDubai(startsAt) === dayInDubai(endsAt);
  const end = isOneDay ? clockInDubai(endsAt) : `${sayDay(endsAt)}, ${clockInDubai(endsAt)}`;
  const counted = measure && { name: say[measure](length) };
  return {
    id: 'hour',
    label: say.hour,
    figure: clockInDubai(startsAt),
    note: say.until(end),
    ...counted,
  };
}

/** So many are named; of a larger party the first, as they are called. */
const mostNames = 3;

function partyFact({ party, guests }: TicketBooking, say: TicketText): TicketFact {
  const names = guests.flatMap(({ name }) => name.trim().split(/\s+/)[0] || []);
  const shown = names.slice(0, mostNames);
  const known = shown.length > 0 && { note: say.names(shown, party - shown.length) };
  return { id: 'party', label: say.party, figure: say.guests(party), ...known };
}

function whereFact({ meetingPoint, location, pickUp }: TicketBooking, say: TicketText): TicketFact {
  if (pickUp) return { id: 'where', label: say.whereCar, name: pickUp };
  const district = location && !meetingPoint.includes(location) && { note: location };
  return { id: 'where', label: say.where, name: meetingPoint, ...district };
}

/** A driver where a car comes; else who of the house confirmed it, or its desk. Nobody is invented. */
function keeperFact({ keeper, pickUp, place }: TicketBooking, say: TicketText): TicketFact {
  if (pickUp) return { id: 'keeper', label: say.driver, name: say.driverName, note: say.atTheDoor };
  const fact = { id: 'keeper', label: say.keeper } as const;
  if (keeper) return { ...fact, name: keeper, note: say.confirmed };
  return { ...fact, name: say.desk, ...(place === 'pending' && { note: say.asks }) };
}

/** By the sun that is nearer: before the day is bright its rise, afterwards its setting. */
function lightFact({ startsAt }: TicketBooking, say: TicketText): TicketFact {
  const day = dayInDubai(startsAt);
  const light = lightInDubai(startsAt);
  const isEarly = clockInDubai(startsAt) < '12:00' && light !== 'day';
  const name = isEarly ? say.sunrise(sunriseInDubai(day)) : say.sunset(sunsetInDubai(day));
  return { id: 'light', label: say.light, name, note: say.lights[light] };
}
