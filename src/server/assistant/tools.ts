/** What the brains may ask of the house, always with the rights of whoever they talk to. */

import type { Appointment, Topic } from '#contract/appointments/appointments.ts';
import type { InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Need } from '#contract/dashboard.ts';
import type { MandateRight, MandateState } from '#contract/delegates.ts';
import type { DocumentType } from '#contract/documents/kinds.ts';
import type { FamilyMember } from '#contract/family.ts';
import type { HousePerson, MatterSummary } from '#contract/matters/matters.ts';
import type { MatterHour } from '#contract/matters/parts.ts';
import type { MatterEnding } from '#contract/matters/quotes.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Instant, Money, Slug } from '#contract/primitives.ts';
import type { WaitEntry } from '#contract/waitlist.ts';
import type { OfferingWish } from '#domain/bookings/plan.ts';
import type { ClientBooks } from '#server/billing/books/accounts.ts';

interface Sought {
  from: Day;
  to: Day;
  party: number;
  length?: number | undefined;
}

/** A paper of the client's. */
export interface OwnPaper {
  id: string;
  type: DocumentType;
  title: string;
  addedOn: Day;
  /** Nothing of what never ends. */
  expires: Day | null;
  /** It ends soon, or has ended. */
  isEnding: boolean;
}

/** An open request, with what its client asks about. */
export interface OwnMatter extends MatterSummary {
  /** Its title in every language. */
  names: string[];
  /** The day it is wanted for. */
  day: Day | null;
  /** What is being done now. */
  step: string | null;
  /** Papers that its client has still to bring. */
  missing: string[];
  hours: MatterHour[];
  /** What waits for the client's answer. */
  quote: { total: Money; until: Instant } | null;
}

/** Somebody whom the client lets act for them. */
interface OwnDelegate {
  name: string;
  state: MandateState;
  rights: MandateRight[];
  until: Day | null;
}

/** A request whose client agreed to a price. */
export interface AgreedMatter extends Pick<MatterSummary, 'id' | 'reference' | 'title' | 'area'> {
  sums: MoneyFacts;
  /** What withdrawing it now means; nothing where it cannot be withdrawn. */
  ending: MatterEnding | null;
}

/** Where the client stands with their money: in all, by invoice, and of everything that was agreed. */
export interface OwnMoney {
  owed: Owed[];
  /** What is not paid whole. */
  open: InvoiceSummary[];
  /** Those that are over too. */
  bookings: BookingSummary[];
  matters: AgreedMatter[];
  account: ClientBooks;
}

/** With whom, and about what. */
interface SoughtHours {
  topic: Topic;
  home?: Slug;
  adviser?: Slug;
}

export interface Tools {
  now: Instant;
  today: Day;
  isClient: boolean;
  /** How the house is reached, as it is configured. */
  contact: { phone: string; email: string };
  /** Day by day; nothing where such a party or length is not taken at all. */
  availability(offering: Offering, sought: Sought): Promise<AvailableDay[] | undefined>;
  /** What it would cost; nothing where the rules do not allow it. */
  quote(offering: Offering, wish: OfferingWish): Promise<Quote | undefined>;
  /** Free hours of those who advise on it, from some days before this one to some days after. */
  freeHours(sought: SoughtHours, around: Day): Promise<Instant[]>;
  /** The client's own; none for visitors. */
  ownBookings(): Promise<BookingSummary[]>;
  ownMatters(): Promise<OwnMatter[]>;
  /** By its reference, over or not. Undefined where it is none of theirs, whether or not it is anybody's. */
  ownMatter(reference: string): Promise<MatterSummary | undefined>;
  ownPapers(): Promise<OwnPaper[]>;
  /** What waits for the client and for nobody else. */
  ownNeeds(): Promise<Need[]>;
  ownAppointments(): Promise<Appointment[]>;
  ownWaits(): Promise<WaitEntry[]>;
  ownFamily(): Promise<FamilyMember[]>;
  ownDelegates(): Promise<OwnDelegate[]>;
  /** Who looks after them; nobody while nobody was named. */
  ownManager(): Promise<HousePerson | undefined>;
  /** Undefined for visitors. */
  ownMoney(): Promise<OwnMoney | undefined>;
}
