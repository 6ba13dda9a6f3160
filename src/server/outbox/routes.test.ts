import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relaxed } from '#server/auth/testing.ts';
import { openMessages } from '#server/platform/messages/messages.ts';
import { type Database, visitor } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { startApp } from '#server/testing.ts';

const hostile = '<script>alert(1)</script>"\'';

async function queue(sql: Database, subject: string, to = 'somebody@rihla.example') {
  const content = {
    subject,
    preheader: 'Soon',
    blocks: [
      { kind: 'paragraph', text: subject } as const,
      { kind: 'button', label: 'Open', url: 'https://rihla.example/confirm?a=1&b=2' } as const,
    ],
    why: 'It is a test.',
  };
  const template = { name: 'note', write: () => content };
  const message = { channel: 'mail', to, language: 'en', template, eventKey: subject } as const;
  await sql.as(visitor, (tx) => openMessages().queue(tx, message));
}

interface Listed {
  id: string;
  recipient: string;
  subject: string;
}

test('the outbox lists what was sent, newest first, and pages through the rest', async (t) => {
  const app = await borrowApp(t, relaxed);
  for (let index = 0; index < 60; index += 1) await queue(app.sql, `Note ${index}.`);
  const first = await app.get('/outbox');
  assert.equal(first.status, 200);
  assert.ok(first.text.indexOf('Note 59.') < first.text.indexOf('Note 58.'));
  assert.ok(!first.text.includes('Note 9.'));
  const older = /href="(\?after=[0-9a-f-]+)"/.exec(first.text)?.[1];
  const second = await app.get(`/outbox${older}`);
  assert.ok(second.text.includes('Note 9.') && second.text.includes('Note 0.'));
  assert.ok(second.text.includes('Welcome to Rihla, Layla'), 'the demo accounts were welcomed');
  assert.doesNotMatch(second.text, /\?after=/);
});

test('a message shows its links, its text and, in a frame that runs nothing, its HTML', async (t) => {
  const app = await borrowApp(t, relaxed);
  await queue(app.sql, `Hello ${hostile}`);
  const listed: Listed[] = JSON.parse((await app.get('/outbox.json')).text);
  const path = `/outbox/${listed[0]?.id}`;

  const page = await app.get(path);
  assert.doesNotMatch(page.text, /<script/);
  assert.match(page.text, /<a href="https:\/\/rihla\.example\/confirm\?a=1&amp;b=2"/);
  assert.match(page.text, /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /unsafe/);

  const preview = await app.get(`${path}/html`);
  assert.doesNotMatch(preview.text, /<script/);
  const policy = preview.headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'; img-src 'self'; style-src 'unsafe-inline';/);
  assert.match(policy, /frame-ancestors 'self'/);
  const [, mark = ''] = /src="([^"]*mark@rihla)"/.exec(preview.text) ?? [];
  assert.equal((await app.get(mark)).headers.get('content-type'), 'image/png');
  assert.equal((await app.get(mark.replace('mark', 'print'))).status, 404);
});

test('a letter that lies sealed is shown with its link and its code', async (t) => {
  const app = await borrowApp(t, relaxed);
  await app.send('POST', '/auth/v1/recover', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'layla@rihla.example' }),
  });
  const { text } = await app.get('/outbox.json?to=layla@rihla.example');
  const [listed]: (Listed & { textBody: string })[] = JSON.parse(text);
  const [, token = ''] = /verify\?token=([0-9a-f]{64})/.exec(listed?.textBody ?? '') ?? [];
  assert.match(listed?.textBody ?? '', /\b\d{6}\b/);
  for (const path of ['', '/html']) {
    const page = await app.get(`/outbox/${listed?.id}${path}`);
    assert.ok(token && page.text.includes(token), path);
  }
});

test('the outbox is served in Arabic too', async (t) => {
  const app = await borrowApp(t, relaxed);
  const page = await app.get('/ar/outbox');
  assert.match(page.text, /<html lang="ar" dir="rtl">/);
  assert.match(page.text, /href="\/ar\/outbox\/[0-9a-f-]{36}"/);
});

test('browser tests read one person’s messages as JSON', async (t) => {
  const app = await borrowApp(t, relaxed);
  await queue(app.sql, 'For Rana', 'rana@rihla.example');
  const { text } = await app.get('/outbox.json?to=rana@rihla.example');
  const found: Listed[] = JSON.parse(text);
  assert.deepEqual(
    found.map(({ subject, recipient }) => [subject, recipient]),
    [['For Rana', 'rana@rihla.example']],
  );
});

test('a message that is not there is a page that is not there', async (t) => {
  const app = await borrowApp(t, relaxed);
  for (const path of [
    '/outbox/nothing',
    '/outbox/0197f0c2-0000-7000-8000-000000000000',
    '/outbox?after=x',
  ])
    assert.equal((await app.get(path)).status, 404, path);
});

test('in production there is no outbox', async (t) => {
  const app = await startApp(t, {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://rihla.example',
    SECRET_KEY: 'a-secret-of-more-than-thirty-two-characters',
  });
  const paths = ['/outbox', '/outbox.json', '/ar/outbox', '/outbox/outbox.css'];
  for (const path of paths) assert.equal((await app.get(path)).status, 404, path);
});
