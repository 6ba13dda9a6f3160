import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import { borrow, type Client, newClient } from '#server/bookings/testing.ts';
import { dashboardOf, insertMatter } from '#server/dashboard/testing.ts';
import { writeVisit } from '#server/dashboard/visit-store.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

test('a visit begins after half an hour away, and knows when the one before it ended', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const first = app.services.now();
  const caller = { kind: 'client', id: client.id } as const;
  const look = (now: string) => app.sql.as(caller, (tx) => writeVisit(tx, client.id, now));
  assert.equal(await look(first), null);
  assert.equal(await look(minutesAfter(first, 20)), null, 'still the first visit');
  const back = hoursAfter(first, 5);
  assert.equal(await look(back), minutesAfter(first, 20));
  assert.equal(await look(minutesAfter(back, 10)), minutesAfter(first, 20), 'the same visit');
});

/** Their visits happened so many hours earlier. */
const age = (app: TestApp, client: Client, hours: number) =>
  app.sql.as(
    system,
    (tx) => tx`
      update app.last_visits set seen_at = seen_at - make_interval(hours => ${hours}),
        before_at = before_at - make_interval(hours => ${hours})
      where client_id = ${client.id}`,
  );

/** The house took something into its hands so many hours ago. */
async function claimed(app: TestApp, client: Client, hours: number) {
  const matter = await insertMatter(app, client);
  const at = hoursAfter(app.services.now(), -hours);
  await app.sql.as(
    system,
    (tx) => tx`
      insert into app.matter_events (id, matter_id, kind, at, actor_kind, state)
      values (${newId()}, ${matter}, 'claimed', ${at}, 'house', 'submitted')`,
  );
}

test('a page that reads in the background is no visit: what was done meanwhile is still new', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const read = (isSeen: boolean) => dashboardOf(client, `?isSeen=${isSeen}`);
  await read(true);
  await age(app, client, 5);
  await claimed(app, client, 3);
  assert.equal((await read(false)).isDoneSince, true);
  await age(app, client, 1);
  assert.equal((await read(true)).isDoneSince, true, 'nobody had looked since');
  await age(app, client, 1);
  assert.equal((await read(true)).isDoneSince, false, 'by now they have seen it');
});
