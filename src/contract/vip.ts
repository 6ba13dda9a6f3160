/** What the pages of vip are made from. Plain types: the browser's first chunk imports this file. */
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { VenueKind } from '#contract/catalogue/vip.ts';
import type { Link, Picture } from '#contract/pages/parts.ts';
import type { Day, Instant, Money } from '#contract/primitives.ts';

/** A sum and what it is for: `AED 1,500`, 'per table'. */
export interface Charge {
  price: Money;
  unit: string;
}

export interface VenueCard {
  slug: string;
  path: string;
  kind: VenueKind;
  name: string;
  location: string;
  hostHotel: string | null;
  tagline: string;
  description: string;
  highlights: string[];
  tags: string[];
  picture: Picture;
  /** What the filters ask for; an area is a value, its name is `location`. */
  area: string;
  openDays: Weekday[];
  leastSpend: Money;
  welcomesChildren: boolean;
}

/** What the sheet and the page of a house say beyond its card. */
interface VenueDetails {
  opens: string;
  /** Earlier than `opens` means after midnight. */
  closes: string;
  cuisine: string | null;
  dressCode: string;
  minAge: number;
  childrenUntil: string | null;
  party: { min: number; max: number };
  leadTimeHours: number;
  freeCancelHours: number;
  deposit: Charge | null;
  minimumSpend: Charge;
  averageSpend: Charge;
  /** When the facts were last read through: 'November 2026'. */
  reviewed: string;
}

export type DetailedVenue = VenueCard & VenueDetails;

export interface TierCard {
  id: string;
  name: string;
  description: string;
  price: Charge;
  joiningFee: Money;
  benefits: string[];
  guestsPerEvent: number;
  tableHoldMinutes: number;
  /** The plan whose clients hold it already. */
  includedWith: string | null;
}

/** The words and the address of the one link behind every Reserve. */
export interface ReserveLink {
  label: string;
  details: string;
  url: string;
}

export interface VipContent {
  hero: { title: string; text: string; chips: string[]; artKey: string };
  /** The sub-paths, each with how many it holds. */
  ways: (Link & { count: number })[];
  lounges: { title: string; venues: VenueCard[] };
  nightclubs: { title: string; venues: VenueCard[] };
  venues: { title: string; venues: DetailedVenue[] };
  reserve: ReserveLink;
  closing: { title: string; text: string; join: string; calendar: string };
  tiers: TierCard[];
}

export interface VenueListContent {
  list: 'clubs' | 'restaurants' | 'nightlife';
  title: string;
  artKey: string;
  ways: Link[];
  venues: DetailedVenue[];
  areas: { value: string; label: string }[];
  /** What a table may cost at least, by its value in the address. */
  spends: { value: string; most: Money }[];
  reserve: ReserveLink;
}

export interface VenueContent {
  venue: DetailedVenue;
  artKey: string;
  coordinates: { lat: number; lng: number };
  houseRules: string[];
  events: EventCard[];
  similar: VenueCard[];
  reserve: ReserveLink;
}

/** One evening of an event, with its day in words. */
export interface EventDate {
  day: Day;
  /** In Dubai. */
  time: string;
  weekday: Weekday;
  /** 'Tuesday 1 December 2026'. */
  date: string;
}

export interface EventCard {
  slug: string;
  path: string;
  title: string;
  description: string;
  type: string;
  place: string;
  dressCode: string;
  /** Null: within the membership. */
  charge: Charge | null;
  capacity: number;
  /** The lowest tier that may come. */
  tier: string;
  /** Every member, this tier and those above it, or only this one because there is none above. */
  reach: 'all' | 'above' | 'only';
  picture: Picture;
  /** Only where it comes again week after week; the last day of its season in words. */
  returns: { weekday: Weekday; until: string | null } | null;
  /** The next time; an event that is listed has one. */
  next: EventDate;
  /** The moments of the next time. */
  starts: Instant;
  ends: Instant;
}

export interface EventCalendarContent {
  title: string;
  today: Day;
  /** From this month on, in order. */
  months: { month: string; title: string }[];
  artKey: string;
  types: string[];
  events: EventCard[];
  /** Every evening of the months shown, in order; `slug` names its event. */
  evenings: (EventDate & { slug: string; days: number })[];
}

export interface EventContent {
  event: EventCard;
  artKey: string;
  minutes: number;
  dates: EventDate[];
  /** What makes the date uncertain. */
  note: string | null;
  venue: VenueCard | null;
  coordinates: { lat: number; lng: number };
  others: EventCard[];
}

export type VipPage =
  | { name: 'vip'; content: VipContent }
  | { name: 'venue-list'; content: VenueListContent }
  | { name: 'venue'; content: VenueContent }
  | { name: 'event-calendar'; content: EventCalendarContent }
  | { name: 'event'; content: EventContent };
