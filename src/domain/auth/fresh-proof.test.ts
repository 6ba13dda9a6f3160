import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requireFresh, requireProofFor } from '#domain/auth/fresh-proof.ts';

const now = '2026-11-16T12:00:00.000Z';
const lately = '2026-11-16T11:50:00.001Z';
const tooLong = '2026-11-16T11:50:00.000Z';

test('a proof is good for ten minutes, and then says by what means it is given again', () => {
  for (const means of ['factor', 'password', 'code', 'sign_in'] as const) {
    assert.doesNotThrow(() => requireFresh({ means, at: lately }, now));
    assert.throws(() => requireFresh({ means, at: tooLong }, now), {
      code: 'fresh_proof_needed',
      details: { params: { means } },
    });
  }
});

test('papers of identity ask for a fresh proof, others never', () => {
  const reader = { proof: { means: 'password', at: tooLong } } as const;
  for (const type of ['passport', 'visa', 'emirates_id'] as const)
    assert.throws(() => requireProofFor(type, reader, now), { code: 'fresh_proof_needed' });
  assert.doesNotThrow(() => requireProofFor('insurance', reader, now));
});

test('whoever acts for another opens their identity with a second factor of their own', () => {
  const delegate = { name: 'Omar' };
  const open = (means: 'factor' | 'password', at: string) => () =>
    requireProofFor('passport', { proof: { means, at }, delegate }, now);
  assert.throws(open('password', lately), { code: 'own_factor_needed' });
  assert.throws(open('factor', tooLong), { code: 'fresh_proof_needed' });
  assert.doesNotThrow(open('factor', lately));
});
