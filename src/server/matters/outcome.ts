/** What every act on a matter ends with: whose turn it is, what is owed, history, who hears of it. */
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import {
  isFreshMiss,
  isKept,
  nextPromise,
  type PromisePace,
  paceOf,
  promisingPlan,
  type Turn,
} from '#domain/matters/promise.ts';
import { turnIn } from '#domain/matters/steps.ts';
import { isBefore } from '#domain/time.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { addMatterEvent, type NewMatterEvent } from '#server/matters/event-store.ts';
import { notifyClient, notifyOwner, tellAll } from '#server/matters/notices.ts';
import { lookedAfter } from '#server/matters/people-store.ts';
import { type MatterRow, promiseOf, withPromise } from '#server/matters/row.ts';
import { stepsOf } from '#server/matters/steps/store.ts';
import * as store from '#server/matters/store.ts';
import type { Config } from '#server/platform/config/config.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** What every act stands on: one transaction, one moment, one actor. */
export interface MatterAct {
  tx: Sql;
  config: Config;
  snapshot: Snapshot;
  now: Instant;
  by: Caller;
  /** As the history calls them. */
  name: string;
}

interface Outcome {
  /** Who was heard by it: a word of the house keeps its promise, one of the client asks for another. */
  heard: Turn['heard'];
  event?: NewMatterEvent;
  /** The house wrote to the client. */
  isAnswer?: boolean;
  /** Words alone change nothing that others decide upon. */
  raises?: boolean;
  rated?: boolean;
}

/** Saves a matter as it now is, with the promise that follows from it. Gives the event's id as well. */
export async function settleMatter(
  acting: MatterAct,
  before: MatterRow,
  after: MatterRow,
  out: Outcome,
) {
  const { tx, now } = acting;
  const { heard, event, isAnswer = false, raises = true, rated = false } = out;
  const promise = promiseOf(after);
  const kept = heard === 'house' && isKept(promise, now) ? 1 : 0;
  const waitsOn = turnIn(after.state, await stepsOf(tx, after.id));
  const turn = {
    heard,
    waitsOn,
    rests: rests(after, now),
    isAnswered: isAnswer && after.kind === 'consultation',
    pace: await paceFor(acting, after),
    now,
  };
  const next = {
    ...withPromise(after, nextPromise(promise, turn)),
    waitsOn,
    stateSince: after.state === before.state ? before.stateSince : now,
    pausedUntil: waitsOn === 'nobody' ? null : after.pausedUntil,
    promisesKept: after.promisesKept + kept,
  };
  const row = await store.saveMatter(tx, next, { now, raises, rated });
  const eventId = event && (await addMatterEvent(acting, row, event));
  await tellAll(tx, row);
  return { row, eventId: eventId ?? row.id };
}

const rests = ({ pausedUntil, state }: MatterRow, now: Instant) =>
  state === 'draft' || (pausedUntil !== null && isBefore(now, pausedUntil));

/** As fast as the client's plan says. */
export async function paceFor(
  { tx, snapshot }: Pick<MatterAct, 'tx' | 'snapshot'>,
  { clientId, urgent }: Pick<MatterRow, 'clientId' | 'urgent'>,
): Promise<PromisePace> {
  const own = clientId && (await lookedAfter(tx, clientId))?.plan;
  return paceOf(promisingPlan(snapshot.all('plans'), own), urgent);
}

/** A promise that has passed is a miss for ever: written down once, whoever comes by first. */
export async function noteMiss(acting: MatterAct, row: MatterRow): Promise<MatterRow> {
  const { tx, now, by } = acting;
  const promise = promiseOf(row);
  if (!promise || !isFreshMiss(promise, now)) return row;
  return inNameOf(tx, [system, by], async () => {
    const missed = { ...row, promiseMissed: true, promisesMissed: row.promisesMissed + 1 };
    const saved = await store.saveMatter(tx, missed, { now: row.updatedAt, raises: false });
    const clock = { tx, by: system, name: '', now };
    const { due } = promise;
    await addMatterEvent(clock, saved, { kind: 'promise_missed', about: { due } });
    await tellAll(tx, saved);
    const word = { kind: 'promise', key: `missed:${due}`, about: { due } } as const;
    await notifyClient(tx, saved, word);
    await notifyOwner(tx, saved, word);
    return saved;
  });
}

/** The client's own, locked; somebody else's is not there. */
export async function lockOwnMatter(acting: MatterAct, id: string): Promise<MatterRow> {
  const { tx, by } = acting;
  const row = 'id' in by ? await store.lockMatter(tx, id, by.id) : undefined;
  return noteMiss(acting, row ?? refuseUnknownMatter());
}

/** For the house: anybody's, locked. */
export const takeMatter = async (acting: MatterAct, id: string): Promise<MatterRow> =>
  noteMiss(acting, (await store.lockAnyMatter(acting.tx, id)) ?? refuseUnknownMatter());

export function refuseSilence(): never {
  const sentence = 'The client should read why';
  throw new Failure('validation_failed', `Please check reason: ${sentence}.`, {
    fields: { reason: sentence },
  });
}

export function refuseUnknownMatter(): never {
  throw new Failure('not_found', 'There is no such matter.');
}
