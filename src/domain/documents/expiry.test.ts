import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  type ExpiringDocument,
  expiryMark,
  expiryStanding,
  isReplaced,
  keptUntil,
  reminderDays,
} from '#domain/documents/expiry.ts';
import { daysAfter } from '#domain/time.ts';

const today = '2026-11-15';
const inDays = (days: number) => daysAfter(today, days);

const passport = (changed: Partial<ExpiringDocument> = {}): ExpiringDocument => ({
  id: 'a',
  type: 'passport',
  holder: { name: '', memberId: null },
  country: 'GB',
  expiresOn: inDays(60),
  ...changed,
});

test('a paper is spoken of 180, 90, 30 and 7 days before its end, and not before or after', () => {
  const due = (days: number) => expiryMark(inDays(days), today);
  assert.deepEqual([181, 180, 91, 90, 31, 30, 8, 7, 0, -1].map(due), [
    ...[undefined, 180, 180, 90, 90, 30, 30, 7, 7, undefined],
  ]);
});

test('whoever asks every day until its end hears each mark once and in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), (lasting) => {
      const end = inDays(lasting);
      const heard = Array.from({ length: lasting + 2 }, (_, day) => expiryMark(end, inDays(day)));
      const marks = [...new Set(heard.filter((mark) => mark !== undefined))];
      const expected = reminderDays.filter(
        (mark, place) => lasting > (reminderDays[place + 1] ?? -1) || lasting >= mark,
      );
      assert.deepEqual(marks, expected);
    }),
  );
});

test('an older passport is replaced by a later one of the same person and country', () => {
  const old = passport();
  const newer = passport({ id: 'b', expiresOn: inDays(3650) });
  assert.equal(isReplaced(old, [old, newer]), true);
  assert.equal(isReplaced(newer, [old, newer]), false);
  assert.equal(isReplaced(old, [old, { ...newer, country: 'FR' }]), false);
  assert.equal(isReplaced(old, [old, { ...newer, type: 'visa' }]), false);
  assert.equal(
    isReplaced(old, [old, { ...newer, holder: { name: 'Karim', memberId: null } }]),
    false,
  );
});

test('of several papers of one kind exactly those with the last end stay watched', () => {
  const ends = fc.array(fc.integer({ min: -500, max: 5000 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(ends, (days) => {
      const papers = days.map((end, place) => passport({ id: `${place}`, expiresOn: inDays(end) }));
      const watched = papers.filter((paper) => !isReplaced(paper, papers));
      const last = inDays(Math.max(...days));
      assert.ok(watched.length > 0);
      assert.ok(watched.every(({ expiresOn }) => expiresOn === last));
    }),
  );
});

test('contracts and certificates stand beside each other', () => {
  const lease = passport({ type: 'tenancy', expiresOn: inDays(20) });
  const another = passport({ id: 'b', type: 'tenancy', expiresOn: inDays(200) });
  assert.equal(isReplaced(lease, [lease, another]), false);
});

test('a paper is in order, ends soon, has ended or never does', () => {
  const standings = [null, inDays(91), inDays(90), inDays(0), inDays(-1)];
  assert.deepEqual(
    standings.map((end) => expiryStanding(end, today)),
    ['endless', 'in_order', 'soon', 'soon', 'ended'],
  );
});

test('the bin keeps a paper for thirty days', () => {
  assert.equal(keptUntil('2026-11-15T08:00:00.000Z'), '2026-12-15T08:00:00.000Z');
});
