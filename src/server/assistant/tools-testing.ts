/** The house as the table of questions meets it: an empty calendar, and one client with a few affairs. */

import type { InvoiceSummary, Owed } from '#contract/billing/invoices.ts';
import type { BookingSummary } from '#contract/bookings/bookings.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Instant } from '#contract/primitives.ts';
import { availabilityOf } from '#domain/bookings/availability.ts';
import { planBooking } from '#domain/bookings/plan.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import type { OwnMatter, OwnPaper, Tools } from '#server/assistant/tools.ts';
import type { ClientBooks } from '#server/billing/books/accounts.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export function toolsForTesting(snapshot: Snapshot, now: Instant, isClient: boolean): Tools {
  const world = ({ id }: Offering) => ({
    now,
    closures: [],
    taken: new Map<string, number>(),
    soldOut: snapshot.soldOut.has(id),
  });
  const { phone, email } = snapshot.texts('company').contact;
  return {
    now,
    today: dayInDubai(now),
    isClient,
    contact: { phone, email },
    availability: async (offering, sought) =>
      allowed(() => availabilityOf(offering, sought, world(offering)).days),
    quote: async (offering, wish) =>
      allowed(() => planBooking(offering, wish, world(offering)).quote),
    freeHours: async () => [],
    ownBookings: async () => (isClient ? [booking] : []),
    ownMatters: async () => (isClient ? [matter] : []),
    ownMatter: async (reference) =>
      isClient && reference === matter.reference ? matter : undefined,
    ownPapers: async () => (isClient ? [passport] : []),
    ownNeeds: async () => [],
    ownAppointments: async () => [],
    ownWaits: async () => [],
    ownFamily: async () => [],
    ownDelegates: async () => [],
    ownManager: async () => (isClient ? { id: matterId, name: 'Noor Haddad' } : undefined),
    ownMoney: async () =>
      isClient
        ? { owed: [owed], open: [invoice], bookings: [booking], matters: [], account }
        : undefined,
  };
}

function allowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    // The rules refuse by a Failure; anything else is a defect.
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

const matterId = '0198c0de-0000-7000-8000-00000000000b';

const dirhams = (whole: number) => ({ amount: whole * 100, currency: 'AED' as const });

const passport: OwnPaper = {
  id: '0198c0de-0000-7000-8000-00000000000c',
  type: 'passport',
  title: 'Passport',
  addedOn: '2026-11-01',
  expires: '2027-02-02',
  isEnding: true,
};

const owed: Owed = {
  dueNow: dirhams(0),
  nowFor: [],
  dueLater: dirhams(12_600),
  reserved: dirhams(0),
  reservedOn: [],
  reservedFor: [],
  collecting: dirhams(0),
  collectingOn: [],
  collectingBack: dirhams(0),
  checking: dirhams(0),
  checkingBack: dirhams(0),
  returning: dirhams(0),
  ways: [],
  cards: [],
  shares: [],
  comesBack: dirhams(0),
  comesBackTo: [],
  comesBackFor: [],
  lessOnce: dirhams(0),
  lessFor: [],
  later: [{ sum: dirhams(12_600), by: '2026-11-30', titles: [], cardPays: null, byHand: true }],
};

const invoice: InvoiceSummary = {
  id: '0198c0de-0000-7000-8000-00000000000d',
  kind: 'invoice',
  number: 'RI-TEST-0001',
  state: 'issued',
  issuedOn: '2026-11-10',
  category: 'travel',
  guarantee: false,
  paused: false,
  over: false,
  reserved: dirhams(0),
  title: 'A place at Palm Grove College',
  detail: '',
  source: { kind: 'matter', id: matterId, path: '/dashboard/education' },
  net: dirhams(12_000),
  vat: dirhams(600),
  total: dirhams(12_600),
  paid: dirhams(0),
  credited: dirhams(0),
  outstanding: dirhams(12_600),
  next: { amount: dirhams(12_600), dueOn: '2026-11-30', kind: 'all' },
  asked: { amount: dirhams(12_600), dueOn: '2026-11-30', kind: 'all' },
  cardPays: null,
  byHand: true,
  paidWith: '',
  reservedOn: [],
  collecting: dirhams(0),
  collectingOn: [],
  collectingBack: dirhams(0),
  checking: dirhams(0),
  checkingBack: dirhams(0),
  keptUnder: null,
};

const account: ClientBooks = {
  processor: 'sandbox',
  cards: [],
  payments: [],
  memberships: [],
  invoices: [invoice],
};

const dollars = (amount: number) => ({ amount, currency: 'USD' as const });

/** Half of it is paid, and the balance is due on the eve. */
const sums: MoneyFacts = {
  stage: 'agreed',
  total: dollars(54_000),
  dueNow: dollars(0),
  paid: dollars(27_000),
  due: [{ sum: dollars(27_000), kind: 'balance', by: '2026-11-17', now: false }],
  reserved: dollars(0),
  taking: dollars(0),
  kept: dollars(0),
  released: dollars(0),
  forgiven: dollars(0),
  forgivenBack: dollars(0),
  forgivenGone: dollars(0),
  cards: [],
  returningTo: [],
  returnedTo: [],
  guarantee: false,
  returning: dollars(0),
  returned: dollars(0),
  ways: ['card'],
  cardPays: null,
  byHand: false,
  paused: false,
  creditNotes: [],
  reservedOn: [],
  waits: false,
  keptUnder: null,
  keptLess: { amount: 0, currency: 'USD' },
  keptFor: [],
  collecting: dollars(0),
  collectingOn: [],
  collectingBack: dollars(0),
  checking: dollars(0),
  checkingBack: dollars(0),
  comesBack: dollars(0),
  comesBackTo: [],
  invoice: null,
  endings: null,
};

const picture = { light: '/a.svg', dark: '/b.svg', alt: 'A yacht' };

const booking: BookingSummary = {
  id: '0198c0de-0000-7000-8000-00000000000a',
  reference: 'RH-TEST01',
  version: 1,
  offering: {
    id: 'off-020',
    slug: 'noor-50-sunset-cruise',
    category: 'yachts',
    path: '/bookings/yachts/noor-50-sunset-cruise',
    title: 'Noor 50, sunset cruise',
    location: 'Dubai Harbour',
    picture,
    meetingPoint: { label: 'Dubai Harbour', lat: 25.09, lng: 55.14 },
  },
  place: 'confirmed',
  money: 'part_paid',
  sums,
  startsAt: '2026-11-18T12:30:00.000Z',
  endsAt: '2026-11-18T14:30:00.000Z',
  party: 4,
  units: 1,
  length: 1,
  total: { amount: 54_000, currency: 'USD' },
  wish: null,
  heldUntil: null,
  heldFor: null,
  fromWaitlist: false,
};

const matter: OwnMatter = {
  id: matterId,
  reference: 'RM-TEST01',
  version: 1,
  kind: 'school',
  area: 'education',
  title: 'A place for Sara at Palm Grove College',
  state: 'fulfilling',
  waitsOn: 'house',
  urgent: false,
  pausedUntil: null,
  escalated: false,
  promise: null,
  owner: null,
  subject: null,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-10T08:00:00.000Z',
  unread: 0,
  names: ['A place for Sara at Palm Grove College', 'مقعد لسارة في كلية بالم غروف'],
  day: null,
  step: null,
  missing: [],
  hours: [],
  quote: null,
};
