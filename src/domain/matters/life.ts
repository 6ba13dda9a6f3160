/** The life of a matter as one table; server and screens ask the same one. */

import type { MatterWaitsOn } from '#contract/matters/matters.ts';
import type { MatterMove, MatterState } from '#contract/matters/parts.ts';
import { Failure } from '#domain/failure.ts';

export type MatterActor = 'client' | 'staff' | 'system';

/** A move that is missing from a row is refused. */
const transitions: Record<MatterState, Partial<Record<MatterMove, MatterState>>> = {
  draft: { submit: 'submitted', withdraw: 'withdrawn' },
  submitted: {
    source: 'sourcing',
    ask: 'clarifying',
    withdraw: 'withdrawn',
    decline: 'declined',
  },
  clarifying: {
    answer: 'sourcing',
    source: 'sourcing',
    withdraw: 'withdrawn',
    decline: 'declined',
    lapse: 'lapsed',
  },
  sourcing: {
    propose: 'proposed',
    // What costs nothing needs no quote: a table, a document, a conversation.
    fulfil: 'fulfilling',
    ask: 'clarifying',
    withdraw: 'withdrawn',
    decline: 'declined',
  },
  proposed: {
    approve: 'approved',
    revise: 'sourcing',
    withdraw: 'withdrawn',
    lapse: 'lapsed',
  },
  // The client asked for something else: what was agreed stands until they answer the changed quote.
  approved: {
    fulfil: 'fulfilling',
    propose: 'approved',
    approve: 'approved',
    revise: 'approved',
    supplier_failed: 'sourcing',
    withdraw: 'withdrawn',
    // Who withdraws leaves what was agreed to be kept; what the house gives up costs nothing.
    decline: 'declined',
  },
  fulfilling: {
    deliver: 'delivered',
    propose: 'fulfilling',
    approve: 'fulfilling',
    revise: 'fulfilling',
    supplier_failed: 'sourcing',
    withdraw: 'withdrawn',
    decline: 'declined',
  },
  delivered: { close: 'closed', make_right: 'fulfilling' },
  closed: { reopen: 'fulfilling' },
  withdrawn: {},
  declined: {},
  lapsed: { source: 'sourcing', withdraw: 'withdrawn' },
};

/**
 * Who may do what. The clock (`system`) lapses what nobody answered, closes what was accepted and
 * withdraws what was about an hour that was cancelled.
 */
const actors: Record<MatterMove, MatterActor[]> = {
  submit: ['client', 'staff'],
  ask: ['staff'],
  answer: ['client', 'staff'],
  source: ['staff'],
  propose: ['staff'],
  revise: ['client', 'staff'],
  approve: ['client'],
  fulfil: ['staff', 'system'],
  supplier_failed: ['staff'],
  deliver: ['staff'],
  make_right: ['client', 'staff'],
  close: ['client', 'staff', 'system'],
  reopen: ['staff'],
  withdraw: ['client', 'staff', 'system'],
  decline: ['staff'],
  lapse: ['system'],
};

const waits: Record<MatterState, MatterWaitsOn> = {
  draft: 'client',
  submitted: 'house',
  clarifying: 'client',
  sourcing: 'house',
  proposed: 'client',
  approved: 'house',
  fulfilling: 'house',
  delivered: 'client',
  closed: 'nobody',
  withdrawn: 'nobody',
  declined: 'nobody',
  lapsed: 'nobody',
};

/** Whose turn it is in a state. */
export const waitsOn = (state: MatterState): MatterWaitsOn => waits[state];

/** Work is left to do: it has a place in the queue. */
export const isOpen = (state: MatterState): boolean =>
  state !== 'draft' && waits[state] !== 'nobody';

export const mayMove = (state: MatterState, move: MatterMove, actor: MatterActor): boolean =>
  move in transitions[state] && actors[move].includes(actor);

/** What somebody may do from here, the likely one first. */
export function movesFrom(state: MatterState, actor: MatterActor): MatterMove[] {
  // Safe: the keys of a row are moves.
  const moves = Object.keys(transitions[state]) as MatterMove[];
  return moves.filter((move) => actors[move].includes(actor));
}

export function applyMove(state: MatterState, move: MatterMove, actor: MatterActor): MatterState {
  const next = transitions[state][move];
  if (!next) throw new Failure('matter_state', `A ${state} matter cannot ${words(move)}.`);
  if (!actors[move].includes(actor))
    throw new Failure('matter_state', `It is not yours to ${words(move)}.`);
  return next;
}

const words = (move: MatterMove) => move.replace('_', ' ');
