import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MandateRight } from '#contract/delegates.ts';
import { checkUntil, mandateState, mayUse } from '#domain/delegates/mandates.ts';

const now = '2026-11-15T12:00:00.000Z';
const fresh = {
  acceptedAt: null,
  revokedAt: null,
  until: null,
  tokenExpiresAt: '2026-11-20T12:00:00.000Z',
};
const active = { ...fresh, acceptedAt: '2026-11-14T12:00:00.000Z' };

test('a mandate is invited, active, and over for every reason there is', () => {
  assert.equal(mandateState(fresh, now), 'invited');
  assert.equal(mandateState({ ...fresh, tokenExpiresAt: now }, now), 'lapsed');
  assert.equal(mandateState(active, now), 'active');
  assert.equal(
    mandateState({ ...active, tokenExpiresAt: '2026-11-01T00:00:00.000Z' }, now),
    'active',
  );
  assert.equal(mandateState({ ...active, until: '2026-11-14' }, now), 'ended');
  assert.equal(mandateState({ ...active, revokedAt: now, until: '2026-11-14' }, now), 'revoked');
});

test('the last day is a day of Dubai, to its end', () => {
  const last = { ...active, until: '2026-11-15' };
  assert.equal(mandateState(last, '2026-11-15T19:59:59.999Z'), 'active');
  assert.equal(mandateState(last, '2026-11-15T20:00:00.000Z'), 'ended');
});

test('a right opens what names it and nothing else; what names none opens to nobody', () => {
  for (const needed of MandateRight.options)
    for (const held of MandateRight.options)
      assert.equal(mayUse([held], needed), held === needed, `${held} for ${needed}`);
  assert.equal(mayUse(MandateRight.options, undefined), false);
});

test('a mandate does not begin after its end', () => {
  assert.doesNotThrow(() => checkUntil('2026-11-15', '2026-11-15'));
  assert.throws(() => checkUntil('2026-11-14', '2026-11-15'), { code: 'validation_failed' });
});
