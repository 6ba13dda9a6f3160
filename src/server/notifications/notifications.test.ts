import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NotificationChoice } from '#contract/notifications.ts';
import { proposedChoices } from '#domain/notifications/choices.ts';
import * as t from '#server/bookings/testing.ts';
import { actingFor, mandated } from '#server/delegates/testing.ts';
import { newClient as newPerson } from '#server/matters/testing.ts';
import { notify } from '#server/notifications/actions.ts';
import { bellIn, bellOf, mailsTo, runMail, tellNews } from '#server/notifications/testing.ts';
import { forgetNews } from '#server/notifications/workers.ts';
import { newId } from '#server/platform/ids.ts';
import { system } from '#server/platform/sql.ts';

test('the bell tells the newest first, page by page, in the reader’s language', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  for (const name of ['one', 'two', 'three', 'four', 'five'])
    await tellNews(app, layla, { about: { name } });
  const first = await bellOf(layla, '?limit=2');
  const second = await bellOf(layla, `?limit=2&after=${first.next}`);
  const last = await bellOf(layla, `?limit=2&after=${second.next}&lang=ar`);
  const names = [first, second, last].map(({ items }) => items.map(({ about }) => about.name));
  assert.deepEqual(names, [['five', 'four'], ['three', 'two'], ['one']]);
  assert.equal(last.next, null);
  assert.equal(first.unread, 5);
  assert.equal(last.items[0]?.title, 'فيلا على البحر');
});

test('a cursor that is none is refused, and nobody reads without signing in', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  for (const after of ['x', 'bm9wZQ', 'MjAyNiAx'])
    t.assertRefused(await layla.get(`/notifications?after=${after}`), 400, 'validation_failed');
  t.assertRefused(await layla.get('/notifications?limit=500'), 400, 'validation_failed');
  assert.equal((await app.get('/rest/v1/notifications')).status, 401);
});

test('somebody else’s news are nobody’s: not read, not marked, not counted', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  await tellNews(app, layla);
  const [news] = (await bellOf(layla)).items;
  assert.deepEqual(await bellOf(omar), { items: [], next: null, unread: 0 });
  t.assertRefused(await omar.post(`/notifications/${news?.id}/read`), 404, 'not_found');
  await omar.post('/notifications/read', { until: app.services.now() });
  assert.equal((await bellOf(layla)).unread, 1);
  // A client may cause news for others and read none of them.
  await app.sql.as({ kind: 'client', id: omar.id }, async (tx) => {
    const rows = await tx`select 1 from app.notifications`;
    assert.equal(rows.length, 0);
    const { count } = await tx`update app.notifications set read_at = now()`;
    assert.equal(count, 0);
  });
});

test('whoever acts for a client without the right to pay reads nothing of money at the bell', async (context) => {
  const app = await t.borrow(context);
  const layla = await newPerson(app);
  const about = { event: 'received', amount: 9_950_000, currency: 'AED' };
  for (const kind of ['message', 'invoice', 'payment'] as const)
    await tellNews(app, layla, { kind, about: kind === 'message' ? {} : about });
  const seenBy = async (rights: string[]) => {
    const reader = actingFor(await mandated(app, layla, { rights }), layla);
    const { items, unread } = await bellOf(reader);
    const page = await bellOf(reader, '?limit=1');
    const kinds = items.map(({ kind }) => kind).filter((kind) => kind !== 'mandate');
    return { kinds, money: JSON.stringify(page).includes('9950000'), rest: items.length - unread };
  };
  assert.deepEqual(await seenBy(['view']), { kinds: ['message'], money: false, rest: 0 });
  const payer = await seenBy(['view', 'pay']);
  assert.deepEqual(payer.kinds, ['payment', 'invoice', 'message']);
  assert.equal((await bellOf(layla)).items.length, 5, 'the client reads everything');
});

test('a second reading changes nothing, and all are read that had come by then', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  for (let at = 0; at < 3; at += 1) await tellNews(app, layla);
  const [newest, middle] = (await bellOf(layla)).items;
  const read = () => layla.post(`/notifications/${middle?.id}/read`);
  assert.equal((await read()).status, 204);
  const [, once] = (await bellOf(layla)).items;
  assert.equal((await read()).status, 204);
  const [, twice] = (await bellOf(layla)).items;
  assert.ok(once?.readAt);
  assert.equal(twice?.readAt, once.readAt);
  await layla.post('/notifications/read', { until: middle?.createdAt });
  const after = await bellOf(layla);
  assert.deepEqual(
    after.items.map(({ readAt }) => readAt === null),
    [true, false, false],
  );
  await layla.post('/notifications/read', { until: newest?.createdAt });
  assert.equal((await bellOf(layla)).unread, 0);
  t.assertRefused(
    await layla.post('/notifications/read', { until: 'soon' }),
    400,
    'validation_failed',
  );
});

test('one event is told once, and its mail is written once however often the job runs', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const key = `matter:${newId()}:quote:1`;
  const about = { expiresAt: '2027-01-05T10:00:00.000Z' };
  for (let at = 0; at < 3; at += 1) await tellNews(app, layla, { kind: 'quote', key, about });
  const { items } = await bellOf(layla);
  assert.equal(items.length, 1);
  await runMail(app, items[0]?.id ?? '', 2);
  await Promise.all([1, 2, 3].map(() => runMail(app, items[0]?.id ?? '', 1)));
  const mails = await mailsTo(app, layla);
  assert.equal(mails.length, 1);
  assert.match(mails[0]?.subject, /A villa by the sea/);
  assert.match(mails[0]?.textBody, /5 Jan 2027, 14:00/);
  assert.match(mails[0]?.textBody, /\/profile\/settings#notifications/);
});

test('the mail comes in the language of the account, and not where it is not wanted', async (context) => {
  const app = await t.borrow(context);
  const [layla, omar] = [await t.newClient(app), await t.newClient(app)];
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set raw_user_meta_data = '{"language":"ar"}' where id = ${layla.id}`,
  );
  const refused = { kind: 'message', channel: 'mail', wanted: false };
  assert.equal((await omar.send('PUT', '/notifications/choices', refused)).status, 200);
  for (const client of [layla, omar]) {
    await tellNews(app, client);
    await runMail(app, (await bellOf(client)).items[0]?.id ?? '', 1);
  }
  const [arabic] = await mailsTo(app, layla);
  assert.deepEqual([arabic?.language, arabic?.subject], ['ar', 'كلمة منا: فيلا على البحر']);
  assert.equal((await mailsTo(app, omar)).length, 0);
});

test('what was read at the bell needs no mail', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  await tellNews(app, layla);
  const [news] = (await bellOf(layla)).items;
  await layla.post(`/notifications/${news?.id}/read`);
  await runMail(app, news?.id ?? '', 1);
  assert.equal((await mailsTo(app, layla)).length, 0);
});

const choicesIn = (body: unknown) => body as NotificationChoice[];

test('kinds are switched per channel; mails about bookings and promises are not', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const put = (body: object) => layla.send('PUT', '/notifications/choices', { ...body });
  const before = choicesIn((await layla.get('/notifications/choices')).body);
  assert.deepEqual(before, proposedChoices(false));
  await tellNews(app, layla, { kind: 'moved' });
  const off = await put({ kind: 'moved', channel: 'bell', wanted: false });
  const find = (all: NotificationChoice[]) =>
    all.find(({ kind, channel }) => kind === 'moved' && channel === 'bell')?.wanted;
  assert.equal(find(choicesIn(off.body)), false);
  assert.deepEqual(await bellOf(layla), { items: [], next: null, unread: 0 });
  await put({ kind: 'moved', channel: 'bell', wanted: true });
  assert.equal((await bellOf(layla)).unread, 1);
  for (const kind of ['booking', 'promise'])
    t.assertRefused(await put({ kind, channel: 'mail', wanted: false }), 400, 'validation_failed');
  t.assertRefused(
    await put({ kind: 'assigned', channel: 'bell', wanted: false }),
    400,
    'validation_failed',
  );
  t.assertRefused(
    await put({ kind: 'gossip', channel: 'bell', wanted: false }),
    400,
    'validation_failed',
  );
});

test('staff have a bell of their own, with the kinds that concern them', async (context) => {
  const app = await t.borrow(context);
  const noor = await t.concierge(app);
  await tellNews(app, noor, { kind: 'assigned' });
  assert.equal((await bellOf(noor)).unread, 1);
  const kinds = choicesIn((await noor.get('/notifications/choices')).body);
  assert.ok(kinds.some(({ kind }) => kind === 'client_wrote'));
});

test('read ones go after half a year; unread ones stay', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  for (let at = 0; at < 3; at += 1) await tellNews(app, layla);
  const [fresh, old] = (await bellOf(layla)).items;
  for (const news of [fresh, old]) await layla.post(`/notifications/${news?.id}/read`);
  await app.sql.as(
    system,
    (tx) => tx`
      update app.notifications set read_at = now() - interval '181 days' where id = ${old?.id ?? ''}`,
  );
  await forgetNews(app.services);
  const left = bellIn(await layla.get('/notifications'));
  assert.equal(left.items.length, 2);
  assert.ok(!left.items.some(({ id }) => id === old?.id));
});

test('what is rolled back is never told', async (context) => {
  const app = await t.borrow(context);
  const layla = await t.newClient(app);
  const title = { en: 'A', ar: 'أ' };
  const failed = app.sql.as(system, async (tx) => {
    await notify(tx, { to: layla.id, kind: 'message', title, path: '/', key: 'gone' });
    throw new Error('no');
  });
  await assert.rejects(failed);
  assert.equal((await bellOf(layla)).unread, 0);
});
