import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '#server/platform/ids.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
import { type OutgoingMail, openMessages } from '#server/platform/messages/messages.ts';
import { type Caller, type Database, system, visitor } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

const messages = openMessages();

const note: MailContent = {
  subject: 'A note',
  preheader: 'Short',
  blocks: [{ kind: 'paragraph', text: 'That is all.' }],
  why: 'It is a test.',
};

const mail: OutgoingMail = {
  channel: 'mail',
  to: 'layla@rihla.example',
  language: 'en',
  template: { name: 'note', write: () => note },
  eventKey: 'note:1',
};

const stored = (sql: Database) =>
  sql.as(system, (tx) => tx`select event_key, delivered_at from app.messages order by event_key`);

test('whoever acts can cause a message, and only the system can read it', async (t) => {
  const { sql } = await testDatabase(t);
  const callers: Caller[] = [
    visitor,
    { kind: 'client', id: newId() },
    { kind: 'staff', id: newId() },
    system,
  ];
  for (const caller of callers)
    await sql.as(caller, (tx) => messages.queue(tx, { ...mail, eventKey: `by ${caller.kind}` }));
  assert.equal((await stored(sql)).length, 4);
  for (const caller of callers.slice(0, 3)) {
    const seen = await sql.as(caller, (tx) => tx`select 1 from app.messages`);
    assert.equal(seen.length, 0);
    const changed = await sql.as(caller, (tx) => tx`update app.messages set subject = 'mine'`);
    assert.equal(changed.count, 0);
  }
});

test('nobody but the system calls a message delivered', async (t) => {
  const { sql } = await testDatabase(t);
  const forged = sql.as(
    visitor,
    (tx) => tx`
      insert into app.messages
        (id, channel, recipient, language, template, subject, text_body, event_key, delivered_at)
      values (${newId()}, 'mail', 'a@b.c', 'en', 'note', '', '', 'forged', now())`,
  );
  await assert.rejects(forged, /row-level security/);
});

test('one event is told once, however often it is queued, also at the same time', async (t) => {
  const { sql } = await testDatabase(t);
  const queue = () => sql.as(visitor, (tx) => messages.queue(tx, mail));
  await Promise.all([queue(), queue(), queue()]);
  await queue();
  assert.equal((await stored(sql)).length, 1);
});

test('what is rolled back is never said', async (t) => {
  const { sql } = await testDatabase(t);
  const failed = sql.as(visitor, async (tx) => {
    await messages.queue(tx, mail);
    throw new Error('no');
  });
  await assert.rejects(failed);
  assert.equal((await stored(sql)).length, 0);
});
