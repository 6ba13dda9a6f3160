import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askIn, isWhole, limitIn, limitNames, noMandate } from '#web/delegates/mandate-draft.ts';

test('a limit is typed in dirhams and counted in fils; nothing means any amount', () => {
  for (const name of limitNames) {
    const limit = (typed: string) =>
      limitIn({ ...noMandate, rights: ['view', 'approve'], [name]: typed }, name);
    assert.equal(limit('20,000'), 2_000_000);
    assert.equal(limit(' 5 '), 500);
    assert.equal(limit(''), null);
    for (const nonsense of ['12.5', '-1', 'much', '9999999999'])
      assert.equal(limit(nonsense), undefined);
  }
});

test('one sum that is none keeps the whole form from being sent', () => {
  const draft = { ...noMandate, rights: ['view' as const, 'pay' as const], upToDay: '5,000' };
  assert.equal(isWhole(draft), true);
  assert.deepEqual(
    [askIn(draft).upTo, askIn(draft).upToDay, askIn(draft).upToMonth],
    [null, 500_000, null],
  );
  assert.equal(isWhole({ ...draft, upToMonth: 'much' }), false);
});

test('who may spend nothing has no limit either', () => {
  assert.equal(askIn({ ...noMandate, upTo: '500', upToDay: '500' }).upTo, null);
});
