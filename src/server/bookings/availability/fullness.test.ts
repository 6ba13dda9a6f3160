import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Booking } from '#contract/bookings/bookings.ts';
import { startsOn } from '#domain/bookings/cells.ts';
import { daysAfter } from '#domain/time.ts';
import { saveCard } from '#server/billing/testing.ts';
import { fullnessWorkers } from '#server/bookings/availability/fullness.ts';
import { bookingIn, concierge, confirm, hold, open, today } from '#server/bookings/testing.ts';
import { eventually } from '#server/catalogue/testing.ts';
import { newClient } from '#server/matters/testing.ts';
import { connect, system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

/** It starts on Saturdays only and is away for a week and an hour: some thirty bookings fill a year. */
const slug = 'sidra-184-week-charter';
const page = '/bookings/yachts';

const review = async ({ services }: TestApp, offeringId?: string) => {
  for (const { run } of fullnessWorkers(services)) await run({ offeringId });
};

const version = async ({ services }: TestApp) => (await services.catalogue.current()).version;

async function reads(app: TestApp): Promise<boolean> {
  const { body } = await app.get(`/rest/v1/catalogue/offerings/${slug}`);
  return body.isFullyBooked === true;
}

/** The reviews that wait; the queue is the owner's alone. */
async function waiting(app: TestApp): Promise<string[]> {
  const owner = connect(app.owner, { max: 1 });
  const rows = await owner`
    select key from graphile_worker.jobs where task_identifier = 'review_fullness'`;
  await owner.end();
  return rows.map(({ key }) => key);
}

async function offering({ services }: TestApp) {
  const found = (await services.catalogue.current()).bySlug('offerings', slug);
  return { offeringId: found?.id ?? assert.fail('It is not in the catalogue.') };
}

/** Takes every start that is still free, from today to the horizon. */
async function fillTheYear(app: TestApp): Promise<Booking[]> {
  const bookings: Booking[] = [];
  const client = await newClient(app);
  // Whoever has no card that can be asked takes a few places at most.
  await saveCard(client);
  for (let from = today; from <= daysAfter(today, 365); from = daysAfter(from, 7)) {
    const asked = `from=${from}&to=${daysAfter(from, 6)}&party=2`;
    const { body } = await app.get(`/rest/v1/offerings/${slug}/availability?${asked}`);
    const { days } = body as unknown as { days: { day: string; state: string }[] };
    for (const { day } of days.filter(({ state }) => state === 'open')) {
      const answer = await hold(app, client, { offering: slug, day, time: '12:00', party: 2 });
      bookings.push(bookingIn(await confirm(client, bookingIn(answer))));
    }
  }
  return bookings;
}

test('an offering without a free place in the year is fully booked wherever it is shown, until one is free', async (t) => {
  const app = await startApp(t, open);
  const { offeringId } = await offering(app);
  await review(app);
  const before = await version(app);
  const shown = async () => (await app.get(page)).text;
  const count = (text: string) => text.match(/Fully Booked/gi)?.length ?? 0;
  const badges = count(await shown());

  const bookings = await fillTheYear(app);
  assert.ok(bookings.length > 10);
  assert.deepEqual(await waiting(app), [`review_fullness ${offeringId}`]);
  await review(app, offeringId);
  await eventually(() => reads(app));
  assert.ok((await version(app)) > before);
  assert.ok(count(await shown()) > badges);
  assert.equal((await app.services.catalogue.current()).soldOut.has(offeringId), false);

  const full = await version(app);
  await review(app);
  assert.equal(await version(app), full, 'a review that finds nothing new changes nothing');

  // The staff's own entry is as it was: only what is shown says more.
  const [entry] = await app.sql.as(
    system,
    (tx) => tx`
      select content ->> 'isFullyBooked' as flag from app.catalogue_entries where id = ${offeringId}`,
  );
  assert.equal(entry?.flag, 'false');

  const noor = await concierge(app);
  const [booking] = bookings;
  const called = { cause: 'operator', reason: 'Engine trouble' };
  bookingIn(await noor.post(`/bookings/${booking?.id}/call-off`, called));
  await review(app, offeringId);
  await eventually(async () => !(await reads(app)));
  assert.equal(count(await shown()), badges);
});

test('a year of closure makes it full as well, and the queue sees to it', async (t) => {
  const app = await startApp(t, { ...open, JOBS: 'on' });
  const noor = await concierge(app);
  const asked = { from: today, to: daysAfter(today, 365), reason: 'A year in the yard' };
  const { body } = await noor.post(`/offerings/${slug}/closures`, asked);
  await eventually(() => reads(app));
  assert.equal((await noor.send('DELETE', `/offering-closures/${body.id}`)).status, 204);
  await eventually(async () => !(await reads(app)));
});

test('the last pair of an hour asks for a review, though one seat is left that nobody can take', async (t) => {
  const app = await startApp(t, open);
  const arena = 'free-roam-virtual-reality';
  const snapshot = await app.services.catalogue.current();
  const found = snapshot.bySlug('offerings', arena) ?? assert.fail('It is not in the catalogue.');
  const day = daysAfter(today, 40);
  const [time] = startsOn(found, day);
  const client = await newClient(app);
  const take = (party: number) => hold(app, client, { offering: arena, day, time, party });
  bookingIn(await take(3));
  assert.deepEqual(await waiting(app), []);
  bookingIn(await take(2));
  assert.deepEqual(await waiting(app), [`review_fullness ${found.id}`]);
});

test('what has left the catalogue is full no longer', async (t) => {
  const app = await startApp(t, open);
  const full = () => app.sql.as(system, (tx) => tx`select offering_id from app.full_offerings`);
  await app.sql.as(
    system,
    (tx) => tx`insert into app.full_offerings (offering_id) values ('off-gone')`,
  );
  assert.equal((await full()).length, 1);
  await review(app);
  assert.equal((await full()).length, 0);
});
