import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Need, ServiceStatus } from '#contract/dashboard.ts';
import { MatterState } from '#contract/matters/parts.ts';
import {
  awaitingClient,
  byUrgency,
  type MatterCount,
  openMatters,
  scoreOf,
  statusOfBookings,
  statusOfMatters,
} from '#domain/dashboard/dashboard.ts';
import { isOpen, waitsOn } from '#domain/matters/life.ts';

const standing = (state: MatterState, changed: Partial<MatterCount> = {}): MatterCount => ({
  state,
  waitsOn: waitsOn(state),
  count: 1,
  ...changed,
});

test('every state of a matter has a word of the catalogue, a draft alone has none', () => {
  for (const state of MatterState.options) {
    const word = statusOfMatters([standing(state)]);
    if (state === 'draft') assert.equal(word, undefined);
    else assert.ok(word && ServiceStatus.options.includes(word), state);
    assert.equal(openMatters([standing(state)]), isOpen(state) ? 1 : 0);
  }
});

test('the client’s turn is said before anybody else’s, and what runs before what is over', () => {
  const all = ['closed', 'submitted', 'sourcing'] as const;
  const groups = all.map((state) => standing(state));
  assert.equal(statusOfMatters(groups), 'in-progress');
  const authority = standing('fulfilling', { waitsOn: 'authority' });
  assert.equal(statusOfMatters([...groups, authority]), 'awaiting-authority');
  assert.equal(statusOfMatters([...groups, authority, standing('proposed')]), 'awaiting-you');
  assert.equal(statusOfMatters([standing('closed'), standing('submitted')]), 'new');
  assert.equal(statusOfMatters([standing('closed'), standing('withdrawn')]), 'completed');
  assert.equal(statusOfMatters([standing('declined')]), 'cancelled');
  assert.equal(statusOfMatters([]), undefined);
});

test('only what is open and the client’s turn needs their word', () => {
  const groups = [
    standing('clarifying', { count: 2 }),
    standing('proposed'),
    standing('sourcing', { count: 4 }),
    standing('draft', { count: 9 }),
  ];
  assert.equal(awaitingClient(groups), 3);
  assert.equal(openMatters(groups), 7);
});

test('bookings are named by the most urgent', () => {
  const groups = [
    { place: 'confirmed', count: 2 },
    { place: 'pending', count: 1 },
    { place: 'held', count: 1 },
    { place: 'completed', count: 5 },
    { place: 'expired', count: 7 },
  ] as const;
  assert.equal(statusOfBookings(groups), 'awaiting-you');
  assert.equal(statusOfBookings(groups.slice(0, 2)), 'in-progress');
  assert.equal(statusOfBookings(groups.slice(0, 1)), 'confirmed');
  assert.equal(statusOfBookings(groups.slice(3)), 'completed');
  assert.equal(statusOfBookings(groups.slice(4)), undefined);
});

const need = (kind: Need['kind'], until: string | null): Need => ({
  kind,
  until,
  count: 0,
  total: null,
  id: '0193e4a0-0000-7000-8000-000000000001',
  title: 'x',
  path: '/',
});

test('what has an end comes by its end, the rest by what it costs to overlook it', () => {
  const sorted = [
    need('draft', null),
    need('rate', null),
    need('quote', '2026-12-02T10:00:00.000Z'),
    need('answer', null),
    need('hold', '2026-12-01T10:00:00.000Z'),
  ].toSorted(byUrgency);
  const kinds = sorted.map(({ kind }) => kind);
  assert.deepEqual(kinds, ['hold', 'quote', 'answer', 'rate', 'draft']);
});

test('the score is the share of all stars that could be given', () => {
  assert.equal(scoreOf({ stars: 5, ratings: 1 }), '100%');
  assert.equal(scoreOf({ stars: 14, ratings: 3 }), '93%');
});
