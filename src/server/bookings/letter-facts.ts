import type { Offering } from '#contract/catalogue-offerings.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { sameClock, spokenMoment } from '#domain/consultation.ts';
import { houseZone } from '#domain/time.ts';
import type { BookingFacts } from '#server/bookings/letters.ts';
import { bookingWords, spokenDeadline, spokenMoney, spokenSpan } from '#server/bookings/spoken.ts';
import type { Fact } from '#server/platform/mail-layout.ts';

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
    { label: words.facts.guests, value: words.guests(booking.party) },
    { label: words.facts.reference, value: booking.reference },
  ];
}

/** The meeting point with its district, unless it names it already; a route is no district. */
export function spokenPlace(
  { location, meetingPoint, schedule }: Pick<Offering, 'location' | 'meetingPoint' | 'schedule'>,
  language: Language,
): string {
  const [label, district] = [meetingPoint.label[language], location[language]];
  return schedule.kind === 'route' || label.includes(district)
    ? label
    : bookingWords[language].place(district, label);
}

/** What it costs and when what is due. */
export function moneyFacts({ quote, zone }: BookingFacts, language: Language): Fact[] {
  const words = bookingWords[language];
  const say = (sum: Money) => spokenMoney(sum, language);
  const { securityDeposit } = quote.due;
  return [
    { label: words.facts.total, value: words.total(say(quote.total), say(quote.vat)) },
    { label: words.facts.due, value: spokenDue(quote, language, zone) },
    ...(securityDeposit
      ? [{ label: words.facts.securityDeposit, value: words.onCard(say(securityDeposit)) }]
      : []),
  ];
}

export function spokenDue(
  { due }: BookingFacts['quote'],
  language: Language,
  zone: string,
): string {
  const words = bookingWords[language];
  const { first, rest, restBy, mode } = due;
  const parts: string[] = [];
  if (first.amount > 0) parts.push(words.dueFirst(spokenMoney(first, language)));
  if (rest.amount > 0) {
    const sum = spokenMoney(rest, language);
    parts.push(
      restBy ? words.dueRest(sum, spokenDeadline(restBy, language, zone)) : words.dueOnDay(sum),
    );
  }
  if (mode === 'card-guarantee') parts.push(words.dueGuaranteed);
  return parts.length > 0 ? words.dueList(parts) : words.dueNothing;
}

/** What giving it up costs, with dates. */
export function termFacts({ quote, zone }: BookingFacts, language: Language): Fact[] {
  const words = bookingWords[language];
  const { noShowFee, weatherRefundPercent } = quote.terms;
  const noShow = words.noShow(spokenMoney(noShowFee, language));
  return [
    { label: words.facts.cancelling, value: spokenTerms(quote, language, zone) },
    ...(noShowFee.amount > 0 ? [{ label: words.facts.noShow, value: noShow }] : []),
    { label: words.facts.weather, value: words.weather(weatherRefundPercent) },
  ];
}

function spokenTerms({ terms }: BookingFacts['quote'], language: Language, zone: string): string {
  const words = bookingWords[language];
  const { freeUntil, feePercentAfter, feeAfter } = terms;
  const fee = spokenMoney(feeAfter, language);
  if (!freeUntil) return words.feeFromOutset(fee, feePercentAfter);
  const until = spokenDeadline(freeUntil, language, zone);
  return feePercentAfter === 0 ? words.freeAlways(until) : words.free(until, fee, feePercentAfter);
}

export function bringFacts({ offered }: BookingFacts, language: Language): Fact[] {
  const { facts, list } = bookingWords[language];
  const documents = offered.requirements.documents.map((document) => document[language]);
  return [{ label: facts.bring, value: list(documents) }];
}

/** What the house kept of the money when something was given up or moved. */
export function keptFacts(fee: Money | undefined, language: Language): Fact[] {
  const { facts, keptNothing } = bookingWords[language];
  if (!fee) return [];
  const value = fee.amount > 0 ? spokenMoney(fee, language) : keptNothing;
  return [{ label: facts.kept, value }];
}
