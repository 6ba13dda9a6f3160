/** The tools as the house has them: every one with the rights of whoever is asking. */
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { availabilityOf } from '#domain/bookings/availability.ts';
import { planBooking } from '#domain/bookings/plan.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import type { Tools } from '#server/assistant/tools.ts';
import { owingOf } from '#server/billing/books/debts.ts';
import { calendarFor, everSummaries, summariesFrom } from '#server/bookings/actions.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { datedPapers, papersEnding } from '#server/documents/actions.ts';
import { agreedMattersOf, openMattersOf } from '#server/matters/actions.ts';
import { type Caller, visitor } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

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
  const seen = new Map<string, ReturnType<typeof calendarFor>>();
  const world = (offering: Offering, { from, to, length }: Span) => {
    const key = [offering.id, from, to, length].join(' ');
    const known =
      seen.get(key) ??
      sql.as(visitor, (tx) => calendarFor(tx, offering, { from, to, length }, { snapshot, now }));
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

/** What the rules refuse is simply not offered; anything else thrown is a defect. */
function allowed<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

function ownTools(
  { sql }: Services,
  asker: Asker,
  now: string,
): Pick<Tools, 'ownBookings' | 'ownMatters' | 'expiringPapers' | 'datedPapers' | 'ownMoney'> {
  const { caller } = asker;
  if (caller.kind !== 'client')
    return {
      ownBookings: async () => [],
      ownMatters: async () => [],
      expiringPapers: async () => undefined,
      datedPapers: async () => [],
      ownMoney: async () => ({ owed: [], open: [], bookings: [], matters: [] }),
    };
  const own = { clientId: caller.id, now, language: asker.language };
  const reader = { ...asker, now, id: caller.id, side: 'client' as const };
  return {
    ownBookings: () =>
      sql.as(caller, (tx) =>
        summariesFrom(tx, reader, { clientId: caller.id, from: dayInDubai(now) }),
      ),
    ownMatters: () => sql.as(caller, (tx) => openMattersOf(tx, reader, caller.id)),
    expiringPapers: () => sql.as(caller, (tx) => papersEnding(tx, own)),
    datedPapers: () => sql.as(caller, (tx) => datedPapers(tx, own)),
    ownMoney: () =>
      sql.as(caller, async (tx) => ({
        ...(await owingOf(tx, caller.id, { today: dayInDubai(now), language: asker.language })),
        bookings: await everSummaries(tx, reader, caller.id),
        matters: await agreedMattersOf(tx, reader, caller.id),
      })),
  };
}
