import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoAccounts, demoPassword, seedDemoAccounts } from '#server/account/demo-accounts.ts';
import { openMessages } from '#server/platform/messages/messages.ts';
import { verifyPassword } from '#server/platform/passwords/passwords.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { testDatabase } from '#server/testing.ts';

const services = (sql: Database) => ({
  sql,
  messages: openMessages(),
  publicUrl: 'http://localhost:4400',
});

const users = (sql: Database) =>
  sql.as(system, (tx) => tx`select * from auth.users order by email`);

const mails = (sql: Database) =>
  sql.as(system, (tx) => tx`select recipient, language, text_body from app.messages order by 1`);

test('there is an account of every kind, and the printed password opens it', async (t) => {
  const { sql } = await testDatabase(t);
  await seedDemoAccounts(services(sql));
  const found = await users(sql);
  assert.deepEqual(
    found.map(({ email, rawAppMetaData }) => [email, rawAppMetaData.role]),
    [
      ['layla@rihla.example', 'client'],
      ['noor@rihla.example', 'concierge'],
      ['omar@rihla.example', 'delegate'],
      ['sami@rihla.example', 'admin'],
    ],
  );
  for (const user of found) {
    assert.ok(user.emailConfirmedAt);
    assert.deepEqual(user.rawAppMetaData.providers, ['email']);
    assert.equal(await verifyPassword(user.encryptedPassword, demoPassword), true);
  }
  assert.deepEqual(found[2]?.rawUserMetaData, { full_name: 'عمر المنصوري', language: 'ar' });
});

test('each is welcomed once, in its own language, with a link to the site', async (t) => {
  const { sql } = await testDatabase(t);
  await seedDemoAccounts(services(sql));
  await seedDemoAccounts(services(sql));
  const sent = await mails(sql);
  assert.equal(sent.length, demoAccounts.length);
  const [layla, , omar] = sent;
  assert.match(layla?.textBody, /Welcome, Layla Al Mansoori[\s\S]*http:\/\/localhost:4400\/$/m);
  assert.match(omar?.textBody, /أهلًا بك، عمر المنصوري[\s\S]*http:\/\/localhost:4400\/ar$/m);
});

test('a second seeding leaves every account as it is', async (t) => {
  const { sql } = await testDatabase(t);
  await seedDemoAccounts(services(sql));
  await sql.as(
    system,
    (tx) => tx`
      update auth.users set raw_user_meta_data = '{"full_name":"Layla Changed"}'
      where email = 'layla@rihla.example'`,
  );
  const before = await users(sql);
  await seedDemoAccounts(services(sql));
  assert.deepEqual(await users(sql), before);
});

test('two processes that start at once open each account once', async (t) => {
  const { sql } = await testDatabase(t);
  await Promise.all([seedDemoAccounts(services(sql)), seedDemoAccounts(services(sql))]);
  assert.equal((await users(sql)).length, demoAccounts.length);
  assert.equal((await mails(sql)).length, demoAccounts.length);
});
