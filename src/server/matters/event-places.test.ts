import assert from 'node:assert/strict';
import { test } from 'node:test';
import { occurrences } from '#domain/vip/events.ts';
import {
  ask,
  asked,
  assertRefused,
  borrow,
  demo,
  inDays,
  matterIn,
  moved,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** For members from Noor on, with ten places. */
const event = 'tennis-final-box';

async function nextDay(app: TestApp): Promise<string> {
  const found = (await app.services.catalogue.current()).bySlug('events', event);
  assert.equal(found?.capacity, 10);
  assert.equal(found.minTier, 'noor');
  return occurrences(found.when, inDays(1), inDays(500))[0]?.day ?? assert.fail();
}

const join = (app: TestApp, { id }: Person, choice: string, state: string) =>
  app.sql.as(
    system,
    (tx) => tx`
      insert into app.memberships (id, client_id, programme, choice, name, state, currency, price_amount,
        every, started_on, period_from, period_to, minimum_until)
      values (${newId()}, ${id}, 'tier', ${choice}, '{"en":"Tier","ar":"فئة"}', ${state}, 'AED', 100, 'year',
        current_date, current_date, current_date + 365, current_date + 365)`,
  );

test('an event takes those whose tier or plan reaches it, and keeps a draft of anybody', async (t) => {
  const app = await borrow(t);
  const day = await nextDay(app);
  const form = { kind: 'event', event, day, people: 1 };
  const visitorOfPlans = await newClient(app);
  assertRefused(await ask(visitorOfPlans, form), 403, 'members_only');
  assertRefused(await ask(visitorOfPlans, { ...form, day: null }), 403, 'members_only');
  assertRefused(await ask(await newClient(app, { plan: 'premium' }), form), 403, 'members_only');
  const [lower, paused, higher] = [
    await newClient(app),
    await newClient(app),
    await newClient(app),
  ];
  await join(app, lower, 'majlis', 'active');
  await join(app, paused, 'diwan', 'paused');
  await join(app, higher, 'diwan', 'active');
  assertRefused(await ask(lower, form), 403, 'members_only');
  assertRefused(await ask(paused, form), 403, 'members_only');
  await asked(higher, form);
  await asked(await newClient(app, { plan: 'platinum' }), form);
  const draft = matterIn(await ask(visitorOfPlans, form, { draft: true }));
  assertRefused(await visitorOfPlans.post(`/matters/${draft.id}/submit`), 403, 'members_only');
});

test('an event takes no more people than it has places, and whoever withdraws frees theirs', async (t) => {
  const app = await borrow(t);
  const day = await nextDay(app);
  const [layla, omar] = [
    await newClient(app, { plan: 'platinum' }),
    await newClient(app, { plan: 'platinum' }),
  ];
  const form = (people: number) => ({ kind: 'event', event, day, people });
  const first = await asked(layla, form(8));
  assertRefused(await ask(omar, form(3)), 422, 'party_refused', 'form.people');
  matterIn(await ask(omar, form(10), { draft: true }));
  await asked(omar, form(2));
  assertRefused(await ask(omar, form(1)), 409, 'fully_booked');
  await moved(await demo(app, 'concierge'), first.id, 'decline');
  await asked(omar, form(8));
});

test('of several who ask at once for the last places, only as many as fit get them', async (t) => {
  const app = await borrow(t);
  const day = await nextDay(app);
  const clients = await Promise.all(
    Array.from({ length: 6 }, () => newClient(app, { plan: 'platinum' })),
  );
  const answers = await Promise.all(
    clients.map((client) => ask(client, { kind: 'event', event, day, people: 4 })),
  );
  assert.deepEqual(
    answers.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 200, 422, 422, 422, 422],
  );
});
