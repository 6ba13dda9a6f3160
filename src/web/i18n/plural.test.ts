import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plural } from '#web/i18n/plural.ts';

test('English counts guests in two forms', () => {
  const guests = (count: number) => plural('en', count, { one: '# guest', other: '# guests' });
  assert.equal(guests(1), '1 guest');
  assert.equal(guests(12), '12 guests');
  assert.equal(guests(1200), '1,200 guests');
});

test('Arabic counts guests in six forms, with Western digits', () => {
  const forms = {
    zero: 'بلا ضيوف',
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '# ضيوف',
    many: '# ضيفًا',
    other: '# ضيف',
  };
  const said = [0, 1, 2, 3, 11, 100].map((count) => plural('ar', count, forms));
  assert.deepEqual(said, ['بلا ضيوف', 'ضيف واحد', 'ضيفان', '3 ضيوف', '11 ضيفًا', '100 ضيف']);
});
