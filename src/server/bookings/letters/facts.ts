import type { Offering } from '#contract/catalogue/offerings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Instant, Language, Money } from '#contract/primitives.ts';
import { sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { lineValue, type MoneyLine } from '#domain/money/line.ts';
import { paidBesides } from '#domain/money/words/payment.ts';
import { securityLines, termLines, termStateOf, unpaidLines } from '#domain/money/words/term.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { houseZone } from '#domain/time.ts';
import type { BookingFacts } from '#server/bookings/facts.ts';
import { bookingWords, spokenDeadline, spokenSpan } from '#server/bookings/words.ts';
import type { Fact } from '#server/platform/messages/content.ts';

/** What was taken: the same lines in every letter. */
export function placeFacts(booking: BookingFacts, language: Language): Fact[] {
  const words = bookingWords[language];
  const { offered, startsAt, zone } = booking;
  const there = { label: spokenMoment(startsAt, zone, language).zone };
  return [
    { label: words.facts.what, value: offered.title[language] },
    { label: words.facts.when, value: spokenSpan(booking, language) },
    ...(sameClock(startsAt, zone, houseZone)
      ? []
      : [{ ...there, value: spokenSpan(booking, language, zone) }]),
    { label: words.facts.where, value: spokenPlace(offered, language) },
    ...(booking.pickUp ? [{ label: words.facts.pickUp, value: booking.pickUp }] : []),
    { label: words.facts.guests, value: words.guests(booking.party) },
    { label: words.facts.reference, value: booking.reference },
  ];
}

/** The meeting point with its district, unless it names it already; a route and a delivery are none. */
export function spokenPlace(
  { location, meetingPoint, schedule }: Pick<Offering, 'location' | 'meetingPoint' | 'schedule'>,
  language: Language,
): string {
  const [label, district] = [meetingPoint.label[language], location[language]];
  const hasDistrict = schedule.kind !== 'route' && schedule.kind !== 'day-rental';
  return !hasDistrict || label.includes(district)
    ? label
    : bookingWords[language].place(district, label);
}

/** What was added, with what each costs. */
export function addOnFacts({ quote }: BookingFacts, language: Language): Fact[] {
  const { facts, list, addOn } = bookingWords[language];
  const added = quote.lines.filter(({ kind }) => kind === 'add-on');
  const said = added.map(({ title, amount }) => addOn(title[language], moneyIn(language, amount)));
  return said.length > 0 ? [{ label: facts.addOns, value: list(said) }] : [];
}

/** What it costs, and what it leaves out. */
export function priceFacts({ quote, offered }: BookingFacts, language: Language): Fact[] {
  const words = bookingWords[language];
  const say = (sum: Money) => moneyIn(language, sum);
  return [
    { label: words.facts.total, value: words.total(say(quote.total), say(quote.vat)) },
    ...paidBesides(
      offered.exclusions.map((text) => text[language]),
      quote,
      language,
    ),
  ];
}

/** What of it is paid, reserved, due and when, or on its way back: the words of every screen. */
export function sumFacts(
  { quote }: BookingFacts,
  { sums, creditNotes = [] }: { sums: MoneyFacts; creditNotes?: readonly string[] },
  language: Language,
): Fact[] {
  const security = sums.stage === 'over' ? [] : securityLines(quote.due, language);
  const lines = moneyLines(sums, language);
  const { creditNote } = bookingWords[language].facts;
  const notes = sums.stage === 'over' ? sums.creditNotes : creditNotes;
  return [
    ...spokenLines([...lines, ...unpaidLines(sums, language), ...security], language),
    ...(notes.length > 0 ? [{ label: creditNote, value: notes.join(', ') }] : []),
  ];
}

/** What giving it up costs, with dates. */
export function termFacts(
  { quote, zone }: BookingFacts,
  sums: MoneyFacts,
  language: Language,
): Fact[] {
  const until = (moment: Instant) => spokenDeadline(moment, language, zone);
  return spokenLines(termLines(quote.terms, language, until, termStateOf(sums)), language);
}

const spokenLines = (lines: readonly MoneyLine[], language: Language): Fact[] =>
  lines.map((line) => ({
    label: line.label,
    value: lineValue(line, (sum) => moneyIn(language, sum)),
  }));

export function bringFacts({ offered }: BookingFacts, language: Language): Fact[] {
  const { facts, list } = bookingWords[language];
  const documents = offered.requirements.documents.map((document) => document[language]);
  return [{ label: facts.bring, value: list(documents) }];
}
