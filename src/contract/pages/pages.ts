/**
 * What a rendered page is made from. The server fills it in one language; the web room's server build
 * turns it into HTML and the browser hydrates from the same value, which stands in the page as one
 * JSON block. Plain types, no schemas: this file is part of the browser's first chunk.
 */
import type { BookingsPage } from '#contract/bookings/pages.ts';
import type { BusinessPage } from '#contract/business.ts';
import type { ChatPage } from '#contract/chat/pages.ts';
import type { CompanyPage } from '#contract/company.ts';
import type { MattersPage } from '#contract/matters/pages.ts';
import type { Link, Picture, SocialLink } from '#contract/pages/parts.ts';
import type { Language, Money } from '#contract/primitives.ts';
import type { ProfilePage } from '#contract/profile/pages.ts';
import type { RealEstatePage } from '#contract/real-estate.ts';
import type { SchoolingPage } from '#contract/schooling.ts';
import type { VipPage } from '#contract/vip.ts';

/** One entry of the bar. Only `path` is a link there; the children are named in its panel. */
export interface NavigationLink extends Link {
  id: string;
  description: string;
  children: Link[];
  picture: Picture;
}

export interface PageFooter {
  call: { title: string; primary: string; secondary: string };
  addressLines: string[];
  phone: string;
  email: string;
  columns: { title: string; links: Link[] }[];
  social: SocialLink[];
  copyright: string;
  legalLinks: Link[];
}

/** What stands around every page. */
export interface PageChrome {
  brand: string;
  navigation: NavigationLink[];
  footer: PageFooter;
}

export interface LandingContent {
  badge: string;
  headline: string;
  subText: string;
  primaryCta: string;
  secondaryCta: string;
  claims: { value: string; label: string }[];
  services: { title: string; cards: ServiceCard[] };
  hours: HoursContent;
  pricing: PricingContent;
}

/** Five hours of Dubai's day, and who of the house is up. */
export interface HoursContent {
  title: string;
  lead: string;
  /** In their order; the last one lasts until the first. */
  acts: PageHoursLink[];
}

export interface PageHoursLink {
  /** `05:40` in Dubai. */
  at: string;
  picture: string;
  act: string;
  name: string;
  role: string;
}

/** The three tiers behind the screen, and the words that open it. */
export interface PricingContent {
  title: string;
  veil: { title: string; text: string; action: string };
  dialog: { title: string; label: string; submit: string; consent: string };
  plans: PlanCard[];
  note: string;
  consultation: string;
}

export interface PlanCard {
  id: string;
  name: string;
  price: Money;
  description: string;
  features: string[];
  /** Only the popular one has it. */
  badge: string | null;
  cta: string;
}

export interface ServiceCard {
  title: string;
  path: string;
  description: string;
  features: string[];
  picture: Picture;
}

/** The riddle that keeps machines out, where the house set one: whose it is and where it is loaded from. */
export interface PageCaptcha {
  provider: 'hcaptcha' | 'turnstile';
  siteKey: string;
  script: string;
}

/** The versions of the terms and the policy that somebody agrees to by opening an account. */
export interface Agreement {
  terms: string;
  privacy: string;
}

export type Page =
  | { name: 'landing'; content: LandingContent }
  | { name: 'auth'; headline: string; agreement: Agreement; captcha?: PageCaptcha }
  | { name: 'dashboard' }
  | { name: 'desk' }
  | { name: 'security'; captcha?: PageCaptcha }
  | { name: 'styleguide' }
  | { name: 'not-found' }
  | { name: 'consultation-withdraw' }
  | { name: 'appointment' }
  | { name: 'unsubscribe' }
  | { name: 'mandate' }
  | { name: 'stay' }
  | BookingsPage
  | BusinessPage
  | ChatPage
  | CompanyPage
  | MattersPage
  | ProfilePage
  | RealEstatePage
  | SchoolingPage
  | VipPage;

export interface PagePayload {
  language: Language;
  /** The address without the language prefix: `/`, `/bookings`. */
  path: string;
  /** Where the site is reached from outside, without a slash at the end; canonical links need it. */
  publicUrl: string;
  /** The folder of this build's pictures: `/art/1a2b3c4d`. */
  artBase: string;
  /** The public key that every call of the browser carries. */
  anonKey: string;
  chrome: PageChrome;
  page: Page;
  /** The chunks that draw it, for a reader inside the site; a document names its own. */
  scripts?: string[];
}

/** What the built document needs to know of the browser build. */
export interface PageAssets {
  /**
   * What must be there before the first paint stands in the document itself, allowed by its hash: two
   * round trips less on a slow line. `boot` sets theme and session marks.
   */
  inline: { boot: string };
  styles: PageStyles;
  /** Started after first paint. */
  main: string;
  /** Chunks fetched together with `main`, by the page's name and language. */
  preload: Record<string, Record<Language, string[]>>;
  /** The heading font of each language. */
  fonts: Record<Language, string[]>;
}

/** The style sheet, whole and in parts: a page that shows itself carries the rules that can match in it. */
export interface PageStyles {
  /** The whole sheet as a file. */
  sheet: string;
  parts: PageStylePart[];
  /** The classes that a page's own scripts name, by its name: what it may become once they run. */
  named: Record<string, string[]>;
}

/** Rules without classes; a block such as a layer or a width; or a rule and the classes it needs, one list for each selector. */
export type PageStylePart =
  | string
  | { open: string; parts: PageStylePart[] }
  | { needs: string[][]; text: string };

/** A document, and the styles that stand in it. */
interface RenderedPage {
  html: string;
  styles: string[];
  /** For whoever comes by; the rest is an account's own. */
  forAll: boolean;
}

/** What the web room's server build exports; `server/pages` calls it and knows nothing else of it. */
export interface PageRenderer {
  render(payload: PagePayload, assets: PageAssets): Promise<RenderedPage>;
}

const arabicPrefix = '/ar';

/** Splits an address into its language and the path that both languages share. */
export function readAddress(pathname: string): { language: Language; path: string } {
  if (pathname === arabicPrefix) return { language: 'ar', path: '/' };
  if (pathname.startsWith(`${arabicPrefix}/`))
    return { language: 'ar', path: pathname.slice(arabicPrefix.length) };
  return { language: 'en', path: pathname };
}

export function addressOf(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? arabicPrefix : `${arabicPrefix}${path}`;
}
