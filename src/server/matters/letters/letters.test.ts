import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, borrow, demo, inDays, newClient, type Person } from '#server/matters/testing.ts';
import { mailsTo } from '#server/platform/messages/mails-testing.ts';
import { messageColumns, StoredMessage } from '#server/platform/messages/table.ts';
import { many, system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

const words = 'The garden is in full shade after three.\n<b>Would Saturday suit you?</b>';

/** The letter of what Noor wrote, as it lies in the queue. */
async function writtenTo(app: TestApp, client: Person, text = words, form?: object) {
  const noor = await demo(app, 'concierge');
  const matter = await asked(client, form && { ...form });
  const answer = await noor.post(`/desk/matters/${matter.id}/messages`, { text });
  assert.equal(answer.status, 200, answer.text);
  await mailsTo(app, client);
  const letters = await app.sql.as(
    system,
    (tx) =>
      many(StoredMessage, tx)`
      select ${messageColumns(tx)} from app.messages
      where recipient = ${client.email} order by created_at, id`,
  );
  const received = letters.find(({ template }) => template === 'matter-received');
  const letter = letters.find(({ template }) => template === 'notification-message');
  assert.ok(letter && received, 'both were written');
  return { letter, received, matter };
}

test('a letter says who wrote and what, as text, and leads to where it is answered', async (t) => {
  const app = await borrow(t);
  const { letter, matter } = await writtenTo(app, await newClient(app));
  assert.match(letter.subject, /^\S.* wrote: /);
  assert.match(letter.textBody, / wrote:\nThe garden is in full shade after three\.\n<b>Would/);
  assert.match(letter.htmlBody ?? '', /&lt;b&gt;Would Saturday suit you\?&lt;\/b&gt;/);
  assert.match(letter.textBody, new RegExp(`Read and Answer:\\nhttps?://\\S+${matter.id}\\n`));
  assert.doesNotMatch(letter.textBody, /wrote to you/);
});

test('what is longer than a letter ends between two words, and says where it goes on', async (t) => {
  const app = await borrow(t);
  const { letter } = await writtenTo(app, await newClient(app), 'shade '.repeat(400));
  assert.match(letter.textBody, /shade…\n/);
  assert.ok(letter.textBody.length < 2000);
  assert.match(letter.textBody, /The rest is on the page of the request\./);
});

test('a request about something that is drawn brings its print, with its name', async (t) => {
  const app = await borrow(t);
  const snapshot = await app.services.catalogue.current();
  const venue = snapshot.all('venues')[0] ?? assert.fail('There is no venue.');
  const form = {
    kind: 'table',
    venue: venue.slug,
    day: inDays(20),
    time: '20:00',
    people: 2,
    notes: '',
  };
  const client = await newClient(app, { language: 'ar' });
  const { letter, received } = await writtenTo(app, client, words, form);
  for (const { print, htmlBody } of [letter, received]) {
    assert.equal(print?.key, venue.art.key);
    assert.equal(print?.alt, `${venue.name.ar}، رسم`);
    assert.match(htmlBody ?? '', /src="cid:print@rihla"/);
  }
});

test('whoever asked for discreet letters reads that there is news, and nothing of it', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const asks = await client.send('PATCH', '/settings', { discreet: true });
  assert.equal(asks.body.discreet, true);
  const { letter, received, matter } = await writtenTo(app, client);
  for (const each of [letter, received]) {
    const said = `${each.subject} ${each.textBody} ${each.htmlBody}`;
    for (const hidden of ['garden', 'Noor', matter.title, matter.reference])
      assert.ok(!said.includes(hidden), hidden);
    assert.equal(each.subject, 'News for you at Rihla');
    assert.match(each.textBody, new RegExp(`Read It There:\\nhttps?://\\S+${matter.id}\\n`));
    assert.deepEqual([each.print, each.attachments], [null, []]);
  }
});
