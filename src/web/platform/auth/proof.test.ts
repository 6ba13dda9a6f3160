import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerProof, prove, question, wantedBy, wasProven } from '#web/platform/auth/proof.ts';

test('a refusal says which proof would help, and most say none', () => {
  const message = 'Refused.';
  assert.equal(wantedBy({ code: 'second_factor_needed', message }), 'second');
  const params = { means: 'password' };
  assert.equal(wantedBy({ code: 'fresh_proof_needed', message, params }), 'password');
  for (const code of ['forbidden', 'own_factor_needed', 'unauthenticated'] as const)
    assert.equal(wantedBy({ code, message }), undefined, code);
});

test('one answer is the answer to all who wait for it', async () => {
  assert.equal(await prove('password'), false, 'nothing could ask');
  question.bring = () => {};
  const waiting = [prove('password'), prove('factor')];
  answerProof(true);
  assert.deepEqual(await Promise.all(waiting), [true, true]);
  const refused = wasProven({ code: 'fresh_proof_needed', message: '', params: { means: 'code' } });
  answerProof(false);
  assert.equal(await refused, false);
  assert.equal(await wasProven({ code: 'forbidden', message: '' }), false);
});
