/** The life of a conversation as one table; server and screens ask the same one. */
import type { ConversationState } from '#contract/conversations/conversations.ts';
import type { Instant } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { isBefore } from '#domain/time.ts';

export type ConversationMove =
  | 'ask'
  | 'take'
  | 'take_over'
  | 'hand_back'
  | 'offer_hand_back'
  | 'stay'
  | 'end'
  | 'lapse';
export type ConversationActor = 'client' | 'staff' | 'system';

/** A move that is missing from a row is refused. Going back to the assistant is the client's to decide. */
const transitions: Record<
  ConversationState,
  Partial<Record<ConversationMove, ConversationState>>
> = {
  assistant: { ask: 'queued' },
  queued: { take: 'human', hand_back: 'assistant', end: 'resolved', lapse: 'resolved' },
  human: {
    take_over: 'human',
    offer_hand_back: 'human',
    stay: 'human',
    hand_back: 'assistant',
    end: 'resolved',
    lapse: 'resolved',
  },
  resolved: { ask: 'queued' },
};

const actors: Record<ConversationMove, ConversationActor[]> = {
  ask: ['client'],
  take: ['staff'],
  take_over: ['staff'],
  hand_back: ['client'],
  offer_hand_back: ['staff'],
  stay: ['client'],
  end: ['client', 'staff'],
  lapse: ['system'],
};

export const mayMove = (
  state: ConversationState,
  move: ConversationMove,
  actor: ConversationActor,
): boolean => move in transitions[state] && actors[move].includes(actor);

export function conversationAfter(
  state: ConversationState,
  move: ConversationMove,
  actor: ConversationActor,
): ConversationState {
  const next = transitions[state][move];
  if (next && mayMove(state, move, actor)) return next;
  throw new Failure(
    'conflict',
    `A conversation that is ${state} cannot ${move.replaceAll('_', ' ')}.`,
  );
}

/** Words are taken in as long as somebody waits or a person is there. */
export const isLive = (state: ConversationState): boolean =>
  state === 'queued' || state === 'human';

/** Fewer than these say nothing about the next one. */
const fewest = 3;

interface Waited {
  /** In line when they asked, themselves included. */
  place: number;
  seconds: number;
}

/** How long one place in line takes, by the middle of the recent waits; unknown where hardly anybody waited. */
export function secondsPerPlace(waits: readonly Waited[]): number | undefined {
  if (waits.length < fewest) return undefined;
  const each = waits
    .map(({ place, seconds }) => seconds / Math.max(1, place))
    .sort((a, b) => a - b);
  return each[Math.floor(each.length / 2)];
}

/** Whole minutes, never none: a promise of no time at all is not kept. */
export const expectedMinutes = (place: number, perPlace: number | undefined): number | null =>
  perPlace === undefined ? null : Math.max(1, Math.ceil((place * perPlace) / 60));

/** Somebody still waits, past the hour by which a person was promised. */
export const isOverdue = (
  { state, dueAt }: { state: ConversationState; dueAt: Instant },
  now: Instant,
): boolean => state === 'queued' && isBefore(dueAt, now);
