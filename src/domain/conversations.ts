/** The life of a conversation as one table; server and screens ask the same one. */
import type { ConversationState } from '#contract/conversations/conversations.ts';
import { Failure } from '#domain/failure.ts';

export type ConversationMove =
  | 'ask'
  | 'take'
  | 'take_over'
  | 'leave'
  | 'offer'
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
  queued: { take: 'human', leave: 'assistant', end: 'resolved', lapse: 'resolved' },
  human: {
    take_over: 'human',
    offer: 'human',
    stay: 'human',
    leave: 'assistant',
    end: 'resolved',
    lapse: 'resolved',
  },
  resolved: { ask: 'queued' },
};

const actors: Record<ConversationMove, ConversationActor[]> = {
  ask: ['client'],
  take: ['staff'],
  take_over: ['staff'],
  leave: ['client'],
  offer: ['staff'],
  stay: ['client'],
  end: ['client', 'staff'],
  lapse: ['system'],
};

export function mayMove(
  state: ConversationState,
  move: ConversationMove,
  actor: ConversationActor,
): boolean {
  return move in transitions[state] && actors[move].includes(actor);
}

export function moved(
  state: ConversationState,
  move: ConversationMove,
  actor: ConversationActor,
): ConversationState {
  const next = transitions[state][move];
  if (next && actors[move].includes(actor)) return next;
  throw new Failure(
    'conflict',
    `A conversation that is ${state} cannot ${move.replace('_', ' ')}.`,
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
export function expectedMinutes(place: number, perPlace: number | undefined): number | null {
  return perPlace === undefined ? null : Math.max(1, Math.ceil((place * perPlace) / 60));
}

interface SaidBefore {
  isUser: boolean;
  text: string;
}

const longestSummary = 900;
const longestPart = 280;

/**
 * What the concierge reads first: the client's own words to the assistant, the newest kept whole, so
 * that nothing is claimed which was not said.
 */
export function summaryOf(said: readonly SaidBefore[]): string {
  const words = said
    .filter(({ isUser }) => isUser)
    .map(({ text }) => sentence(shortened(text.replaceAll(/\s+/gu, ' ').trim())))
    .filter((text, at, all) => text !== '' && all.indexOf(text) === at);
  const kept: string[] = [];
  let length = 0;
  for (const text of words.toReversed()) {
    if (length + text.length > longestSummary) break;
    kept.unshift(text);
    length += text.length + 1;
  }
  return kept.join(' ');
}

function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= longestPart) return text;
  const cut = letters.slice(0, longestPart).join('');
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}…`;
}

const sentence = (text: string) => (text === '' || /[.!?…؟。]$/u.test(text) ? text : `${text}.`);
