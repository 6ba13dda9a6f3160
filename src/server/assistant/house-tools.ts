/** The tools as the house has them: every one with the rights of whoever is asking. */

import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { availabilityOf } from '#domain/bookings/availability.ts';
import { planBooking } from '#domain/bookings/plan.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai, daysAfter, houseZone } from '#domain/time.ts';
import { appointmentsOf } from '#server/appointments/actions.ts';
import { freeSlotsFor } from '#server/appointments/slots.ts';
import type { OwnMoney, Tools } from '#server/assistant/tools.ts';
import { clientAccount } from '#server/billing/books/accounts.ts';
import { owingOf } from '#server/billing/books/debts.ts';
import { everSummaries, summariesFrom } from '#server/bookings/actions.ts';
import { worldOf } from '#server/bookings/availability/calendars.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { accountManager } from '#server/clients/actions.ts';
import { needsFor } from '#server/dashboard/actions.ts';
import { mandatesOf } from '#server/delegates/actions.ts';
import { papersOf } from '#server/documents/actions.ts';
import { membersOf } from '#server/family/actions.ts';
import { agreedMattersOf, referredMatter, toldMattersOf } from '#server/matters/actions.ts';
import { type Caller, type Sql, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import { waitsOf } from '#server/waitlist/actions.ts';

interface Asker {
  caller: Caller;
  snapshot: Snapshot;
  language: Language;
  artBase: string;
}

export function houseTools(services: Services, asker: Asker): Tools {
  const { config } = services;
  const now = services.now();
  const { contact } = asker.snapshot.texts('company');
  return {
    now,
    today: dayInDubai(now),
    isClient: asker.caller.kind === 'client',
    contact: {
      phone: config.contact.phone ?? contact.phone,
      email: config.contact.email ?? contact.email,
    },
    ...calendarTools(services, asker.snapshot, now),
    ...hourTools(services, asker, now),
    ...ownTools(services, asker, now),
  };
}

interface Span {
  from: Day;
  to: Day;
  length?: number | undefined;
}

/** What is free is the same for everybody. A quote asks of a day that was just looked at. */
function calendarTools({ sql }: Services, snapshot: Snapshot, now: string) {
  const seen = new Map<string, ReturnType<typeof worldOf>>();
  const world = (offering: Offering, { from, to, length }: Span) => {
    const key = [offering.id, from, to, length].join(' ');
    const known =
      seen.get(key) ??
      sql.as(visitor, (tx) => worldOf(tx, offering, { from, to, length }, { snapshot, now }));
    seen.set(key, known);
    return known;
  };
  const availability: Tools['availability'] = async (offering, sought) => {
    const known = await world(offering, sought);
    return allowed(() => availabilityOf(offering, sought, known).days);
  };
  const quote: Tools['quote'] = async (offering, wish) => {
    const span = { from: wish.day, to: wish.day, length: wish.length ?? undefined };
    const known = await world(offering, span);
    return allowed(() => planBooking(offering, wish, known).quote);
  };
  return { availability, quote };
}

/** Days on either side of the one that was named. */
const reach = 7;

/** Hours with people of the house, which are the same for everybody. */
function hourTools({ sql }: Services, { snapshot, language }: Asker, now: string) {
  const freeHours: Tools['freeHours'] = async (sought, around) => {
    const span = { from: daysAfter(around, -reach), to: daysAfter(around, reach) };
    const asked = { ...sought, ...span, zone: houseZone, lang: language };
    const { days } = await sql.as(visitor, (tx) => freeSlotsFor({ tx, snapshot, now }, asked));
    return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
  };
  return { freeHours };
}

/** What the rules refuse is simply not offered; anything else thrown is a defect. */
function allowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

type OwnTools = Pick<Tools, Extract<keyof Tools, `own${string}`>>;

const nothingOwn: OwnTools = {
  ownBookings: async () => [],
  ownMatters: async () => [],
  ownMatter: async () => undefined,
  ownPapers: async () => [],
  ownNeeds: async () => [],
  ownAppointments: async () => [],
  ownWaits: async () => [],
  ownFamily: async () => [],
  ownDelegates: async () => [],
  ownManager: async () => undefined,
  ownMoney: async () => undefined,
};

function ownTools(services: Services, asker: Asker, now: string): OwnTools {
  const { caller, snapshot, language } = asker;
  if (caller.kind !== 'client') return nothingOwn;
  const { id: clientId } = caller;
  const as = <T>(work: (tx: Sql) => Promise<T>): Promise<T> => services.sql.as(caller, work);
  const own = { clientId, now, language };
  const reader = { ...asker, now, id: clientId, side: 'client' as const };
  return {
    ownBookings: () => as((tx) => summariesFrom(tx, reader, { clientId, from: dayInDubai(now) })),
    ownMatters: () => as((tx) => toldMattersOf(tx, reader, clientId)),
    ownMatter: (reference) => as((tx) => referredMatter(tx, reader, { clientId, reference })),
    ownPapers: () => as((tx) => papersOf(tx, own)),
    ownNeeds: () => as((tx) => needsFor(tx, { ...own, snapshot })),
    ownAppointments: () => as((tx) => appointmentsOf({ tx, snapshot, now }, clientId, language)),
    ownWaits: () => as((tx) => waitsOf(tx, clientId, asker)),
    ownFamily: () => as((tx) => membersOf(tx, clientId, dayInDubai(now))),
    ownDelegates: () => as((tx) => mandatesOf(tx, clientId, now)),
    ownManager: () => as((tx) => accountManager(tx, caller, clientId)),
    ownMoney: () => as((tx) => moneyOf(tx, reader, services.processor.name)),
  };
}

/** Where they stand with their money. */
async function moneyOf(
  tx: Sql,
  reader: Asker & { id: string; now: string; side: 'client' },
  processor: Services['processor']['name'],
): Promise<OwnMoney> {
  const { id: clientId, now, language, snapshot } = reader;
  return {
    ...(await owingOf(tx, clientId, { now, language })),
    bookings: await everSummaries(tx, reader, clientId),
    matters: await agreedMattersOf(tx, reader, clientId),
    account: await clientAccount({ tx, now, snapshot }, { clientId, processor, language }),
  };
}
