import QRCode from 'qrcode';
import type { Guest } from '#contract/bookings/asks.ts';
import type { Language } from '#contract/primitives.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { type TicketFact, ticketFacts } from '#domain/bookings/ticket/facts.ts';
import { spokenMoment } from '#domain/calendar/clocks.ts';
import { clockInDubai, houseZone } from '#domain/time.ts';
import type { BookingFacts } from '#server/bookings/facts.ts';
import { spokenPlace } from '#server/bookings/letters/facts.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import { bookingWords } from '#server/bookings/words.ts';
import type { Fact } from '#server/platform/messages/content.ts';

/** A booking as its voucher shows it. */
export interface VoucherFacts extends BookingFacts {
  guests: Guest[];
  length: number;
  keeper: string;
  offered: BookingFacts['offered'] & Pick<BookingRow['offered'], 'category'>;
}

interface VoucherReader {
  language: Language;
  brand: string;
  contact: { phone: string; email: string };
  /** The drawing's name among the pictures, where this build still has it. */
  picture: string | null;
  /** A ticket alone, as it is sent to the party; else with what a guest, a driver and a desk ask for. */
  isTicket?: boolean;
}

/** Everything the voucher says; the template only decides where it stands. It never tells a price. */
export function voucherContent(booking: VoucherFacts, reader: VoucherReader): object {
  const { language, isTicket = false } = reader;
  const { offered, place, reference } = booking;
  const { voucher } = bookingWords[language];
  return {
    ...reader,
    isTicket,
    words: voucher,
    reference,
    title: offered.title[language],
    moment: spokenStart(booking, language),
    notice: place === 'pending' ? voucher.pending : null,
    facts: ticketOf(booking, language).map(wholeFact),
    names: pairs(namesOf(booking, language)),
    included: offered.inclusions.map((text) => text[language]),
    bring: broughtOf(booking, language),
    driver: driverOf(booking),
  };
}

/** `Friday 20 November, 16:30`, in Dubai. */
export function spokenStart({ startsAt }: Pick<BookingFacts, 'startsAt'>, language: Language) {
  const { day } = spokenMoment(startsAt, houseZone, language);
  return bookingWords[language].moment(day, clockInDubai(startsAt));
}

/** The five facts of the ticket, as the page says them. */
export function ticketOf(booking: VoucherFacts, language: Language): TicketFact[] {
  const { offered, pickUp = '' } = booking;
  const { category, meetingPoint, location } = offered;
  const place = spokenPlace(offered, language);
  const [label, district] = [meetingPoint.label[language], location[language]];
  const facts = {
    ...booking,
    pickUp,
    measure: lengthKind({ offering: { category } }),
    meetingPoint: label,
    location: place === label ? '' : district,
  };
  return ticketFacts(facts, language, (at) => spokenMoment(at, houseZone, language).day);
}

/** A template asks for each part. */
const wholeFact = (fact: TicketFact) => ({ figure: null, name: null, note: null, ...fact });

const pairs = (facts: Fact[]) => facts.map(({ label, value }) => [label, value]);

/** The name on the booking and some beside it: whoever stands at the desk has the whole list. */
const mostNames = 6;

function namesOf({ guests }: VoucherFacts, language: Language): Fact[] {
  const { voucher, list } = bookingWords[language];
  const names = guests.slice(0, mostNames).map(({ name }) => name);
  const rest = guests.length - names.length;
  const value = list(rest > 0 ? [...names, voucher.more(rest)] : names);
  return names.length > 0 ? [{ label: voucher.names, value }] : [];
}

function broughtOf({ offered }: VoucherFacts, language: Language): string[] {
  const { documents, notes } = offered.requirements;
  return [...documents, ...(notes ? [notes] : [])].map((text) => text[language]);
}

/** In both languages whoever reads the voucher: the driver may know either. */
function driverOf({ offered }: VoucherFacts) {
  const { lat, lng } = offered.meetingPoint;
  return {
    ar: spokenPlace(offered, 'ar'),
    en: spokenPlace(offered, 'en'),
    point: `${lat.toFixed(5)}, ${lng.toFixed(5)}`,
  };
}

/** The code is drawn as lines, which print sharp at any size. */
export async function qrCode(url: string): Promise<Buffer> {
  const color = { dark: '#10282d', light: '#ffffff' };
  return Buffer.from(await QRCode.toString(url, { type: 'svg', margin: 1, color }));
}
