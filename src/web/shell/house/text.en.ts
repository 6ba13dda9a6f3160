import { plural } from '#web/i18n/plural.ts';
import type { HousePlace } from '#web/shell/house/places.ts';

export const house = {
  label: 'Your house',
  places: {
    today: 'Today',
    requests: 'Requests',
    bookings: 'Bookings',
    itinerary: 'Itinerary',
    papers: 'Papers',
    money: 'Money',
    people: 'People',
  } satisfies Record<HousePlace, string>,
  atHand: 'At hand',
  ask: 'Ask',
  askHouse: 'Ask the house…',
  more: 'More',
  desk: 'Concierge desk',
  hereNow: 'here now',
  backAt: (time: string) => `back at ${time}`,
  hasTheNight: (name: string) => `${name} has the night`,
  writeTo: (name: string) => `Write to ${name}.`,
  strip: {
    label: 'Held for you',
    until: (time: string) => `held for you until ${time}.`,
    others: (count: number) => plural('en', count, { one: 'and one more', other: 'and # more' }),
    letGo: 'Let it go',
    /** On a phone, under what is held. */
    untilShort: (time: string) => `held until ${time}`,
    ask: { long: 'Ask for this booking', short: 'Ask' },
    confirm: { long: 'Confirm booking', short: 'Confirm' },
    pay: {
      long: (sum: string) => `Confirm and pay ${sum}`,
      short: (sum: string) => `Pay ${sum}`,
    },
    over: (when: string) => `${when} is open again.`,
    again: 'Hold it again',
  },
};
