/** What must be seen to: how urgent it is, by when somebody looks, and who may say that it is done. */
import type { FollowUp, FollowUpKind, FollowUpState } from '#contract/conversations/follow-ups.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { paceOf } from '#domain/matters/promise.ts';
import { isBefore, minutesAfter } from '#domain/time.ts';

export const priorityOf = (kind: FollowUpKind): FollowUp['priority'] =>
  kind === 'emergency' ? 'now' : 'high';

/** Nobody's plan makes an emergency wait longer. */
const emergencyMinutes = 5;

/** A complaint is owed a word in half the time of the plan; an emergency within minutes, whoever speaks. */
export function followUpDue(
  kind: FollowUpKind,
  plan: { id: string; responseMinutes: number },
  now: Instant,
): Instant {
  const { answerMinutes } = paceOf(plan, true);
  const minutes = kind === 'emergency' ? Math.min(emergencyMinutes, answerMinutes) : answerMinutes;
  return minutesAfter(now, minutes);
}

export const isOverdue = ({ state, dueAt }: Pick<FollowUp, 'state' | 'dueAt'>, now: Instant) =>
  state === 'open' && isBefore(dueAt, now);

interface Standing {
  state: FollowUpState;
  ownerId: string | null;
  ownerName: string;
}

/** Says whether anything changes; of two who reach for it the second learns who was first. */
export function mayTake(row: Standing, colleague: string, from: string | null): boolean {
  if (row.state === 'done') throw new Failure('conflict', 'It was seen to already.');
  if (row.state === 'taken' && row.ownerId === colleague) return false;
  if (row.state === 'taken' && row.ownerId !== from) refuseOwned(row);
  return true;
}

/** Whoever has it says that it is done; where nobody has it, doing it is taking it. */
export function mayFinish(row: Standing, colleague: string): boolean {
  if (row.state === 'done') return false;
  if (row.state === 'taken' && row.ownerId !== colleague) refuseOwned(row);
  return true;
}

function refuseOwned({ ownerName }: Standing): never {
  throw new Failure('already_owned', `${ownerName} already sees to it.`, {
    params: { owner: ownerName },
  });
}
