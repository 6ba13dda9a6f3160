/** What the brains may ask of the house, always with the rights of whoever they talk to. */

import type { InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import type { AvailableDay } from '#contract/bookings/availability.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Quote } from '#contract/bookings/quote.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { MatterSummary } from '#contract/matters/matters.ts';
import type { MatterEnding } from '#contract/matters/quotes.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import type { Placed } from '#domain/bookings/plan.ts';

interface Sought {
  from: Day;
  to: Day;
  party: number;
  length?: number | undefined;
}

/** A paper of the client's that runs out. */
export interface ExpiringPaper {
  id: string;
  title: string;
  expires: Day;
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
  quote(offering: Offering, wish: Placed): Promise<Quote | undefined>;
  /** The client's own; none for visitors. */
  ownBookings(): Promise<BookingSummary[]>;
  ownMatters(): Promise<MatterSummary[]>;
  /** Those that end soon. Undefined where the house keeps no papers. */
  expiringPapers(): Promise<ExpiringPaper[] | undefined>;
  /** All that end one day. */
  datedPapers(): Promise<ExpiringPaper[]>;
  ownMoney(): Promise<OwnMoney>;
}
