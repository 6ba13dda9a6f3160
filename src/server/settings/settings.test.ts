import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quietEnd } from '#domain/notifications/quiet-hours.ts';
import { clockInDubai, minuteOf, minutesAfter } from '#domain/time.ts';
import { withSql } from '#server/database/throw-away.ts';
import {
  asked,
  assertRefused,
  atDesk,
  borrow,
  demo,
  type Json,
  newClient,
  type Person,
} from '#server/matters/testing.ts';
import { bellOf, mailsTo, tellNews } from '#server/notifications/testing.ts';
import { notificationWorkers } from '#server/notifications/workers.ts';
import { type Caller, system, visitor } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import type { TestApp } from '#server/testing.ts';

const change = (person: Person, changed: Json) => person.send('PATCH', '/settings', changed);

/** The quarter of an hour of the day that a minute lies in. */
const quarterOf = (minute: number) => Math.floor(((minute + 1440) % 1440) / 15) * 15;

/** Quiet hours that it is in the middle of, whenever the test runs. */
function quietNow() {
  const minute = minuteOf(clockInDubai(clock()));
  return { on: true, from: quarterOf(minute - 120), until: quarterOf(minute + 120) };
}

test('settings begin as the house proposes and keep what is chosen, one by one', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { language: 'en' });
  const quiet = { on: false, from: 1320, until: 420 };
  const nothing = {
    language: null,
    theme: null,
    currency: null,
    quiet,
    discreet: false,
    leavesAt: null,
  };
  assert.deepEqual((await client.get('/settings')).body, nothing);
  await change(client, { theme: 'dark' });
  await change(client, { currency: 'AED', language: 'ar' });
  const { body } = await change(client, { quiet: { on: true, from: 1380, until: 360 } });
  assert.deepEqual(body, {
    language: 'ar',
    theme: 'dark',
    currency: 'AED',
    discreet: false,
    leavesAt: null,
    quiet: { on: true, from: 1380, until: 360 },
  });
  assert.deepEqual((await change(client, { currency: null })).body.currency, null);
});

test('the chosen language is the one that mails are written in', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app, { language: 'en', full_name: 'Layla' });
  await change(client, { language: 'ar' });
  const [account] = await app.sql.as(
    system,
    (tx) => tx`select raw_user_meta_data as about from auth.users where id = ${client.id}`,
  );
  assert.deepEqual([account?.about.language, account?.about.full_name], ['ar', 'Layla']);
  await mailNow(app, client);
  assert.deepEqual(
    (await mailsTo(app, client)).map(({ language }) => language),
    ['ar'],
  );
});

test('a setting that the house does not have is refused, and nothing is stored', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const wrong: [Json, string][] = [
    [{}, ''],
    [{ currency: 'EUR' }, 'currency'],
    [{ language: 'fr' }, 'language'],
    [{ theme: 'sepia' }, 'theme'],
    [{ quiet: { on: true, from: 1321, until: 420 } }, 'quiet.from'],
    [{ quiet: { on: true, from: 1440, until: 420 } }, 'quiet.from'],
    [{ quiet: { on: true, from: 420, until: 420 } }, 'quiet.until'],
    [{ role: 'admin', theme: 'dark' }, ''],
  ];
  for (const [body, field] of wrong)
    assertRefused(await change(client, body), 400, 'validation_failed', field);
  assert.equal((await client.get('/settings')).body.theme, null);
});

/** What the queue would do with the mail of the newest notification, at a moment of one's choice. */
async function mailNow(app: TestApp, person: Person, news: object = {}, now?: string) {
  await tellNews(app, person, news);
  const { items } = await bellOf(person);
  const services = now ? { ...app.services, now: () => now } : app.services;
  const mail = notificationWorkers(services).find(({ task }) => task.name.endsWith('_mail'));
  const id = items[0]?.id ?? assert.fail('Nothing was told.');
  await mail?.run({ id });
  return id;
}

/** What waits in the queue for later, past the application's own rights. */
function waiting(app: TestApp, task: string, id: string) {
  return withSql(
    { ...app.superuser, database: app.owner.database },
    (sql) => sql`
      select to_char(j.run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${task} and j.payload ->> 'id' = ${id} and j.run_at > now() + interval '1 minute'`,
  );
}

test('in quiet hours news lies at the bell, and rings and is mailed when they are over', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const quiet = quietNow();
  await change(client, { quiet });
  const end = quietEnd(quiet, clock()) ?? assert.fail('It is not quiet.');
  const id = await mailNow(app, client);
  assert.deepEqual([...(await mailsTo(app, client))], []);
  for (const task of ['notification_ring', 'notification_mail'])
    assert.deepEqual(
      (await waiting(app, task, id)).map(({ at }) => at),
      [end],
      task,
    );
  const later = { ...app.services, now: () => minutesAfter(end, 1) };
  const mail = notificationWorkers(later).find(({ task }) => task.name.endsWith('_mail'));
  await mail?.run({ id });
  assert.equal((await mailsTo(app, client)).length, 1);
});

test('an urgent word passes the quiet hours, and so does everything where they are off', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await change(client, { quiet: quietNow() });
  const id = await mailNow(app, client, { urgent: true });
  assert.equal((await mailsTo(app, client)).length, 1);
  assert.equal((await waiting(app, 'notification_ring', id)).length, 0);
  await change(client, { quiet: { ...quietNow(), on: false } });
  await mailNow(app, client);
  assert.equal((await mailsTo(app, client)).length, 2);
});

test('what a concierge writes in an urgent matter is urgent, and in another it is not', async (t) => {
  const app = await borrow(t);
  const [client, noor] = [await newClient(app), await demo(app, 'concierge')];
  const { id } = await asked(client);
  const write = (text: string) => noor.post(`/desk/matters/${id}/messages`, { text });
  await write('Good morning.');
  await atDesk(noor, id, '/flags', { urgent: true, reason: 'The flight is tonight.' });
  await write('The flight is cancelled.');
  const told = await app.sql.as(
    { kind: 'client', id: client.id },
    (tx) => tx`
      select urgent from app.notifications where kind = 'message' order by created_at, id`,
  );
  assert.deepEqual(
    told.map(({ urgent }) => urgent),
    [false, true],
  );
});

test('past every route, settings, consents, archives and departures are their owner’s alone', async (t) => {
  const app = await borrow(t);
  const [client, stranger] = [await newClient(app), await newClient(app)];
  await change(client, { theme: 'dark' });
  await client.post('/privacy/consents', { kind: 'offers', given: true });
  await client.post('/privacy/archives');
  await client.post('/privacy/departure', { leave: true });
  const callers: [Caller, number][] = [
    [{ kind: 'client', id: client.id }, 1],
    [{ kind: 'client', id: stranger.id }, 0],
    [{ kind: 'staff', id: stranger.id }, 0],
    [visitor, 0],
  ];
  for (const table of ['account_settings', 'consents', 'archives', 'departures'])
    for (const [caller, seen] of callers)
      await app.sql.as(caller, async (tx) => {
        const name = tx(`app.${table}`);
        assert.equal((await tx`select 1 from ${name}`).length, seen, table);
        const isOwn = seen === 1 && table === 'account_settings';
        assert.equal((await tx`delete from ${name}`).count, isOwn ? 1 : 0, table);
      });
});
