/** Books, moves and cancels, and tells both sides. The caller brings the transaction. */
import type { AppointmentAsk } from '#contract/appointments/appointments.ts';
import type { Instant } from '#contract/primitives.ts';
import { chooseAdviser, isFree } from '#domain/appointments/choice.ts';
import { type AppointmentEvent, stateAfter } from '#domain/appointments/life.ts';
import type { Diary } from '#domain/appointments/slots.ts';
import { minutesAfter } from '#domain/time.ts';
import type { AppointmentAct } from '#server/appointments/act.ts';
import {
  type AppointmentWorld,
  candidatesFor,
  diariesInTurn,
  diariesOf,
  peopleMeant,
  type SoughtDiary,
} from '#server/appointments/diaries.ts';
import { tellBoth, tellMoved } from '#server/appointments/notices.ts';
import { type DiaryPerson, readPeople } from '#server/appointments/people.ts';
import * as store from '#server/appointments/store.ts';
import type { AppointmentContext } from '#server/appointments/views.ts';
import { newId } from '#server/platform/ids.ts';

export async function bookAppointment(acting: AppointmentAct, body: AppointmentAsk) {
  const { home, adviser, ...given } = body;
  const topic = home ? 'real-estate' : body.topic;
  const startsAt = spelt(body.startsAt);
  const { language } = body;
  const taken = await take(acting, { topic, home, adviser }, { startsAt, language });
  const { tx, now, by, snapshot } = acting;
  const row: store.AppointmentRow = {
    ...given,
    ...taken.hour,
    id: newId(),
    topic,
    home: home ?? null,
    kind: home ? 'viewing' : 'consultation',
    clientId: 'id' in by ? by.id : null,
    state: 'booked',
    sequence: 0,
    toldAt: now,
    createdAt: now,
  };
  await store.insertAppointment(tx, row);
  const told: AppointmentContext = { row, person: taken.person, snapshot };
  const token = await tellBoth(acting, told, 'booked');
  return { told, token };
}

interface Hour {
  startsAt: Instant;
  language: AppointmentAsk['language'];
}

/** Finds who takes the hour; until the transaction ends nobody else takes one of theirs. */
async function take(acting: AppointmentAct, sought: SoughtDiary, { startsAt, language }: Hour) {
  const people = peopleMeant(await candidatesFor(acting, sought), sought.adviser);
  await diariesInTurn(acting.tx, people);
  const diaries = await diariesOf(acting, people);
  const chosen = chooseAdviser(diaries, startsAt, { language, now: acting.now });
  return { person: personOf(people, chosen), hour: hourOf(chosen, startsAt) };
}

/** The same person where they are free then, else anybody of the same subject. */
export async function moveAppointment(
  acting: AppointmentAct,
  row: store.AppointmentRow,
  wish: { startsAt: Instant; adviser?: string | undefined; zone: string },
): Promise<AppointmentContext> {
  const { now, tx, snapshot } = acting;
  stateAfter(row, 'move', now);
  const all = await candidatesFor(acting, { topic: row.topic, home: row.home ?? undefined });
  const before = { row, person: all.find(({ slug }) => slug === row.adviser), snapshot };
  const startsAt = spelt(wish.startsAt);
  if (startsAt === row.startsAt && (wish.adviser ?? row.adviser) === row.adviser) return before;
  const people = peopleMeant(all, wish.adviser);
  await diariesInTurn(tx, [...people, ...all.filter(({ slug }) => slug === row.adviser)]);
  const diaries = await diariesOf(acting, people, row.id);
  const same = diaries.filter(
    (diary) => diary.adviser === row.adviser && isFree(diary, startsAt, now),
  );
  const { language } = row;
  const chosen = same[0] ?? chooseAdviser(diaries, startsAt, { language, now });
  const moved = { ...row, ...hourOf(chosen, startsAt), zone: wish.zone };
  const told: AppointmentContext = {
    ...before,
    row: changed(moved, now),
    person: personOf(people, chosen),
  };
  await store.saveAppointment(tx, told.row);
  await tellMoved(acting, before, told);
  return told;
}

/** Takes it out of both calendars; a second time changes nothing. */
export async function cancelAppointment(
  acting: AppointmentAct,
  row: store.AppointmentRow,
  reason?: string,
): Promise<AppointmentContext> {
  const told = await toldOf(acting, row);
  if (row.state === 'cancelled') return told;
  const state = stateAfter(row, 'cancel', acting.now);
  const cancelled = { ...told, row: changed({ ...row, state }, acting.now) };
  await store.saveAppointment(acting.tx, cancelled.row);
  await tellBoth(acting, cancelled, reason === undefined ? 'cancelled' : 'called_off', reason);
  return cancelled;
}

/** How it went, as staff say; no calendar needs to know. */
export async function closeAppointment(
  acting: AppointmentAct,
  row: store.AppointmentRow,
  event: Extract<AppointmentEvent, 'complete' | 'miss'>,
): Promise<AppointmentContext> {
  const closed = { ...row, state: stateAfter(row, event, acting.now) };
  await store.saveAppointment(acting.tx, closed);
  return toldOf(acting, closed);
}

/** With whom appointments are, as the catalogue knows them today. */
export async function contextTeller({
  tx,
  snapshot,
}: AppointmentWorld): Promise<(row: store.AppointmentRow) => AppointmentContext> {
  const people = await readPeople(tx, snapshot);
  return (row) => ({ row, person: people.find(({ slug }) => slug === row.adviser), snapshot });
}

export const toldOf = async (
  world: AppointmentWorld,
  row: store.AppointmentRow,
): Promise<AppointmentContext> => (await contextTeller(world))(row);

const changed = (row: store.AppointmentRow, now: Instant): store.AppointmentRow => ({
  ...row,
  sequence: row.sequence + 1,
  toldAt: now,
});

/** One spelling for equal moments. */
const spelt = (moment: Instant): Instant => minutesAfter(moment, 0);

function hourOf({ adviser, schedule }: Diary, startsAt: Instant) {
  const { minutes, bufferMinutes } = schedule;
  return { adviser, startsAt, endsAt: minutesAfter(startsAt, minutes), bufferMinutes };
}

const personOf = (people: DiaryPerson[], { adviser }: Diary): DiaryPerson | undefined =>
  people.find(({ slug }) => slug === adviser);
