import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneOfEach } from '#domain/one-of-each.ts';

test('kinds take turns in the order in which they first appear, and nothing is lost', () => {
  const items = ['jet 1', 'jet 2', 'jet 3', 'suite 1', 'yacht 1', 'yacht 2'];
  const kindOf = (item: string) => item.split(' ')[0] ?? '';
  assert.deepEqual(oneOfEach(items, kindOf), [
    'jet 1',
    'suite 1',
    'yacht 1',
    'jet 2',
    'yacht 2',
    'jet 3',
  ]);
});
