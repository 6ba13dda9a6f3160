/** Who has a matter, and what the house marks on it. */

import type { z } from 'zod';
import type { deskMatters } from '#contract/matters/desk.ts';
import { Failure } from '#domain/failure.ts';
import { isOpen } from '#domain/matters/life.ts';
import { hastenPromise, promiseBy } from '#domain/matters/promise.ts';
import { isBefore } from '#domain/time.ts';
import { addMatterEvent } from '#server/matters/event-store.ts';
import { noteOn, type Somebody } from '#server/matters/messages/messages.ts';
import { notifyClient, notifyOwner } from '#server/matters/notices.ts';
import { settleMatter, takeMatter } from '#server/matters/outcome.ts';
import { findColleague } from '#server/matters/people-store.ts';
import { type MatterRow, promiseOf, withPromise } from '#server/matters/row.ts';
import { checkVersion } from '#server/platform/act.ts';

/** The first one has it; whoever comes second is told so, however close they were. */
export async function claimMatter(
  acting: Somebody,
  id: string,
  version: number,
): Promise<MatterRow> {
  const { by, name } = acting;
  const row = await takeMatter(acting, id);
  checkWork(row);
  if (row.ownerId)
    throw new Failure('already_owned', `${row.ownerName} has it already.`, {
      params: { owner: row.ownerName },
    });
  checkVersion(row, version);
  const owned = { ...row, ownerId: by.id, ownerName: name };
  const event = { kind: 'claimed' } as const;
  return (await settleMatter(acting, row, owned, { heard: 'nobody', event })).row;
}

interface Assigning {
  owner: string | null;
  reason: string;
  version: number;
}

/** Why it was handed over is the house's own affair: it becomes a note. */
export async function assignMatter(acting: Somebody, id: string, assigning: Assigning) {
  const { tx } = acting;
  const { owner, reason, version } = assigning;
  const row = checkVersion(await takeMatter(acting, id), version);
  checkWork(row);
  const colleague = owner === null ? undefined : await findColleague(tx, owner);
  if (owner !== null && !colleague) refuseStranger();
  const next = { ...row, ownerId: colleague?.id ?? null, ownerName: colleague?.name ?? '' };
  const event = { kind: 'assigned', about: { to: next.ownerName } } as const;
  const { row: saved, eventId } = await settleMatter(acting, row, next, { heard: 'nobody', event });
  if (reason) await noteOn(acting, saved, reason);
  if (colleague && colleague.id !== acting.by.id)
    await notifyOwner(tx, saved, { kind: 'assigned', key: `assigned:${eventId}` });
  return saved;
}

function refuseStranger(): never {
  const sentence = 'Nobody of the house has this name';
  throw new Failure('validation_failed', `Please check owner: ${sentence}.`, {
    fields: { owner: sentence },
  });
}

/** The house names the hour of its next word. A promise that was missed stays missed. */
export async function promiseWord(
  acting: Somebody,
  id: string,
  { due, reason, version }: { due: string; reason: string; version: number },
): Promise<MatterRow> {
  const row = checkVersion(await takeMatter(acting, id), version);
  checkWork(row);
  const next = { ...withPromise(row, promiseBy(due, acting.now)), pausedUntil: null };
  const event = { kind: 'promised', reason, about: { due } } as const;
  const { row: saved, eventId } = await settleMatter(acting, row, next, { heard: 'nobody', event });
  const word = { key: `promised:${eventId}`, about: { state: saved.state, due } };
  await notifyClient(acting.tx, saved, { kind: 'moved', ...word });
  return saved;
}

type Flags = z.infer<typeof deskMatters.flags.shape.body>;

/** The client reads why a matter rests; why it is urgent or was escalated stays in the house. */
export async function flagMatter(
  acting: Somebody,
  id: string,
  { flags, version }: { flags: Flags; version: number },
): Promise<MatterRow> {
  const row = checkVersion(await takeMatter(acting, id), version);
  checkWork(row);
  const { urgent = row.urgent, escalated = row.escalated, reason } = flags;
  const pausedUntil = pauseOf(flags, row, acting.now);
  const owed = promiseOf(row);
  const sooner = owed && urgent && !row.urgent ? hastenPromise(owed, acting.now) : owed;
  const next = { ...withPromise(row, sooner), urgent, escalated, pausedUntil };
  const { row: saved } = await settleMatter(acting, row, next, { heard: 'nobody' });
  const pauses = pausedUntil !== row.pausedUntil;
  if (pauses) {
    const about = pausedUntil ? { until: pausedUntil } : {};
    await addMatterEvent(acting, saved, {
      kind: pausedUntil ? 'paused' : 'resumed',
      reason,
      about,
    });
  }
  for (const kind of ['urgent', 'escalated'] as const)
    if (saved[kind] !== row[kind])
      await addMatterEvent(acting, saved, { kind, about: { on: Number(saved[kind]) } });
  if (reason && !pauses) await noteOn(acting, saved, reason);
  return saved;
}

function pauseOf({ pausedUntil }: Flags, row: MatterRow, now: string) {
  if (pausedUntil === undefined) return row.pausedUntil;
  if (pausedUntil === null || isBefore(now, pausedUntil)) return pausedUntil;
  const sentence = 'It must lie ahead';
  throw new Failure('validation_failed', `Please check pausedUntil: ${sentence}.`, {
    fields: { pausedUntil: sentence },
  });
}

function checkWork({ state }: MatterRow): void {
  if (!isOpen(state)) throw new Failure('matter_state', `A ${state} matter is over.`);
}
