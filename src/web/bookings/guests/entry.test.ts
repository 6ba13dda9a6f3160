import assert from 'node:assert/strict';
import { test } from 'node:test';
import { entryFor, guestsWritten, withoutGuest } from '#web/bookings/guests/entry.ts';

const layla = { name: 'Layla', age: 38, needs: '' };
const omar = { name: 'Omar', age: null, needs: 'No nuts' };

test('a guest who is being written joins the list, changes their place in it, or waits', () => {
  const more = { ...entryFor(null), name: ' Noor ', age: '7' };
  assert.deepEqual(guestsWritten({ guests: [layla], entry: more }), [
    layla,
    { name: 'Noor', age: 7, needs: '' },
  ]);
  const change = { ...entryFor(1, omar), needs: 'No nuts, no milk' };
  assert.deepEqual(guestsWritten({ guests: [layla, omar], entry: change }), [
    layla,
    { ...omar, needs: 'No nuts, no milk' },
  ]);
  assert.deepEqual(guestsWritten({ guests: [layla], entry: entryFor(null) }), [layla]);
  assert.deepEqual(guestsWritten({ guests: [layla] }), [layla]);
});

test('what is not yet a guest is not taken for one: no name, or an age nobody has', () => {
  for (const part of [
    { needs: 'A ramp' },
    { name: 'Noor', age: '121' },
    { name: 'Noor', age: '-' },
  ])
    assert.equal(
      guestsWritten({ guests: [layla], entry: { ...entryFor(null), ...part } }),
      undefined,
    );
  assert.equal(
    guestsWritten({ guests: [layla], entry: { ...entryFor(0, layla), name: ' ' } }),
    undefined,
  );
});

test('when a guest leaves, whoever is being written stays who they are', () => {
  const listed = { guests: [layla, omar], entry: entryFor(1, omar) };
  const left = withoutGuest(listed, 0);
  assert.deepEqual(left.guests, [omar]);
  assert.equal(left.entry?.at, 0);
  assert.deepEqual(guestsWritten(left), [omar]);
  assert.equal(withoutGuest({ ...listed, entry: entryFor(0, layla) }, 1).entry?.at, 0);
});
