import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { pino } from 'pino';
import type { Language } from '#contract/primitives.ts';
import { welcome } from '#server/account/welcome.ts';
import { atEnd, until, withSql } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { openCarriers } from '#server/platform/messages/carriers.ts';
import { deliverMessage, messageWorkers } from '#server/platform/messages/delivery.ts';
import { type OutgoingMail, openMessages } from '#server/platform/messages/messages.ts';
import type { LetterPictures } from '#server/platform/messages/pictures.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { system, visitor } from '#server/platform/sql.ts';
import { clock } from '#server/start.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { type TestDatabase, testDatabase } from '#server/testing.ts';

const messages = openMessages();
const phrase = 'words of more than thirty-two characters, for a test';

function mail(language: Language, name: string, email = 'layla@rihla.example'): OutgoingMail {
  const template = welcome({ name, email, siteUrl: 'https://rihla.example/' });
  return { channel: 'mail', to: email, language, template, eventKey: `welcome:${language}` };
}

const nothingDrawn: LetterPictures = {
  mark: async () => undefined,
  print: async () => undefined,
};

async function start(
  t: TestContext,
  { owner, sql }: TestDatabase,
  env: Record<string, string>,
  letterPictures = nothingDrawn,
) {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
  const carriers = await openCarriers(readConfig(env), log);
  const secrets = await openSecrets(readConfig({ SECRET_KEY: phrase }));
  const house = { sql, secrets, now: clock, letterPictures };
  const jobs = await startJobs({ owner, log, tasks: messageWorkers(house, carriers) });
  atEnd(t, jobs.stop);
  return lines;
}

/** What the table says of the only message. */
const only = ({ sql }: TestDatabase) =>
  sql.as(system, async (tx) => {
    const [row] = await tx`select id, delivered_at, last_error from app.messages`;
    return { id: String(row?.id), delivered: row?.deliveredAt !== null, error: row?.lastError };
  });

test('what a mail carries lies sealed until it has left, and nowhere afterwards', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  const secrets = await openSecrets(readConfig({ SECRET_KEY: phrase }));
  const siteUrl = 'https://rihla.example/mandate?token=abc-123_DEF';
  const template = welcome({ name: 'Layla', email: 'layla@rihla.example', siteUrl });
  const letter = { ...mail('en', 'Layla'), template: { ...template, codes: ['Layla'] } };
  await database.sql.as(visitor, (tx) => openMessages(secrets).queue(tx, letter));
  const lying = () =>
    database.sql.as(system, async (tx) => {
      const [row] = await tx`select text_body, html_body, sealed from app.messages`;
      return { sealed: row?.sealed, clear: `${row?.textBody} ${row?.htmlBody}` };
    });
  const before = await lying();
  assert.match(before.sealed, /^sealed:/);
  assert.match(before.clear, /Welcome, …[\s\S]*mandate\?token=…/);
  assert.doesNotMatch(before.clear, /abc-123_DEF|Layla/);
  await start(t, database, { SMTP_URL: smtp.url });
  await until(() => smtp.received.length === 1);
  for (const part of [smtp.received[0]?.text, smtp.received[0]?.html])
    assert.match(part ?? '', /Welcome, Layla[\s\S]*mandate\?token=abc-123_DEF/);
  await until(async () => (await lying()).sealed === null);
  assert.equal((await lying()).clear, before.clear);
});

test('who writes letters without a key writes none that opens something', async (t) => {
  const { sql } = await testDatabase(t);
  const letter = mail('en', 'Layla');
  const opening = { ...letter, template: { ...letter.template, codes: ['123456'] } };
  await assert.rejects(
    sql.as(visitor, (tx) => messages.queue(tx, opening)),
    /no key to seal it with/,
  );
});

test('a mail arrives with both parts, in the language of its reader', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  await start(t, database, { SMTP_URL: smtp.url, MAIL_FROM: 'Rihla <hello@rihla.example>' });
  const headers = { 'List-Unsubscribe': '<https://rihla.example/u/1>' };
  await database.sql.as(visitor, async (tx) => {
    await messages.queue(tx, { ...mail('en', 'Layla Al Mansoori'), headers });
    await messages.queue(tx, mail('ar', 'عمر المنصوري', 'omar@rihla.example'));
  });
  await until(() => smtp.received.length === 2);

  const english = smtp.received.find(({ to }) => to.includes('layla@rihla.example'));
  assert.equal(english?.headers.subject, 'Welcome to Rihla, Layla Al Mansoori');
  assert.equal(english?.headers.from, 'Rihla <hello@rihla.example>');
  assert.equal(english?.headers['list-unsubscribe'], '<https://rihla.example/u/1>');
  assert.match(english?.headers['message-id'] ?? '', /^<[0-9a-f-]{36}@rihla\.example>$/);
  assert.match(english?.text ?? '', /Open Rihla:\r?\nhttps:\/\/rihla\.example\//);
  assert.match(english?.html ?? '', /dir="ltr"[\s\S]*Welcome, Layla Al Mansoori/);

  const arabic = smtp.received.find(({ to }) => to.includes('omar@rihla.example'));
  assert.equal(arabic?.headers.subject, 'أهلًا بك في رحلة، عمر المنصوري');
  assert.equal(arabic?.headers['content-language'], 'ar');
  assert.match(arabic?.text ?? '', /حسابك جاهز/);
  assert.match(arabic?.html ?? '', /dir="rtl"[\s\S]*أهلًا بك، عمر المنصوري/);
});

test('the mark and the print travel in the letter; one that cannot be drawn leaves no frame behind', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  const picture = { content: Buffer.from('a picture'), contentType: 'image/jpeg' };
  await start(
    t,
    database,
    { SMTP_URL: smtp.url },
    {
      mark: async () => ({ ...picture, contentType: 'image/png' }),
      print: async ({ key }) => {
        if (key === 'broken') throw new Error('cannot be drawn');
        return key === 'gone' ? undefined : picture;
      },
    },
  );
  for (const key of ['offering/yacht', 'gone', 'broken']) {
    const letter = mail('en', key);
    const print = { key, hours: ['golden'], alt: 'A yacht, drawn' };
    const write = () => ({ ...letter.template.write('en'), print });
    const template = { ...letter.template, write };
    await database.sql.as(visitor, (tx) =>
      messages.queue(tx, { ...letter, template, eventKey: key }),
    );
  }
  await until(() => smtp.received.length === 3);
  for (const { html, headers, inline, attachments } of smtp.received) {
    const isDrawn = headers.subject?.endsWith('offering/yacht');
    const shown = isDrawn ? ['mark@rihla', 'print@rihla'] : ['mark@rihla'];
    assert.deepEqual(
      inline.map(({ cid }) => cid),
      shown,
    );
    assert.equal(/cid:print@rihla/.test(html), isDrawn);
    assert.match(html, /cid:mark@rihla/);
    assert.deepEqual(attachments, []);
  }
});

test('what is attached arrives as it was written, beside both parts', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  await start(t, database, { SMTP_URL: smtp.url });
  const contentType = 'text/calendar; charset=utf-8; method=REQUEST';
  const content = 'BEGIN:VCALENDAR\r\nSUMMARY:استشارة\r\nEND:VCALENDAR\r\n';
  const attachments = [{ filename: 'consultation.ics', contentType, content }];
  await database.sql.as(visitor, (tx) =>
    messages.queue(tx, { ...mail('en', 'Layla'), attachments }),
  );
  await until(() => smtp.received.length === 1);
  const [received] = smtp.received;
  assert.match(received?.text ?? '', /Welcome, Layla/);
  assert.match(received?.html ?? '', /Welcome, Layla/);
  assert.equal(received?.attachments.length, 1);
  assert.equal(received?.attachments[0]?.filename, 'consultation.ics');
  assert.match(received?.attachments[0]?.contentType ?? '', /^text\/calendar;.*method=REQUEST/);
  assert.equal(received?.attachments[0]?.content.trim(), content.trim());
});

test('a hostile name or address changes neither the headers nor who gets the mail', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  await start(t, database, { SMTP_URL: smtp.url });
  const name = '<b>Layla</b>\r\nBcc: everybody@rihla.example';
  await database.sql.as(visitor, (tx) => messages.queue(tx, mail('en', name)));
  await until(() => smtp.received.length === 1);
  const [received] = smtp.received;
  assert.deepEqual(received?.to, ['layla@rihla.example']);
  assert.equal(received?.headers.bcc, undefined);
  assert.doesNotMatch(received?.html ?? '', /<b>Layla/);
});

test('a list of addresses is not one person, and reaches nobody', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  await start(t, database, { SMTP_URL: smtp.url });
  const list = 'layla@rihla.example, everybody@rihla.example';
  await database.sql.as(visitor, (tx) => messages.queue(tx, mail('en', 'Layla', list)));
  await until(async () => (await only(database)).error !== null);
  assert.deepEqual(smtp.received, []);
});

test('a mail server that is away gets the mail once it is back, and the log names nobody', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  smtp.refuse(true);
  const lines = await start(t, database, { SMTP_URL: smtp.url });
  await database.sql.as(visitor, (tx) => messages.queue(tx, mail('en', 'Layla')));
  await until(async () => (await only(database)).error !== null);
  assert.match((await only(database)).error, /no room for layla@rihla\.example/);
  assert.equal((await only(database)).delivered, false);

  smtp.refuse(false);
  await until(async () => (await only(database)).delivered);
  assert.equal(smtp.received.length, 1);
  assert.equal((await only(database)).error, null);
  assert.ok(lines.some((line) => line.includes('a job failed; it is tried again')));
  assert.ok(!lines.some((line) => /layla/i.test(line)));
});

test('a job that runs twice sends one mail', async (t) => {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  await start(t, database, { SMTP_URL: smtp.url });
  await database.sql.as(visitor, (tx) => messages.queue(tx, mail('en', 'Layla')));
  await until(async () => (await only(database)).delivered);
  const { id } = await only(database);
  await database.sql.as(visitor, (tx) => enqueue(tx, deliverMessage, { id }));
  const waiting = () => withSql(database.owner, (tx) => tx`select 1 from graphile_worker.jobs`);
  await until(async () => (await waiting()).length === 0);
  assert.equal(smtp.received.length, 1);
});

test('without a mail server nothing leaves and the row is the delivery', async (t) => {
  const database = await testDatabase(t);
  await start(t, database, {});
  await database.sql.as(visitor, (tx) => messages.queue(tx, mail('en', 'Layla')));
  await until(async () => (await only(database)).delivered);
});

test('a text message is handed to the provider with the token, and again after a refusal', async (t) => {
  const database = await testDatabase(t);
  const provider = await startProvider(t);
  await start(t, database, { SMS_URL: provider.url, SMS_TOKEN: 'secret-token' });
  await database.sql.as(visitor, (tx) =>
    messages.queue(tx, {
      channel: 'sms',
      to: '+971500000000',
      language: 'ar',
      template: { name: 'code', write: () => 'رمزك 1234' },
      eventKey: 'code:1',
    }),
  );
  await until(async () => (await only(database)).delivered);
  assert.equal(provider.asked.length, 2, 'the first time it was refused');
  const [, taken] = provider.asked;
  assert.deepEqual(taken?.body, { to: '+971500000000', text: 'رمزك 1234' });
  assert.equal(taken?.headers.authorization, 'Bearer secret-token');
  assert.equal(taken?.headers['idempotency-key'], (await only(database)).id);
});

test('delivered messages are forgotten after thirty days, waiting ones are not', async (t) => {
  const database = await testDatabase(t);
  const { sql, owner } = database;
  await sql.as(system, async (tx) => {
    for (const eventKey of ['old', 'young', 'waiting'])
      await messages.queue(tx, { ...mail('en', 'Layla'), eventKey });
    await tx`update app.messages set delivered_at = now() - interval '31 days' where event_key = 'old'`;
    await tx`update app.messages set delivered_at = now() - interval '29 days' where event_key = 'young'`;
    await tx`select app.enqueue('purge_messages', '{"_cron":{}}')`;
  });
  await withSql(
    owner,
    (tx) => tx`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'deliver_message'`,
  );
  await start(t, database, {});
  const keys = () => sql.as(system, (tx) => tx`select event_key from app.messages order by 1`);
  await until(async () => (await keys()).length < 3);
  assert.deepEqual(
    (await keys()).map(({ eventKey }) => eventKey),
    ['waiting', 'young'],
  );
});

interface Asked {
  headers: IncomingHttpHeaders;
  body: unknown;
}

/** A provider that refuses the first request. */
async function startProvider(t: TestContext) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    asked.push({ headers: request.headers, body: await json(request) });
    response.writeHead(asked.length === 1 ? 503 : 202).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  atEnd(t, async () => server.close());
  // Listening on a TCP port, it always has an address with one.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/messages`, asked };
}
