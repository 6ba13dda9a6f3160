import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftAsked } from '#web/bookings/sheet/asked-wish.ts';

const offering = { addOns: [{ id: 'add-photo' }] } as unknown as Parameters<typeof draftAsked>[1];
const today = '2026-11-17';
const read = (query: string) => draftAsked(new URLSearchParams(query), offering, today);

test('a link brings day, hour, party, length, extras and words into the sheet', () => {
  const query =
    'book=x&on=2026-12-01&said.time=16:30&said.party=4&said.length=2&said.extras=add-photo:2&said.notes=Our+anniversary';
  assert.deepEqual(read(query), {
    day: '2026-12-01',
    time: '16:30',
    party: 4,
    length: 2,
    addOns: { 'add-photo': 2 },
    note: 'Our anniversary',
  });
});

test('what makes no sense in an address is as if it were not there', () => {
  for (const query of [
    '',
    'on=2020-01-01',
    'on=tomorrow&said.time=25:00&said.party=-1&said.length=0',
    'said.party=1e9&said.extras=other:1,add-photo:0,add-photo:x',
  ])
    assert.deepEqual(read(query), {}, query);
  assert.equal(read(`said.notes=${'x'.repeat(5000)}`).note?.length, 1000);
});
