import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import { borrow, newClient } from '#server/bookings/testing.ts';
import { visit } from '#server/dashboard/visit-store.ts';

test('a visit begins after half an hour away, and knows when the one before it ended', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const first = app.services.now();
  const caller = { kind: 'client', id: client.id } as const;
  const look = (now: string) => app.sql.as(caller, (tx) => visit(tx, client.id, now));
  assert.equal(await look(first), null);
  assert.equal(await look(minutesAfter(first, 20)), null, 'still the first visit');
  const back = hoursAfter(first, 5);
  assert.equal(await look(back), minutesAfter(first, 20));
  assert.equal(await look(minutesAfter(back, 10)), minutesAfter(first, 20), 'the same visit');
});
