import type { Offering } from '#contract/catalogue/offerings.ts';
import type { MoveAsk, PlanAsk } from '#contract/itinerary.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { startsOn } from '#domain/bookings/cells.ts';
import { horizonOf } from '#domain/bookings/plan.ts';
import { Failure } from '#domain/failure.ts';
import {
  checkPlannedDay,
  mostPlanned,
  moveInRow,
  plannedStart,
  type WishedStart,
} from '#domain/itinerary/itinerary.ts';
import { dayInDubai } from '#domain/time.ts';
import { worldOf } from '#server/bookings/availability/calendars.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import * as store from '#server/itinerary/store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Whose itinerary is changed, in which transaction. */
interface Owner {
  tx: Sql;
  clientId: string;
}

/** By which catalogue and which clock. */
export interface Planner extends Owner {
  snapshot: Snapshot;
  now: Instant;
}

/** At the end of its day. */
export async function planItem(planner: Planner, ask: PlanAsk): Promise<store.PlannedRow> {
  const { tx, clientId, now } = planner;
  const wished = 'offering' in ask ? await flightOf(planner, ask) : ownLine(planner, ask);
  await store.itineraryInTurn(tx, clientId);
  if ((await store.countFrom(tx, clientId, dayInDubai(now))) >= mostPlanned)
    throw new Failure('conflict', `An itinerary holds up to ${mostPlanned} plans.`);
  const row = await store.rowOf(tx, { clientId, day: wished.day });
  const item = { ...wished, id: newId(), position: row.length };
  await store.insertPlanned(tx, clientId, item);
  return item;
}

type Wished = Omit<store.PlannedRow, 'id' | 'position'>;

type FlightAsk = Extract<PlanAsk, { offering: string }>;

async function flightOf(planner: Planner, ask: FlightAsk): Promise<Wished> {
  const { snapshot } = planner;
  const offering = snapshot.bySlug('offerings', ask.offering);
  if (!offering) throw new Failure('not_found', 'There is no such offering.');
  if (!offering.canAddToItinerary)
    throw new Failure('conflict', 'Only flights are planned ahead; everything else is booked.');
  if (offering.isFullyBooked)
    throw new Failure('fully_booked', 'It is fully booked, so it cannot be planned.');
  const { id, title, duration } = offering;
  const start = await startFor(planner, offering, ask);
  return { ...start, offeringId: id, title: title.en, minutes: duration.minutes };
}

/** By what is closed and taken: on the day that is named, or on all the days it may start on. */
async function startFor(planner: Planner, offering: Offering, wish: WishedStart) {
  const { tx, now } = planner;
  const days = { from: wish.day ?? dayInDubai(now), to: wish.day ?? horizonOf(now) };
  return plannedStart(offering, wish, await worldOf(tx, offering, days, planner));
}

function ownLine({ now }: Planner, ask: Extract<PlanAsk, { title: string }>): Wished {
  const { title, day, time, minutes } = ask;
  checkPlannedDay(day, now);
  return { title, day, time, minutes, offeringId: null };
}

/** To a day, an hour and a place in the row; both rows stay without gaps. */
export async function movePlanned(
  planner: Planner,
  id: string,
  ask: MoveAsk,
): Promise<store.PlannedRow> {
  const { tx, clientId } = planner;
  await store.itineraryInTurn(tx, clientId);
  const item = (await store.findPlanned(tx, id, clientId)) ?? refuseUnknown();
  const moved = { ...item, ...(await startOf(planner, item, ask)) };
  const before = await store.rowOf(tx, { clientId, day: moved.day });
  const row = moveInRow(before, id, ask.after);
  await store.placePlannedRow(tx, moved);
  await store.numberDay(tx, clientId, row);
  if (moved.day !== item.day) await closeGap(planner, item.day);
  return { ...moved, position: row.indexOf(id) };
}

/** A flight leaves when it leaves: without an hour it keeps its own, or takes the day's first. */
async function startOf(planner: Planner, item: store.PlannedRow, { day, time }: MoveAsk) {
  const { snapshot, now } = planner;
  checkPlannedDay(day, now);
  const offering = snapshot.all('offerings').find((one) => one.id === item.offeringId);
  if (!offering) return { day, time };
  const kept = startsOn(offering, day).find((start) => start === item.time);
  const wished = time ?? kept;
  // Moved in its row only: what was once planned stays, however near it has come.
  if (day === item.day && wished === item.time) return {};
  return startFor(planner, offering, { day, time: wished });
}

export async function removePlanned(planner: Owner, id: string): Promise<void> {
  const { tx, clientId } = planner;
  await store.itineraryInTurn(tx, clientId);
  const item = (await store.findPlanned(tx, id, clientId)) ?? refuseUnknown();
  await store.removePlannedRow(tx, id);
  await closeGap(planner, item.day);
}

async function closeGap({ tx, clientId }: Owner, day: Day): Promise<void> {
  await store.numberDay(tx, clientId, await store.rowOf(tx, { clientId, day }));
}

function refuseUnknown(): never {
  throw new Failure('not_found', 'There is no such plan on your itinerary.');
}
