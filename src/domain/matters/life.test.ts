import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MatterMove, MatterState } from '#contract/matters/parts.ts';
import { Failure } from '#domain/failure.ts';
import {
  applyMove,
  isOpen,
  type MatterActor,
  mayMove,
  movesFrom,
  waitsOn,
} from '#domain/matters/life.ts';

const actors: MatterActor[] = ['client', 'staff', 'system'];

/** `state move actors → next`: every line is allowed, and everything that is no line is refused. */
const life = `
  draft submit client,staff → submitted
  draft withdraw client,staff,system → withdrawn
  submitted source staff → sourcing
  submitted ask staff → clarifying
  submitted withdraw client,staff,system → withdrawn
  submitted decline staff → declined
  clarifying answer client,staff → sourcing
  clarifying source staff → sourcing
  clarifying withdraw client,staff,system → withdrawn
  clarifying decline staff → declined
  clarifying lapse system → lapsed
  sourcing propose staff → proposed
  sourcing fulfil staff,system → fulfilling
  sourcing ask staff → clarifying
  sourcing withdraw client,staff,system → withdrawn
  sourcing decline staff → declined
  proposed approve client → approved
  proposed revise client,staff → sourcing
  proposed withdraw client,staff,system → withdrawn
  proposed lapse system → lapsed
  approved fulfil staff,system → fulfilling
  approved propose staff → approved
  approved approve client → approved
  approved revise client,staff → approved
  approved supplier_failed staff → sourcing
  approved withdraw client,staff,system → withdrawn
  approved decline staff → declined
  fulfilling deliver staff → delivered
  fulfilling propose staff → fulfilling
  fulfilling approve client → fulfilling
  fulfilling revise client,staff → fulfilling
  fulfilling supplier_failed staff → sourcing
  fulfilling withdraw client,staff,system → withdrawn
  fulfilling decline staff → declined
  delivered close client,staff,system → closed
  delivered make_right client,staff → fulfilling
  closed reopen staff → fulfilling
  lapsed source staff → sourcing
  lapsed withdraw client,staff,system → withdrawn`;

const allowed = new Map(
  life
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [state, move, who = '', , next] = line.trim().split(' ');
      return who
        .split(',')
        .map((actor): [string, string] => [`${state} ${move} ${actor}`, `${next}`]);
    }),
);

test('every state takes exactly the moves of the house rules, by exactly those who may', () => {
  let refused = 0;
  for (const state of MatterState.options)
    for (const move of MatterMove.options)
      for (const actor of actors) {
        const next = allowed.get(`${state} ${move} ${actor}`);
        assert.equal(mayMove(state, move, actor), next !== undefined, `${state} ${move} ${actor}`);
        assert.equal(movesFrom(state, actor).includes(move), next !== undefined);
        if (next) assert.equal(applyMove(state, move, actor), next);
        else refused += Number(isRefused(() => applyMove(state, move, actor)));
      }
  const all = MatterState.options.length * MatterMove.options.length * actors.length;
  assert.equal(refused, all - allowed.size);
});

function isRefused(act: () => unknown): boolean {
  assert.throws(act, (error) => error instanceof Failure && error.code === 'matter_state');
  return true;
}

test('every matter can come to an end, and what has ended waits on nobody', () => {
  for (const state of MatterState.options) {
    const reached = new Set([state]);
    for (const from of reached)
      for (const actor of actors)
        for (const move of movesFrom(from, actor)) reached.add(applyMove(from, move, actor));
    const ends = [...reached].filter((one) => waitsOn(one) === 'nobody');
    assert.ok(ends.length > 0, state);
    assert.equal(isOpen(state), state !== 'draft' && waitsOn(state) !== 'nobody');
  }
});
