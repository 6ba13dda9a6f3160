/** What stands or not is said by the clock of the house at every door, also where the database decides. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secondsAfter } from '#domain/time.ts';
import { open } from '#server/bookings/testing.ts';
import { newVault, openedIn } from '#server/documents/testing.ts';
import { newClient } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { answered, clientOf, pdf } from '#server/storage/testing.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const banUntil = (app: TestApp, id: string, moment: string) =>
  app.sql.as(system, (tx) => tx`update auth.users set banned_until = ${moment} where id = ${id}`);

test('a ban of two minutes is over after them for papers, signed addresses and feeds', async (t) => {
  let passed = 0;
  const now = () => secondsAfter(clock(), passed);
  const app = await startApp(t, open, { now });
  const { client, paper } = await newVault(app);
  const ticket = openedIn(await client.post(`/documents/${paper.id}/open`)).url;
  const papers = clientOf(app, client.token).from('documents');
  const path = `${client.id}/paper/scan.pdf`;
  answered(await papers.upload(path, pdf()));
  const { signedUrl } = answered(await papers.createSignedUrl(path, 600));
  const feed = new URL(String((await client.post('/itinerary/feed?lang=en')).body.url)).pathname;
  const statuses = async () => {
    const answers = [await app.get(ticket), await fetch(signedUrl), await app.get(feed)];
    return answers.map(({ status }) => status);
  };
  assert.deepEqual(await statuses(), [200, 200, 200]);
  await banUntil(app, client.id, secondsAfter(clock(), 120));
  assert.deepEqual(await statuses(), [410, 400, 404]);
  passed = 180;
  assert.deepEqual(await statuses(), [200, 200, 200]);
});

test('a new client is given to nobody whose ban still stands, and to them once it is over', async (t) => {
  let passed = 0;
  const app = await startApp(t, open, { now: () => secondsAfter(clock(), passed) });
  const managerOf = async ({ id }: { id: string }) => {
    const [row] = await app.sql.as(
      system,
      (tx) => tx`
        select h.email from app.clients c left join auth.users h on h.id = c.manager_id
        where c.id = ${id}`,
    );
    return row?.email;
  };
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set banned_until = ${secondsAfter(clock(), 120)}
      where raw_app_meta_data ->> 'role' = 'concierge'`,
  );
  assert.equal(await managerOf(await newClient(app)), null);
  passed = 180;
  assert.match(await managerOf(await newClient(app)), /@/);
});
