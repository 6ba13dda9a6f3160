import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Itinerary } from '#contract/itinerary.ts';
import { hoursAfter } from '#domain/time.ts';
import { borrow, newClient } from '#server/bookings/testing.ts';
import { dashboardOf, insertMatter } from '#server/dashboard/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';

test('an hour that is set with somebody stands on Today and in the itinerary alike', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const matterId = await insertMatter(app, client, { area: 'real-estate' });
  const startsAt = hoursAfter(app.services.now(), 26);
  const hour = { id: newId(), title: 'Viewing', place: 'Dubai Hills', startsAt };
  await app.sql.as(
    system,
    (tx) =>
      tx`insert into app.matter_appointments ${tx({
        ...hour,
        matterId,
        endsAt: hoursAfter(startsAt, 1),
        state: 'set',
      })}`,
  );
  await app.sql.as(
    system,
    (tx) => tx`
      update app.matters set promise_kind = 'next_word', promise_from = now(),
        promise_due = ${startsAt}, promise_risk_at = ${startsAt}, queue_at = ${startsAt}
      where id = ${matterId}`,
  );
  const path = `/dashboard/real-estate/${matterId}`;
  const { body } = await client.get('/itinerary?lang=en');
  // The server parsed it by this schema.
  const { appointments } = body as unknown as Itinerary;
  assert.deepEqual(
    appointments.map((one) => [one.title, one.place, one.startsAt, one.path]),
    [['Viewing', 'Dubai Hills', startsAt, path]],
  );
  const { agenda } = await dashboardOf(client);
  assert.deepEqual(
    agenda.map((one) => [one.kind, one.title, one.note, one.at, one.path]),
    [['appointment', 'Viewing', 'Dubai Hills', startsAt, path]],
  );
});
