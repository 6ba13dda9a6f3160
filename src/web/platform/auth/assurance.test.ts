import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claims, needsSecondFactor } from '#web/platform/auth/assurance.ts';

const token = (payload: object) =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.c2ln`;
const factors = [{ status: 'verified' }];

test('a second factor is asked for when one is set up and the session has not used it', () => {
  const asked = (aal: string, user: object) =>
    needsSecondFactor({ access_token: token({ aal }), user });
  assert.equal(asked('aal1', { factors }), true);
  assert.equal(asked('aal2', { factors }), false);
  assert.equal(asked('aal1', { factors: [{ status: 'unverified' }] }), false);
  assert.equal(asked('aal1', {}), false);
});

test('a token that is none says nothing', () => {
  assert.deepEqual(claims('a'), {});
});
