import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  followUpDue,
  isOverdue,
  mayFinish,
  mayTake,
  priorityOf,
} from '#domain/conversations/follow-ups.ts';

const now = '2026-11-17T08:00:00.000Z';
const premium = { id: 'premium', responseMinutes: 30 };
const essential = { id: 'essential', responseMinutes: 480 };
const platinum = { id: 'platinum', responseMinutes: 10 };

test('a complaint is owed a word in half the time of the plan, an emergency within minutes', () => {
  assert.equal(followUpDue('complaint', premium, now), '2026-11-17T08:15:00.000Z');
  assert.equal(followUpDue('complaint', essential, now), '2026-11-17T12:00:00.000Z');
  for (const plan of [premium, essential, platinum])
    assert.equal(followUpDue('emergency', plan, now), '2026-11-17T08:05:00.000Z');
  assert.deepEqual(
    ['emergency', 'complaint'].map((kind) => priorityOf(kind as never)),
    ['now', 'high'],
  );
});

test('it is overdue while nobody has it and the hour has passed', () => {
  const dueAt = '2026-11-17T07:59:00.000Z';
  assert.equal(isOverdue({ state: 'open', dueAt }, now), true);
  assert.equal(isOverdue({ state: 'taken', dueAt }, now), false);
  assert.equal(isOverdue({ state: 'open', dueAt: now }, now), false);
});

test('one colleague has it, another takes it over by name, and it is finished once', () => {
  const open = { state: 'open', ownerId: null, ownerName: '' } as const;
  const noors = { state: 'taken', ownerId: 'noor', ownerName: 'Noor' } as const;
  assert.equal(mayTake(open, 'noor', null), true);
  assert.equal(mayTake(noors, 'noor', null), false);
  assert.equal(mayTake(noors, 'sami', 'noor'), true);
  assert.throws(() => mayTake(noors, 'sami', null), { code: 'already_owned' });
  assert.equal(mayFinish(open, 'sami'), true);
  assert.throws(() => mayFinish(noors, 'sami'), { code: 'already_owned' });
  const done = { ...noors, state: 'done' } as const;
  assert.equal(mayFinish(done, 'noor'), false);
  assert.throws(() => mayTake(done, 'noor', null), { code: 'conflict' });
});
