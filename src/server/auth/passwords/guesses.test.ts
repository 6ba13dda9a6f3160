import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoPassword } from '#server/account/demo-accounts.ts';
import { countHit } from '#server/auth/limits/store.ts';
import { assertRefused, lastTo, password } from '#server/auth/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { hashPassword } from '#server/platform/passwords/passwords.ts';
import { system } from '#server/platform/sql.ts';
import { type Answer, startApp, type TestApp } from '#server/testing.ts';

const email = 'layla@rihla.example';
const home = '203.0.113.7';
const tooOften = [429, 'over_request_rate_limit', 'Request rate limit reached'] as const;

const signIn = (app: TestApp, ip: string, body: object) =>
  app.send('POST', '/auth/v1/token?grant_type=password', {
    headers: {
      'x-forwarded-for': ip,
      'x-supabase-api-version': '2024-01-01',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ email, ...body }),
  });

/** A clock that stands still until it is moved. */
function movedClock() {
  const clock = { at: Date.now() };
  return {
    now: () => new Date(clock.at).toISOString(),
    pass: (minutes: number) => {
      clock.at += minutes * 60_000;
    },
  };
}

const right = { password: demoPassword };
const wrong = { password: 'wrong' };

test('a stranger who guesses keeps nobody out but themselves', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  for (let round = 0; round < 10; round += 1)
    assert.equal((await signIn(app, '198.51.100.1', wrong)).status, 400);
  assertRefused(await signIn(app, '198.51.100.1', right), ...tooOften);
  // Another account from there, and the owner from elsewhere.
  const sami = { email: 'sami@rihla.example', ...right };
  assert.equal((await signIn(app, '198.51.100.1', sami)).status, 200);
  assert.equal((await signIn(app, home, right)).status, 200);
});

test('guesses that come at once are counted before they are looked at', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => signIn(app, '198.51.100.1', wrong)),
  );
  assert.equal(answers.filter(({ status }) => status === 400).length, 10);
  assert.ok(answers.every(({ status }) => status === 400 || status === 429));
});

test('one stranger closes no account to an owner who is elsewhere, however long they guess', async (t) => {
  const { now, pass } = movedClock();
  const app = await startApp(t, { TRUST_PROXY: '1' }, { now });
  const guess = (ip: string) =>
    Promise.all(Array.from({ length: 10 }, () => signIn(app, ip, wrong)));
  const looked: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    looked.push(lookedAt(await guess('198.51.100.1')));
    pass(5);
  }
  assert.deepEqual(looked, [10, ...Array(10).fill(0)]);
  assert.equal((await signIn(app, '192.0.2.80', right)).status, 200);
});

test('an IPv6 subscriber with all their households is one stranger', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  const hosts = Array.from({ length: 110 }, (_, place) => `2001:db8:1:${place % 11}::${place}`);
  assert.equal(lookedAt(await Promise.all(hosts.map((ip) => signIn(app, ip, wrong)))), 10);
  assert.equal((await signIn(app, '2001:db8:2::1', right)).status, 200);
});

test('guesses from where the owner is at home close the account nowhere else', async (t) => {
  const { now, pass } = movedClock();
  const app = await startApp(t, { TRUST_PROXY: '1' }, { now });
  assert.equal((await signIn(app, home, right)).status, 200);
  await manyGuess(app, `password:${email}`, 3600, 80);
  for (let round = 0; round < 3; round += 1) {
    for (let slip = 0; slip < 10; slip += 1) await signIn(app, home, wrong);
    pass(5);
  }
  assert.equal((await signIn(app, '192.0.2.80', right)).status, 200);
});

test('where many closed an account, its owner comes in by a mailed link, and by password from then on', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  const hotel = '192.0.2.80';
  const fromHotel = { 'x-forwarded-for': hotel, 'content-type': 'application/json' };
  await manyGuess(app, `password:${email}`, 3600);
  assertRefused(await signIn(app, hotel, right), ...tooOften);
  const body = JSON.stringify({ email, create_user: false });
  await app.send('POST', '/auth/v1/otp', { headers: fromHotel, body });
  const { pathname, search } = new URL((await lastTo(app, email)).link);
  assert.equal((await app.get(`${pathname}${search}`, fromHotel)).status, 303);
  assert.equal((await signIn(app, hotel, right)).status, 200);
  assertRefused(await signIn(app, '198.51.100.10', right), ...tooOften);
});

/** How many of what was asked at once was looked at; the others were refused as too many. */
const lookedAt = (answers: Answer[]) => {
  assert.ok(answers.every(({ status }) => status === 400 || status === 429));
  return answers.filter(({ status }) => status === 400).length;
};

test('a network that tries many accounts at once has a hundred looked at, and no more', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  const names = Array.from({ length: 150 }, (_, place) => `guest${place}@rihla.example`);
  const answers = await Promise.all(
    names.map((name) => signIn(app, '198.51.100.1', { email: name, ...wrong })),
  );
  assert.equal(lookedAt(answers), 100);
});

test('many networks that try one account at once have a hundred looked at, and no more', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  const hosts = Array.from({ length: 150 }, (_, place) => `198.51.100.${1 + (place % 30)}`);
  assert.equal(lookedAt(await Promise.all(hosts.map((ip) => signIn(app, ip, wrong)))), 100);
});

test('whoever is right takes back what they counted, for their network and their account', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  await manyGuess(app, `password from ${home}`, 300, 98);
  await manyGuess(app, `password:${email}`, 3600, 98);
  for (let round = 0; round < 4; round += 1)
    assert.equal((await signIn(app, home, right)).status, 200);
  const sami = { email: 'sami@rihla.example', ...right };
  assert.equal((await signIn(app, home, sami)).status, 200);
  assert.equal((await signIn(app, '198.51.100.3', right)).status, 200);
});

test('who mistypes and then knows it starts afresh', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  for (let round = 0; round < 3; round += 1) {
    for (let slip = 0; slip < 6; slip += 1) await signIn(app, home, wrong);
    assert.equal((await signIn(app, home, right)).status, 200);
  }
});

test('guesses at the old password of an open session count like those at the door', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1', AUTH_CURRENT_PASSWORD: 'on' });
  const { body } = await signIn(app, home, right);
  const change = (current: string) =>
    app.send('PUT', '/auth/v1/user', {
      headers: {
        'x-forwarded-for': home,
        'x-supabase-api-version': '2024-01-01',
        'content-type': 'application/json',
        authorization: `Bearer ${body.access_token}`,
      },
      body: JSON.stringify({ password: 'another-password-7', current_password: current }),
    });
  for (let round = 0; round < 10; round += 1)
    assert.equal((await change('wrong')).body.code, 'current_password_invalid');
  assertRefused(await change(demoPassword), ...tooOften);
  assertRefused(await signIn(app, home, right), ...tooOften);
  assert.equal((await signIn(app, '198.51.100.1', right)).status, 200);
});

/** As if so many had guessed: what they leave behind is this count. */
const manyGuess = (app: TestApp, subject: string, seconds: number, times = 100) =>
  app.sql.as(system, async (tx) => {
    for (let round = 0; round < times; round += 1)
      await countHit(tx, subject, { seconds, now: app.services.now() });
  });

test('guessing from many networks ends at the account, except where its owner has been', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  assert.equal((await signIn(app, home, right)).status, 200);
  const household = '2001:db8:1:2::7';
  assert.equal((await signIn(app, household, right)).status, 200);
  await manyGuess(app, `password:${email}`, 3600);
  assertRefused(await signIn(app, '198.51.100.9', wrong), ...tooOften);
  assertRefused(await signIn(app, '198.51.100.10', right), ...tooOften);
  assert.equal((await signIn(app, home, right)).status, 200);
  assert.equal((await signIn(app, '::ffff:203.0.113.7', right)).status, 200);
  assert.equal((await signIn(app, '2001:db8:1:2:9::1', right)).status, 200);
  assertRefused(await signIn(app, '2001:db8:1:3::1', right), ...tooOften);
});

test('an owner whose proxy writes IPv4 as IPv6 is known at home too', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  assert.equal((await signIn(app, `::ffff:${home}`, right)).status, 200);
  await manyGuess(app, `password:${email}`, 3600);
  assert.equal((await signIn(app, `::ffff:${home}`, right)).status, 200);
  assert.equal((await signIn(app, home, right)).status, 200);
  assertRefused(await signIn(app, '::ffff:198.51.100.10', right), ...tooOften);
});

test('an address that nobody has is refused as one that somebody has', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  const heard = async (name: string, ip: string) => {
    const answers: unknown[] = [];
    for (let round = 0; round < 12; round += 1) {
      const { status, text } = await signIn(app, ip, { email: name, ...wrong });
      answers.push([status, text]);
    }
    return answers;
  };
  assert.deepEqual(await heard('nobody@rihla.example', '198.51.100.2'), await heard(email, home));
});

test('a network that tries many accounts is slowed as a whole, but for those at home there', async (t) => {
  const app = await startApp(t, { TRUST_PROXY: '1' });
  assert.equal((await signIn(app, home, right)).status, 200);
  await manyGuess(app, `password from ${home}`, 300);
  const sami = { email: 'sami@rihla.example', ...right };
  assertRefused(await signIn(app, home, sami), ...tooOften);
  assert.equal((await signIn(app, home, right)).status, 200);
  assert.equal((await signIn(app, '198.51.100.3', sami)).status, 200);
});

test('two hundred people of one office sign in at the same moment, and all get in', async (t) => {
  const app = await startApp(t);
  const hash = await hashPassword(password);
  const people = Array.from({ length: 200 }, (_, place) => `guest${place}@office.example`);
  await app.sql.as(system, async (tx) => {
    const rows = people.map((address) => ({
      id: newId(),
      email: address,
      encryptedPassword: hash,
      emailConfirmedAt: '2026-01-01T08:00:00Z',
    }));
    await tx`insert into auth.users ${tx(rows)}`;
  });
  const answers = await Promise.all(
    people.map((address) => signIn(app, home, { email: address, password })),
  );
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`),
    [],
  );
});
