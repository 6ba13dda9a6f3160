import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askIn, noMandate, upToIn } from '#web/delegates/mandate-draft.ts';

const approving = { ...noMandate, rights: ['view', 'approve'] as const };
const upTo = (typed: string) => upToIn({ ...approving, rights: ['view', 'approve'], upTo: typed });

test('a limit is typed in dirhams and counted in fils; nothing means any amount', () => {
  assert.equal(upTo('20,000'), 2_000_000);
  assert.equal(upTo(' 5 '), 500);
  assert.equal(upTo(''), null);
  for (const nonsense of ['12.5', '-1', 'much', '9999999999'])
    assert.equal(upTo(nonsense), undefined);
});

test('who may spend nothing has no limit either', () => {
  assert.equal(askIn({ ...noMandate, upTo: '500' }).upTo, null);
});
