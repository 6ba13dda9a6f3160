/** Whoever signs in waits for every answer of the database: docs/decisions/0039 says how waits are saved. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { call, member, password } from '#server/auth/testing.ts';
import { type CountedApp, startCounted } from '#server/testing/line.ts';

/** How often each waits for the database. Who saves one lowers the number, and nobody raises it unseen. */
const known = { signIn: 8, refresh: 6 };

const email = 'a@example.com';

async function tokenFrom(app: CountedApp, grant: string, body: object): Promise<unknown> {
  const answer = await call(app, `POST /token?grant_type=${grant}`, body);
  assert.equal(answer.status, 200, answer.text);
  return answer.body.refresh_token;
}

function assertWaits(who: string, waits: number, enough: number) {
  const advice =
    waits > enough
      ? 'Send what needs no earlier answer together, or say in docs/decisions/0039 why it must wait.'
      : 'Lower the number in this test, so that nobody gives it away again.';
  assert.equal(
    waits,
    enough,
    `${who} waits ${waits} times for the database, not ${enough}. ${advice}`,
  );
}

/**
 * The fewest of several are a way's own: the first time the driver asks what its statements are like, and now and then
 * somebody takes old counts away.
 */
async function fewestTrips(app: CountedApp, ...ways: (() => Promise<unknown>)[]): Promise<number> {
  const trips: number[] = [];
  for (const way of ways) trips.push(await app.tripsOf(way));
  return Math.min(...trips);
}

/** As often as makes it unlikely that each of them met something rare. */
const several = <T>(one: T): T[] => Array(4).fill(one);

test('a sign-in and a refresh wait for the database no oftener than they must', async (t) => {
  const app = await startCounted(t, { AUTH_AUTOCONFIRM: 'on' });
  let token: unknown = (await member(app, email)).session.refresh_token;
  const signIn = async () => {
    token = await tokenFrom(app, 'password', { email, password });
  };
  const refresh = async () => {
    token = await tokenFrom(app, 'refresh_token', { refresh_token: token });
  };
  assertWaits('A sign-in', await fewestTrips(app, ...several(signIn)), known.signIn);
  assertWaits('A refresh', await fewestTrips(app, ...several(refresh)), known.refresh);
});

/** Everything that is asked with an address alone. */
const doors: [string, (address: string) => object][] = [
  ['/recover', (address) => ({ email: address })],
  ['/otp', (address) => ({ email: address })],
  ['/otp', (address) => ({ email: address, create_user: false })],
  ['/magiclink', (address) => ({ email: address })],
  ['/resend', (address) => ({ type: 'signup', email: address })],
  ['/signup', (address) => ({ email: address, password })],
  ['/token?grant_type=password', (address) => ({ email: address, password: 'a wrong guess' })],
  ['/verify', (address) => ({ type: 'recovery', email: address, token: '000000' })],
];

test('a known and an unknown address wait for the database alike, at every door', async (t) => {
  const app = await startCounted(t, { AUTH_RATE_LIMITS: 'off', AUTH_SEND_INTERVAL: '0' });
  const knock = async (door: string, body: object) => {
    const { status, text } = await call(app, `POST ${door}`, body);
    assert.notEqual(status, 429, text);
    assert.ok(status < 500, text);
  };
  for (const [place, [door, body]] of doors.entries()) {
    const stranger = (turn: number) => `stranger-${place}-${turn}@rihla.example`;
    const fewest = (addresses: string[]) =>
      fewestTrips(app, ...addresses.map((address) => () => knock(door, body(address))));
    const unknown = await fewest([0, 1, 2, 3].map(stranger));
    const known = await fewest(
      ['omar', 'layla', 'omar', 'layla'].map((one) => `${one}@rihla.example`),
    );
    assert.ok(unknown > 0);
    assert.equal(known, unknown, `${door} ${JSON.stringify(body('…'))}`);
  }
});
