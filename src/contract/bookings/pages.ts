/** What the pages of bookings are made from. Plain types: the browser's first chunk imports this file. */
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Link, Picture } from '#contract/pages/parts.ts';
import type { Currency, Money } from '#contract/primitives.ts';

/** What is sold when an offering is not sold by the person. */
export type SoldUnit =
  | 'aircraft'
  | 'boat'
  | 'day'
  | 'group'
  | 'helicopter'
  | 'hour'
  | 'night'
  | 'vehicle'
  | 'yacht';

/** The figure beside 'per person', which is always true, and what it is a share of. */
export interface CardPrice {
  perPerson: Money;
  /** Only where the offering is sold otherwise: the whole price, and for how many at most. */
  basis?: { price: Money; soldAs: SoldUnit; largestParty: number };
  /** What a hot deal is cheaper than, for the same measure as the real price. */
  usual?: Money;
}

interface Party {
  least: number;
  most: number;
}

export interface OfferingCard {
  path: string;
  title: string;
  description: string;
  picture: Picture;
  location: string;
  duration: string;
  minutes: number;
  rating: number;
  isExclusive: boolean;
  isHotDeal: boolean;
  isFullyBooked: boolean;
  canAddToItinerary: boolean;
  price: CardPrice;
  party: Party;
}

/** The words it is found by, in both languages and in their plainest spelling. */
export interface SearchWords {
  title: string;
  rest: string;
}

/** A card of a list that can be searched. */
export interface ListedOffering extends OfferingCard {
  words: SearchWords;
}

/** The fixed words of the catalogue that stand on every card. */
export interface CardWords {
  perPerson: string;
  exclusive: string;
  hotDeal: string;
  fullyBooked: string;
  bookNow: string;
  addToItinerary: string;
}

export interface BookingsContent {
  /** Nothing on the page of all categories. */
  category?: { label: string; blurb: string };
  /** All, then the nine. */
  categories: Link[];
  /** In which the limits of the price filter are given. */
  currency: Currency;
  offerings: ListedOffering[];
  /** Shown where there is nothing. */
  emptyPicture: Picture;
  socialArt: string;
  words: CardWords & {
    title: string;
    tabs: { book: string; upcoming: string; history: string };
    calendarView: string;
    quickBook: string;
    loadHistory: string;
    failed: string;
    empty: string;
  };
}

/** What every screen of a client's own bookings shows before anything is known of the client. */
export interface OwnBookingsContent {
  emptyPicture: Picture;
  words: { title: string; upcoming: string; history: string; loadHistory: string; failed: string };
}

/** A span as people say it: 36 hours, 7 days. */
export interface TermSpan {
  count: number;
  unit: 'hours' | 'days';
}

/** What cancelling costs, from the most generous stage to the dearest. */
export type CancellationStage =
  /** Without a span it is free only until it is confirmed. */
  | { kind: 'free'; until?: TermSpan }
  | { kind: 'late'; within?: TermSpan; percent: number; orNoShow?: boolean }
  | { kind: 'no-show'; percent: number };

/** When it can be had. No days are named where it is every day. */
export type OfferingTimes = { days?: Weekday[] } & (
  | { kind: 'times'; times: string[] }
  | { kind: 'route'; from: string; to: string; times: string[] }
  | { kind: 'nights'; checkIn: string; checkOut: string; least: number; most: number }
  | { kind: 'rental'; from: string; to: string; least: number; most: number }
  | { kind: 'window'; from: string; to: string }
);

export interface OfferingContent {
  card: OfferingCard;
  category: Link;
  words: CardWords;
  /** The price as it is sold, for search engines. */
  price: Money;
  times: OfferingTimes;
  meetingPoint: string;
  languages: string[];
  bookBy: TermSpan;
  inclusions: string[];
  exclusions: string[];
  bring: string[];
  licence?: string;
  /** Where one room, car or boat carries a party and several can be had: the most that come together. */
  carried?: { by: 'rooms' | 'vehicles' | 'craft' | 'charters' | 'groups'; most: number };
  limits: { minAge?: number; maxAge?: number; minHeightCm?: number; maxWeightKg?: number };
  notes?: string;
  seasons: string[];
  addOns: { title: string; price: Money; unit: string }[];
  cancellation: CancellationStage[];
  /** The share that comes back when the operator cancels because of the weather. */
  weatherRefundPercent: number;
  payment: {
    mode: 'full' | 'deposit' | 'card-guarantee';
    depositPercent: number;
    /** It needs nobody to confirm it. */
    atOnce: boolean;
    /** Of a deposit: how long before the start its balance is due. */
    balance?: TermSpan;
    held?: Money;
  };
  similar: OfferingCard[];
  socialArt: string;
}

export type BookingsPage =
  | { name: 'bookings'; content: BookingsContent }
  | { name: 'offering'; content: OfferingContent }
  | { name: 'own-bookings'; content: OwnBookingsContent }
  | { name: 'own-booking'; content: OwnBookingsContent }
  | { name: 'itinerary'; content: OwnBookingsContent };
