import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '#domain/failure.ts';
import { bookingMoved } from '#server/bookings/events.ts';
import * as t from '#server/bookings/testing.ts';
import { system } from '#server/platform/sql.ts';

test('what one listener cannot do did not happen: no place, no history, no bill and no letter', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const held = await t.held(app, layla, {});
  app.services.events.on(bookingMoved, async ({ booking, kind }) => {
    if (booking.id === held.id && kind === 'confirmed')
      throw new Failure('conflict', 'Somebody who listens says no.');
  });
  const before = await tracesOf(app, held.id);
  t.assertRefused(await t.confirm(layla, held), 409, 'conflict');
  assert.deepEqual(await tracesOf(app, held.id), before);
  // The listener was the last one: billing had written its invoice in the same transaction.
  assert.equal(before.invoices, 0);
});

async function tracesOf({ services }: Awaited<ReturnType<typeof t.borrow>>, id: string) {
  const [row] = await services.sql.as(
    system,
    (tx) => tx`
      select b.place, b.version,
        (select count(*)::int from app.booking_events e where e.booking_id = b.id) as events,
        (select count(*)::int from app.invoices i where i.source_id = b.id) as invoices,
        (select count(*)::int from app.messages m where m.template = 'booking-confirmed') as letters
      from app.bookings b where b.id = ${id}`,
  );
  return row ?? assert.fail('No booking.');
}
