import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relaxed } from '#server/auth/testing.ts';
import { until } from '#server/database/throw-away.ts';
import { forgetAddresses } from '#server/leads/store.ts';
import { newId } from '#server/platform/ids.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { type Caller, many, system, visitor } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const leave = (app: TestApp, email: string, language = 'en') =>
  app.send('POST', '/rest/v1/leads', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language }),
  });

const leadsOf = (app: TestApp, caller: Caller = system) =>
  app.sql.as(
    caller,
    (tx) => tx`
      select email, language, consent, unsubscribed_at is not null as unsubscribed
      from app.leads order by email`,
  );

async function mails(app: TestApp) {
  const found = await app.sql.as(
    system,
    (tx) =>
      many(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages
      where template = 'lead-plans' order by created_at`,
  );
  return Promise.all(found.map((mail) => wholeLetter(app.services.secrets, mail)));
}

test('an address is kept with its consent, and one mail with a one-click way out arrives', async (t) => {
  const smtp = await startSmtp(t);
  const app = await startApp(t, { SMTP_URL: smtp.url, JOBS: 'on' });
  assert.equal((await leave(app, 'layla@example.com')).status, 204);
  assert.equal((await leave(app, 'LAYLA@example.com', 'ar')).status, 204);
  assert.equal((await leave(app, 'omar@example.com', 'ar')).status, 204);
  const [layla, omar, ...more] = await leadsOf(app);
  assert.deepEqual(more, []);
  assert.equal(
    layla?.consent,
    'By submitting, you agree to receive exclusive offers and updates about our luxury concierge services.',
  );
  assert.equal(layla?.language, 'en');
  assert.match(omar?.consent, /بإرسال بريدك/);

  const to = (address: string) => smtp.received.filter((mail) => mail.to.includes(address));
  await until(() => to('layla@example.com').length > 0 && to('omar@example.com').length > 0);
  const [mail, ...again] = to('layla@example.com');
  assert.deepEqual(again, []);
  assert.match(mail?.text ?? '', /Premium: \$7,500 per month/);
  assert.equal(mail?.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const [, link = ''] = /^<(\S+)>$/.exec(mail?.headers['list-unsubscribe'] ?? '') ?? [];
  assert.match(to('omar@example.com')[0]?.text ?? '', /\/ar\/unsubscribe\?token=/);

  // As a mail program does it: a form, no session, nothing else.
  const { pathname, search } = new URL(link);
  const click = () =>
    app.send('POST', pathname + search, {
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
  assert.deepEqual((await click()).body, { first: true });
  assert.deepEqual((await click()).body, { first: false });
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  assert.equal((await app.send('POST', pathname + search, { body: form })).status, 200);
  assert.deepEqual(
    (await leadsOf(app)).map(({ unsubscribed }) => unsubscribed),
    [true, false],
  );
  // The reader's own word outranks a form that anybody can fill in.
  await leave(app, 'layla@example.com');
  assert.equal((await leadsOf(app))[0]?.unsubscribed, true);
  assert.equal((await mails(app)).length, 2);
});

test('opening the link of the header changes nothing and leads to the page', async (t) => {
  const app = await borrowApp(t, relaxed);
  await leave(app, 'layla@example.com', 'ar');
  const [mail] = await mails(app);
  const [, link = ''] = /^<(\S+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
  const { pathname, search } = new URL(link);
  const opened = await app.get(pathname + search);
  assert.equal(opened.status, 302);
  assert.match(opened.headers.get('location') ?? '', /\/ar\/unsubscribe\?token=[\w-]{43}$/);
  assert.equal((await leadsOf(app))[0]?.unsubscribed, false);
});

test('what is no address by section 5 is refused, a link of nobody is not found', async (t) => {
  const app = await borrowApp(t, relaxed);
  for (const email of ['', 'layla', 'a@b', 'a b@c.d', 'a@b@c.d', `${'x'.repeat(250)}@b.co`])
    assert.equal((await leave(app, email)).status, 400, email);
  assert.equal((await leave(app, 'a@b.co', 'fr')).status, 400);
  const path = '/rest/v1/leads/unsubscribe';
  assert.equal((await app.send('POST', `${path}?token=${'x'.repeat(43)}`)).status, 404);
  assert.equal((await app.send('POST', path)).status, 400);
});

test('twenty new addresses an hour are enough for one sender', async (t) => {
  const app = await borrowApp(t, relaxed);
  const answers = [];
  for (let count = 0; count < 22; count += 1)
    answers.push((await leave(app, `guest-${count}@example.com`)).status);
  assert.deepEqual(answers.slice(-3), [204, 429, 429]);
  assert.equal((await mails(app)).length, 20);
  assert.equal((await leave(app, 'guest-1@example.com')).status, 204);
});

test('only the house reads who asked', async (t) => {
  const app = await borrowApp(t, relaxed);
  await leave(app, 'layla@example.com');
  assert.equal((await leadsOf(app, visitor)).length, 0);
  assert.equal((await leadsOf(app, { kind: 'client', id: newId() })).length, 0);
  assert.equal((await leadsOf(app, { kind: 'staff', id: newId() })).length, 1);
});

test('a month after somebody left only a hash of the address is kept, and the door stays shut', async (t) => {
  const app = await borrowApp(t, relaxed);
  for (const name of ['layla', 'omar', 'sara']) await leave(app, `${name}@example.com`);
  await app.sql.as(system, async (tx) => {
    await tx`update app.leads set unsubscribed_at = now() - interval '31 days' where email like 'layla%'`;
    await tx`update app.leads set unsubscribed_at = now() - interval '29 days' where email like 'omar%'`;
    await forgetAddresses(tx);
  });
  const standing = async () =>
    (await leadsOf(app)).map(({ email, unsubscribed }) => [email, unsubscribed]);
  const kept = [
    ['omar@example.com', true],
    ['sara@example.com', false],
    [null, true],
  ];
  assert.deepEqual(await standing(), kept);
  assert.equal((await leave(app, 'Layla@example.com')).status, 204);
  assert.deepEqual(await standing(), kept);
  assert.equal((await mails(app)).length, 3);
});

test('one reader gets no more mails by writing their address in other ways', async (t) => {
  const app = await borrowApp(t, relaxed);
  const asked = [];
  for (const tag of ['', '+1', '+2', '+3'])
    asked.push((await leave(app, `layla${tag}@example.com`)).status);
  assert.deepEqual(asked, [204, 204, 204, 429]);
  assert.equal((await mails(app)).length, 3);
});
