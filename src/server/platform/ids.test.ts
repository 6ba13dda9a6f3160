import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Temporal } from 'temporal-polyfill/full';
import { Id } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';

test('an id is a UUID of version 7 that tells when it was made', () => {
  const before = Temporal.Now.instant().epochMilliseconds;
  const id = newId();
  assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.equal(Id.parse(id), id);
  const made = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
  assert.ok(made >= before && made <= before + 1000);
});

test('ids sort in the order they were made, also within one millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  assert.deepEqual(ids.toSorted(), ids);
  assert.equal(new Set(ids).size, ids.length);
});
