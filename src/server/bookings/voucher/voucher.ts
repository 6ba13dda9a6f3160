import QRCode from 'qrcode';
import type { Guest } from '#contract/bookings/asks.ts';
import type { Art } from '#contract/catalogue/shapes.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { houseZone } from '#domain/time.ts';
import type { BookingFacts } from '#server/bookings/booking-facts.ts';
import {
  placeFacts,
  priceFacts,
  spokenPlace,
  sumFacts,
  termFacts,
} from '#server/bookings/letters/facts.ts';
import { bookingWords } from '#server/bookings/words.ts';
import type { Fact } from '#server/platform/messages/mail-layout.ts';

/** A booking as its voucher shows it. */
interface VoucherFacts extends BookingFacts {
  guests: Guest[];
  sums: MoneyFacts;
  offered: BookingFacts['offered'] & { art: Art };
}

interface VoucherReader {
  language: Language;
  brand: string;
  contact: { phone: string; email: string };
  /** The drawing's name among the pictures, where this build still has it. */
  picture: string | null;
}

/** Everything the voucher says; the template only decides where it stands. */
export function voucherContent(booking: VoucherFacts, reader: VoucherReader): object {
  const { language } = reader;
  const { offered, quote, place, reference } = booking;
  const say = (sum: Money) => moneyIn(language, sum);
  const { voucher } = bookingWords[language];
  // Paper is read in Dubai: the hour itself is said on both clocks, deadlines on one.
  const here = { ...booking, zone: houseZone };
  // The title and the reference stand apart, in large letters.
  const [, ...described] = placeFacts(booking, language);
  const facts = [...described.slice(0, -1), ...namesOf(booking, language)];
  return {
    ...reader,
    words: voucher,
    reference,
    title: offered.title[language],
    notice: place === 'pending' ? voucher.pending : null,
    facts: pairs(facts),
    lines: quote.lines.map(({ title, amount }) => [title[language], say(amount)]),
    money: pairs([
      ...priceFacts(here, language),
      ...sumFacts(here, { sums: booking.sums }, language),
    ]),
    included: offered.inclusions.map((text) => text[language]),
    bring: broughtOf(booking, language),
    terms: pairs(termFacts(here, booking.sums, language)),
    driver: driverOf(booking),
  };
}

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
