/** Several letters of one thread within ten minutes leave as one. The clock is the test's own. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pino } from 'pino';
import { minutesAfter } from '#domain/time.ts';
import { atEnd, withSql } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/ids.ts';
import { openCarriers } from '#server/platform/messages/carriers.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
import { messageWorkers } from '#server/platform/messages/delivery.ts';
import { type OutgoingMail, openMessages } from '#server/platform/messages/messages.ts';
import type { LetterPictures } from '#server/platform/messages/pictures.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { system } from '#server/platform/sql.ts';
import { startSmtp } from '#server/testing/smtp.ts';
import { testDatabase } from '#server/testing.ts';

const nothingDrawn: LetterPictures = {
  mark: async () => undefined,
  print: async () => undefined,
};

/** Long after whatever the queue itself asks for. */
const noon = '2031-03-03T08:00:00.000Z';
const page = 'https://rihla.example/dashboard/requests/1';
const thread = '/dashboard/requests/1';

const saying = (text: string, url = page): MailContent => ({
  subject: `About ${text}`,
  preheader: text,
  blocks: [
    { kind: 'heading', text: 'A villa by the sea' },
    { kind: 'words', name: 'Noor', text },
    { kind: 'button', label: 'Read and Answer', url },
  ],
  why: 'It is a test.',
});

/** A house whose clock the test sets, and a mail server that keeps what it gets. */
async function open(t: TestContext) {
  const database = await testDatabase(t);
  const smtp = await startSmtp(t);
  const config = readConfig({
    SMTP_URL: smtp.url,
    SECRET_KEY: 'words of more than thirty-two characters, for a test',
  });
  const carriers = await openCarriers(config, pino({ level: 'silent' }));
  atEnd(t, async () => carriers.close());
  const secrets = await openSecrets(config);
  const { sql, owner } = database;
  let minute = 0;
  const now = () => minutesAfter(noon, minute);
  const house = { sql, secrets, now, letterPictures: nothingDrawn };
  const [deliver] = messageWorkers(house, carriers);
  const ids = () => sql.as(system, (tx) => tx`select id from app.messages order by created_at, id`);
  /** All jobs at the same moment, as several processes run them; and each twice, as the queue may. */
  const work = async (at: number) => {
    minute = at;
    for (const all of [await ids(), await ids()])
      await Promise.all(all.map(({ id }) => deliver?.run({ id })));
  };
  const write = (text: string, more: Partial<OutgoingMail> = {}) =>
    sql.as(system, (tx) =>
      openMessages(secrets).queue(tx, {
        channel: 'mail',
        to: 'layla@rihla.example',
        language: 'en',
        template: { name: 'note', write: () => saying(text) },
        eventKey: newId(),
        about: { thread, reader: null },
        ...more,
      }),
    );
  const jobsAt = () =>
    withSql(
      owner,
      (tx) => tx`
        select to_char(run_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
        from graphile_worker._private_jobs where run_at >= ${noon} order by run_at`,
    );
  return { smtp, write, work, sql, jobsAt };
}

test('the first letter leaves at once, and what follows within ten minutes leaves as one', async (t) => {
  const { smtp, write, work, sql } = await open(t);
  await write('first');
  await work(0);
  assert.deepEqual(
    smtp.received.map(({ headers }) => headers.subject),
    ['About first'],
  );
  await write('second');
  await work(3);
  await write('third');
  await work(7);
  await work(9);
  assert.equal(smtp.received.length, 1, 'they wait');
  await work(10);
  assert.equal(smtp.received.length, 2);
  const [, gathered] = smtp.received;
  assert.equal(gathered?.headers.subject, 'About second, and one more');
  for (const part of [gathered?.text, gathered?.html])
    assert.match(part ?? '', /second[\s\S]*third/);
  assert.equal(gathered?.text.match(/A villa by the sea/g)?.length, 1, 'what is the same, once');
  assert.equal(gathered?.html.match(/class="button"/g)?.length, 1);
  const waiting = await sql.as(
    system,
    (tx) => tx`select 1 from app.messages where delivered_at is null`,
  );
  assert.equal(waiting.length, 0);
  await work(25);
  assert.equal(smtp.received.length, 2, 'and never again');
});

test('letters that say different things say when each was so, and one thing is named once', async (t) => {
  const { smtp, write, work, sql } = await open(t);
  await write('first');
  await work(0);
  const happened = ['08:41', '08:43'];
  for (const [at, heading] of ['Your membership ends', 'It becomes Platinum'].entries()) {
    const [, ...blocks] = saying('news').blocks;
    const content = {
      ...saying('news'),
      blocks: [{ kind: 'heading', text: heading } as const, ...blocks],
    };
    await write('news', { template: { name: 'note', write: () => content } });
    await sql.as(
      system,
      (tx) => tx`
        update app.messages set created_at = ${`2031-03-03T${happened[at]}:00.000Z`}
        where delivered_at is null and created_at < '2031-01-01'`,
    );
  }
  await work(1);
  await work(10);
  assert.match(
    smtp.received[1]?.text ?? '',
    /12:41 · Your membership ends[\s\S]*12:43 · It becomes Platinum/,
  );
});

test('each that waits has a job at the moment at which they leave: none is forgotten with another', async (t) => {
  const { write, work, jobsAt } = await open(t);
  await write('first');
  await work(0);
  await write('second');
  await work(3);
  await write('third');
  await work(4);
  const at = (await jobsAt()).map((job) => job.at);
  assert.deepEqual(at, Array(2).fill('2031-03-03T08:10:00.000Z'));
});

test('what is prompt waits for nobody, and takes along what waits', async (t) => {
  const { smtp, write, work } = await open(t);
  await write('first');
  await work(0);
  await write('second');
  await work(2);
  await write('urgent', { about: { thread, reader: null, isPrompt: true } });
  await work(4);
  assert.equal(smtp.received.length, 2);
  assert.equal(smtp.received[1]?.headers.subject, 'About urgent, and one more');
  assert.match(smtp.received[1]?.text ?? '', /urgent[\s\S]*second/);
  await work(30);
  assert.equal(smtp.received.length, 2, 'what went along has gone');
});

test('another thread, another reader and a letter that carries a code wait for nothing', async (t) => {
  const { smtp, write, work } = await open(t);
  await write('first');
  await work(0);
  await write('of another', { about: { thread: '/dashboard/bookings/2', reader: null } });
  await write('to another', { to: 'omar@rihla.example' });
  const code = { name: 'code', codes: ['482913'], write: () => saying('482913') };
  await write('a code', { template: code });
  await work(1);
  assert.equal(smtp.received.length, 4);
  assert.ok(smtp.received.some(({ text }) => text.includes('482913')));
});

test('letters that began in one moment are two at most: the first, and the rest', async (t) => {
  const { smtp, write, work } = await open(t);
  for (const text of ['one', 'two', 'three', 'four']) await write(text);
  await work(0);
  assert.equal(smtp.received.length, 1);
  await work(10);
  assert.equal(smtp.received.length, 2);
  const [, rest] = smtp.received;
  for (const text of ['one', 'two', 'three', 'four'])
    assert.equal(
      [smtp.received[0], rest].filter((mail) => mail?.text.includes(text)).length,
      1,
      text,
    );
});

test('while the mail server is away what waits together stays together', async (t) => {
  const { smtp, write, work } = await open(t);
  await write('first');
  await work(0);
  await write('second');
  await write('third');
  await work(2);
  smtp.refuse(true);
  await assert.rejects(work(10), /was not taken/);
  smtp.refuse(false);
  await work(11);
  assert.equal(smtp.received.length, 2);
  assert.match(smtp.received[1]?.text ?? '', /second[\s\S]*third/);
});

test('of two invitations to one thing the later one goes along', async (t) => {
  const { smtp, write, work } = await open(t);
  const invitation = (content: string) => ({
    attachments: [{ filename: 'RH-7K3Q9D.ics', contentType: 'text/calendar', content }],
  });
  await write('first', invitation('one'));
  await work(0);
  await write('second', invitation('two'));
  await write('third', invitation('three'));
  await work(1);
  await work(10);
  assert.deepEqual(
    smtp.received.map(({ attachments }) => attachments.map(({ content }) => content.trim())),
    [['one'], ['three']],
  );
});
