import type { CancellationStage, SoldUnit, TermSpan } from '#contract/bookings/pages.ts';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Currency } from '#contract/primitives.ts';
import type { OfferingOrder } from '#domain/bookings/offerings/choice.ts';
import { listIn } from '#domain/lists.ts';
import { partyEach } from '#web/bookings/party-text.en.ts';
import { plural } from '#web/i18n/plural.ts';
import { weekdays } from '#web/i18n/weekdays.en.ts';

const guests = (count: number) => plural('en', count, { one: '# guest', other: '# guests' });

const soldAs: Record<SoldUnit, string> = {
  aircraft: 'the aircraft',
  boat: 'the boat',
  day: 'a day',
  group: 'the group',
  helicopter: 'the helicopter',
  hour: 'an hour',
  night: 'a night',
  vehicle: 'the vehicle',
  yacht: 'the yacht',
};

const span = ({ count, unit }: TermSpan) =>
  unit === 'hours'
    ? plural('en', count, { one: '# hour', other: '# hours' })
    : plural('en', count, { one: '# day', other: '# days' });

function share(percent: number): string {
  if (percent === 100) return 'The full price';
  return percent === 50 ? 'Half the price' : `${percent} % of the price`;
}

const orders: Record<OfferingOrder, string> = {
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  rating: 'Best rated',
  shortest: 'Shortest first',
};

interface KnownParty {
  guests: number;
  onDay: boolean;
}

export const bookings = {
  documentTitle: (page: string, brand: string) => `${page} · ${brand}`,
  label: 'Travel & experiences',
  lead: 'In the air, on the water, on the road and in the sand. VAT and our fees are within the price; what is not stands with each.',
  tabs: 'Bookings',
  categories: 'Categories',
  guests,
  party: (least: number, most: number) =>
    least === most ? guests(most) : `${least} to ${guests(most)}`,
  partyEach,
  /** Beside `per person`, where fewer would pay the whole all the same. */
  inParty: (count: number) => `in a party of ${count}`,
  basis: (price: string, kind: SoldUnit, most: number) =>
    `${price} ${soldAs[kind]}, up to ${guests(most)}`,
  /** The whole sum, and for one of what it is sold by. */
  forParty: (sum: string, { guests: count, onDay }: KnownParty, kind: SoldUnit | undefined) => {
    if (onDay) return `from ${sum} for ${guests(count)} on that day`;
    const each = kind === 'night' || kind === 'day' || kind === 'hour' ? ` ${soldAs[kind]}` : '';
    return `${sum} for ${guests(count)}${each}`;
  },
  usually: 'Usually',
  rated: (rating: string) => `Rated ${rating} of 5`,
  subjects: {
    book: (title: string) => `Booking: ${title}`,
  },
  filters: {
    search: 'Search',
    searchHint: 'A place, a boat, a wish',
    day: 'Day',
    anyDay: 'Any day',
    daysFailed: 'We could not ask what is free that day. All days are shown.',
    guests: 'Guests',
    anyParty: 'Any number',
    price: (currency: Currency) => `Price per person, ${currency}`,
    from: 'From',
    to: 'To',
    order: 'Sort by',
    recommended: 'Recommended',
    orders,
  },
  count: (count: number) => plural('en', count, { one: '# experience', other: '# experiences' }),
  showMore: (count: number) => `Show ${count} more`,
  emptyAdvice: 'Fewer filters or other words show more.',
  invitation: {
    upcoming: {
      title: 'Sign in to see what is ahead',
      text: 'Your bookings and their hours are kept with your account.',
    },
    history: {
      title: 'Sign in to see where you have been',
      text: 'Everything we arranged for you is kept with your account.',
    },
  },
  offering: {
    crumbs: 'Where you are',
    when: 'When',
    everyDay: 'Every day',
    days: (days: Weekday[]) =>
      listIn(
        'en',
        days.map((day) => weekdays[day]),
      ),
    startsAt: (times: string) => `Starts at ${times}`,
    departsAt: (times: string) => `Departs at ${times}`,
    route: (from: string, to: string) => `${from} to ${to}`,
    stay: (checkIn: string, checkOut: string) =>
      `Check-in from ${checkIn}, check-out by ${checkOut}`,
    nights: (least: number, most: number) => `${least} to ${most} nights`,
    handOver: (from: string, to: string) => `Handed over between ${from} and ${to}`,
    rentalDays: (least: number, most: number) => `${least} to ${most} days`,
    window: (from: string, to: string) => `Starts between ${from} and ${to}`,
    dubaiTime: 'Dubai time',
    extras: 'Can be added',
    fullyBooked: 'Every place is taken. A concierge can look for another day or something like it.',
    askAnother: 'Ask for something like it',
    duration: 'Duration',
    partySize: 'Party',
    meetingPoint: 'Where it begins',
    languages: 'Spoken',
    list: (items: string[]) => listIn('en', items),
    bookBy: 'Book by',
    before: (time: TermSpan) => `${span(time)} before`,
    included: 'What is included',
    notIncluded: 'Not included',
    beforeYouCome: 'Before you come',
    bring: 'What to bring',
    requirements: 'Who can come',
    everyone: 'Guests of every age.',
    minAge: (years: number) => `From ${years} years`,
    maxAge: (years: number) => `Up to ${years} years`,
    minHeight: (cm: number) => `From ${cm} cm tall`,
    maxWeight: (kg: number) => `Up to ${kg} kg`,
    season: 'Season',
    allYear: 'The same all year.',
    plansChange: 'If plans change',
    stageTitle: (stage: CancellationStage) =>
      stage.kind === 'free' ? 'Free' : share(stage.percent),
    stageText: (stage: CancellationStage) => {
      if (stage.kind === 'no-show') return 'if nobody comes';
      if (stage.kind === 'free')
        return stage.until ? `until ${span(stage.until)} before` : 'until it is confirmed';
      const late = stage.within ? `in the last ${span(stage.within)}` : 'after that';
      return stage.orNoShow ? `${late}, or if nobody comes` : late;
    },
    weather: (percent: number) => {
      const all = 'If the operator cancels, everything you paid comes back';
      if (percent === 100) return `${all}, also when it is for the weather.`;
      return percent === 0
        ? `${all}. If the weather stops it, what you paid is kept, and nothing more is asked.`
        : `${all}. If the weather stops it, ${percent} % of what you paid comes back, and nothing more is asked.`;
    },
    held: (sum: string) =>
      `A security deposit of ${sum} is held at the handover on a card in the driver’s name, and given back.`,
    balance: (time: TermSpan) =>
      time.count === 0
        ? 'The balance is due on the day it begins.'
        : `The balance is due ${span(time)} before it begins.`,
    taxes: 'VAT and our fees are within the price.',
    more: (category: string) => `More in ${category}`,
    seeAll: 'See them all',
  },
};
