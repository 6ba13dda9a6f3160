import { largestParty } from '#contract/bookings/availability.ts';
import type { OfferingContent, OfferingTimes } from '#contract/bookings/pages.ts';
import type { Offering, PaymentTerms, Schedule } from '#contract/catalogue/offerings.ts';
import type { Page } from '#contract/pages/pages.ts';
import { chargedFor } from '#domain/bookings/add-ons.ts';
import { carrierOf } from '#domain/bookings/carrier.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { similarOfferings } from '#domain/bookings/offerings/similar.ts';
import { cancellationStages, spanOf } from '#domain/bookings/offerings/terms.ts';
import { largestPartyOf } from '#domain/bookings/party.ts';
import { balanceHours } from '#domain/bookings/quote.ts';
import { money } from '#domain/money.ts';
import { offeringCard } from '#server/bookings/offerings/card.ts';
import { cardWords, wordFor } from '#server/bookings/offerings/words.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

const similarShown = 3;
const daysOfAWeek = 7;

export function offeringPage(offering: Offering, source: PageSource): Page {
  const { snapshot, say } = source;
  const similar = similarOfferings(offering, snapshot.all('offerings'), similarShown);
  const content: OfferingContent = {
    card: offeringCard(offering, source),
    category: categoryLink(offering, source),
    words: cardWords(source),
    price: money(offering.price.amount, offering.price.currency),
    times: times(offering.schedule, say),
    ...preparation(offering, source),
    ...terms(offering, source),
    inclusions: offering.inclusions.map(say),
    exclusions: offering.exclusions.map(say),
    similar: similar.map((other) => offeringCard(other, source)),
    socialArt: offering.art.key,
  };
  return { name: 'offering', content };
}

function categoryLink({ category }: Offering, { snapshot, say }: PageSource) {
  const { categories } = snapshot.texts('taxonomy');
  return { label: say(wordFor(categories, category)), path: `/bookings/${category}` };
}

/** What a guest should know and have before they come. */
function preparation({ requirements, ...offering }: Offering, { snapshot, say }: PageSource) {
  const { languages, licenceRules } = snapshot.texts('taxonomy');
  const { licence, documents, notes } = requirements;
  return {
    meetingPoint: say(offering.meetingPoint.label),
    languages: offering.languages.map((language) => say(wordFor(languages, language))),
    bookBy: spanOf(offering.leadTimeHours),
    bring: documents.map(say),
    ...(licence !== 'none' && { licence: say(wordFor(licenceRules, licence)) }),
    limits: limits(requirements),
    ...carriedParty({ requirements, ...offering }),
    ...(notes && { notes: say(notes) }),
    seasons: offering.seasons.map(({ note }) => say(note)),
  };
}

/** Nothing where each guest takes a place, or where there is only one of it. */
function carriedParty(offering: Offering): Pick<OfferingContent, 'carried'> {
  const by = carrierOf(offering);
  const most = Math.min(largestParty, largestPartyOf(offering));
  return by && most > offering.capacity.maxParty ? { carried: { by, most } } : {};
}

function limits(requirements: Offering['requirements']): OfferingContent['limits'] {
  const { minAge, maxAge, minHeightCm, maxWeightKg } = requirements;
  return {
    ...(minAge > 0 && { minAge }),
    ...(maxAge !== null && { maxAge }),
    ...(minHeightCm !== null && { minHeightCm }),
    ...(maxWeightKg !== null && { maxWeightKg }),
  };
}

function terms(
  { addOns, cancellation, payment, ...offering }: Offering,
  { snapshot, say }: PageSource,
) {
  const { units } = snapshot.texts('taxonomy');
  return {
    addOns: addOns.map(({ title, price }) => ({
      title: say(title),
      price: money(price.amount, price.currency),
      unit: say(wordFor(units, chargedFor(price.unit))),
    })),
    cancellation: cancellationStages(cancellation),
    weatherRefundPercent: cancellation.weatherRefundPercent,
    payment: {
      ...paymentOf(payment),
      ...(payment.mode === 'deposit' && { balance: spanOf(balanceHours({ cancellation })) }),
      atOnce: confirmsAtOnce(offering),
    },
  };
}

function paymentOf({ mode, depositPercent, securityDeposit }: PaymentTerms) {
  const held = securityDeposit && money(securityDeposit.amount, securityDeposit.currency);
  return { mode, depositPercent, ...(held && { held }) };
}

function times(schedule: Schedule, say: PageSource['say']): OfferingTimes {
  const days = schedule.days.length < daysOfAWeek ? { days: schedule.days } : {};
  switch (schedule.kind) {
    case 'daily-times':
      return { ...days, kind: 'times', times: schedule.times };
    case 'route': {
      const { from, to } = schedule;
      return {
        ...days,
        kind: 'route',
        from: say(from.name),
        to: say(to.name),
        times: schedule.times,
      };
    }
    case 'nightly': {
      const { checkIn, checkOut, minNights: least, maxNights: most } = schedule;
      return { ...days, kind: 'nights', checkIn, checkOut, least, most };
    }
    case 'day-rental': {
      const { pickupFrom: from, pickupTo: to, minDays: least, maxDays: most } = schedule;
      return { ...days, kind: 'rental', from, to, least, most };
    }
    case 'charter-window':
      return { ...days, kind: 'window', from: schedule.windowFrom, to: schedule.windowTo };
  }
}
