import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Failure } from '#domain/failure.ts';
import {
  firstWord,
  hastenPromise,
  isFreshMiss,
  isKept,
  nextPromise,
  paceOf,
  promiseBy,
  riskFrom,
  type Turn,
} from '#domain/matters/promise.ts';
import { hoursAfter, isBefore, minutesAfter, secondsBetween } from '#domain/time.ts';

const now = '2026-03-01T08:00:00.000Z';
const essential = { id: 'essential', responseMinutes: 480 };
const pace = paceOf(essential, false);
const turn = (changed: Partial<Turn> = {}): Turn => ({
  heard: 'nobody',
  waitsOn: 'house',
  rests: false,
  pace,
  now,
  ...changed,
});

test('each plan answers and lets hear from itself at its own pace; urgent matters in half the time', () => {
  const plans = [
    essential,
    { id: 'premium', responseMinutes: 30 },
    { id: 'platinum', responseMinutes: 10 },
  ];
  assert.deepEqual(
    plans.map((plan) => paceOf(plan, false)),
    [
      { answerMinutes: 480, wordMinutes: 2880 },
      { answerMinutes: 30, wordMinutes: 1440 },
      { answerMinutes: 10, wordMinutes: 720 },
    ],
  );
  assert.deepEqual(paceOf(essential, true), { answerMinutes: 240, wordMinutes: 1440 });
  // A plan that staff add to the catalogue is not left without a word.
  assert.equal(paceOf({ id: 'royal', responseMinutes: 5 }, false).wordMinutes, 2880);
});

test('the first word is due within the plan’s answer, and less than a quarter of it is a risk', () => {
  const promise = firstWord(pace, now);
  assert.equal(promise.due, minutesAfter(now, 480));
  assert.equal(riskFrom(promise), minutesAfter(now, 360));
});

test('a talk that was answered owes no word until the client writes again', () => {
  const before = firstWord(pace, now);
  assert.equal(nextPromise(before, turn({ heard: 'house', isAnswered: true })), null);
  assert.ok(nextPromise(null, turn({ heard: 'client' })));
});

test('a word of the house owes the next one only while it is the house’s turn', () => {
  const owed = nextPromise(firstWord(pace, now), turn({ heard: 'house' }));
  assert.deepEqual([owed?.kind, owed?.due], ['next_word', hoursAfter(now, 48)]);
  assert.ok(nextPromise(null, turn({ heard: 'house', waitsOn: 'authority' })));
  for (const waitsOn of ['client', 'nobody'] as const)
    assert.equal(nextPromise(owed, turn({ heard: 'house', waitsOn })), null);
  assert.equal(nextPromise(owed, turn({ heard: 'house', rests: true })), null);
});

test('a question is owed an answer even while the client’s own is wanted', () => {
  const owed = nextPromise(null, turn({ heard: 'client', waitsOn: 'client' }));
  assert.equal(owed?.due, minutesAfter(now, 480));
  // Reading on without a word of anybody leaves it as it is.
  assert.equal(nextPromise(owed, turn({ waitsOn: 'client' })), owed);
});

const someMinutes = fc.integer({ min: -10_000, max: 10_000 });

test('a client who writes again never waits longer for it', () => {
  fc.assert(
    fc.property(someMinutes, (minutes) => {
      const before = { ...firstWord(pace, now), due: minutesAfter(now, minutes) };
      const after = nextPromise(before, turn({ heard: 'client' }));
      assert.ok(after && !isBefore(before.due, after.due));
    }),
  );
});

test('a promise is kept or missed by its due, and a miss is found once', () => {
  fc.assert(
    fc.property(someMinutes, fc.boolean(), (minutes, missed) => {
      const promise = { ...firstWord(pace, now), due: minutesAfter(now, minutes), missed };
      assert.equal(isFreshMiss(promise, now), minutes < 0 && !missed);
      assert.equal(isKept(promise, now), minutes >= 0 && !missed);
    }),
  );
  assert.deepEqual([isFreshMiss(null, now), isKept(null, now)], [false, false]);
});

test('what becomes urgent has half of what was left, and what is late stays late', () => {
  fc.assert(
    fc.property(someMinutes, (minutes) => {
      const promise = { ...firstWord(pace, now), due: minutesAfter(now, minutes) };
      const sooner = hastenPromise(promise, now);
      const left = secondsBetween(now, sooner.due);
      assert.equal(left, minutes > 0 ? minutes * 30 : minutes * 60);
    }),
  );
});

test('an hour that the house names lies ahead, and within a month', () => {
  assert.equal(promiseBy(hoursAfter(now, 5), now).due, hoursAfter(now, 5));
  for (const due of [now, hoursAfter(now, -1), hoursAfter(now, 31 * 24)])
    assert.throws(
      () => promiseBy(due, now),
      (error) => error instanceof Failure && error.details.fields?.due !== undefined,
    );
});
