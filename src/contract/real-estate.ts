/** What the pages of real-estate are made from. Plain types: the browser's first chunk imports this file. */
import type { PropertyType } from '#contract/catalogue/real-estate.ts';
import type { Weekday } from '#contract/catalogue/shapes.ts';
import type { Link, Picture } from '#contract/pages/parts.ts';
import type { Day, Money } from '#contract/primitives.ts';

export interface HomeCard {
  slug: string;
  path: string;
  title: string;
  type: PropertyType;
  purpose: 'sale' | 'rent';
  status: 'ready' | 'off-plan';
  area: string;
  areaName: string;
  price: Money;
  bedrooms: number;
  bathrooms: number;
  parking: number;
  sqft: number;
  sqm: number;
  rating: number;
  furnished: boolean;
  petsAllowed: boolean;
  goldenVisa: boolean;
  isPrivate: boolean;
  picture: Picture;
}

/** In the search a home also carries the words it is found by, in both languages. */
export interface FindableHome extends HomeCard {
  words: string;
}

export interface AreaCard {
  slug: string;
  path: string;
  name: string;
  description: string;
  averagePrice: Money;
  homes: number;
  highlights: string[];
  picture: Picture;
}

/** A sub-path of the service and how many homes stand behind it. */
export interface HomeTypeLink extends Link {
  type: PropertyType;
  homes: number;
}

export interface RealEstateContent {
  label: string;
  hero: { title: string; text: string };
  types: HomeTypeLink[];
  agentLink: Link;
  services: { id: string; icon: string; title: string; description: string; features: string[] }[];
  featured: HomeCard[];
  areas: { heading: string; note: string; featured: AreaCard[]; others: Link[] };
  consultation: { title: string; text: string; cta: string };
}

export interface HomesContent {
  /** Undefined on the page of all homes. */
  type?: PropertyType | undefined;
  label: string;
  title: string;
  types: HomeTypeLink[];
  agentLink: Link;
  homes: FindableHome[];
  areas: { slug: string; name: string }[];
  empty: Picture;
  socialArt: string;
}

export interface AgentProfile {
  slug: string;
  name: string;
  title: string;
  initials: string;
  bio: string;
  rating: number;
  yearsInDubai: number;
  languages: string[];
  areas: Link[];
  specialities: PropertyType[];
  registration: { authority: string; number: string; isSample: boolean };
  phone: string;
  email: string;
  viewing: { days: Weekday[]; times: string[]; minutes: number; leadHours: number };
}

interface CostShare {
  percent: number;
  amount: Money;
}

export type HomeCosts =
  | {
      kind: 'sale';
      price: Money;
      landDepartment: CostShare;
      agency: CostShare;
      onTop: Money;
      total: Money;
      deposit: CostShare;
      serviceCharge: { perSqft: Money; perYear: Money };
    }
  | {
      kind: 'rent';
      rent: Money;
      cheques: number;
      cheque: Money;
      agency: CostShare;
      securityDeposit: CostShare;
      ejari: Money;
      atSigning: Money;
    };

type Destination = 'difc' | 'downtown' | 'marina' | 'dxb' | 'dwc';

export interface Commute {
  to: Destination;
  minutes: number;
}

/** Communities around one place, drawn to scale in a frame of 800 by 600. */
export interface AreaMap {
  shapes: { slug: string; path: string; name: string; d: string; isHere: boolean }[];
  names: { slug: string; text: string; x: number; y: number; isHere: boolean }[];
  homes: { slug: string; x: number; y: number }[];
  kilometre: number;
}

export interface HomeContent {
  label: string;
  home: HomeCard;
  typeLink: Link;
  description: string;
  gallery: Picture[];
  features: string[];
  plotSqft: number | null;
  builtYear: number | null;
  handover: { quarter: number; year: number } | null;
  tenure: 'freehold' | 'leasehold';
  freeFrom: Day | null;
  /** In dollars, for those who still count in them. */
  dollars: Money;
  viewingLeadHours: number;
  costs: HomeCosts;
  goldenVisa: GoldenVisa | null;
  community: { area: AreaCard; commute: Commute[]; map: AreaMap };
  adviser: AgentProfile;
  similar: HomeCard[];
  point: { lat: number; lng: number };
  socialArt: string;
}

export interface GoldenVisa {
  title: string;
  who: string;
  rules: string[];
  years: number;
  least: Money | null;
  caution: string;
}

export interface AreaContent {
  label: string;
  area: AreaCard;
  isFreehold: boolean;
  averages: {
    salePerSqft: Money;
    apartmentSale: Money | null;
    villaSale: Money | null;
    rentTwoBedroom: Money | null;
    rentFourBedroomVilla: Money | null;
    serviceChargePerSqft: Money;
    grossYieldPercent: number;
  };
  note: string;
  commute: Commute[];
  map: AreaMap;
  homes: HomeCard[];
  advisers: AgentProfile[];
  point: { lat: number; lng: number };
  socialArt: string;
}

export interface AdvisersContent {
  label: string;
  title: string;
  types: HomeTypeLink[];
  agentLink: Link;
  consultation: { title: string; text: string };
  advisers: AgentProfile[];
}

export type RealEstatePage =
  | { name: 'real-estate'; content: RealEstateContent }
  | { name: 'homes'; content: HomesContent }
  | { name: 'home'; content: HomeContent }
  | { name: 'area'; content: AreaContent }
  | { name: 'advisers'; content: AdvisersContent };
