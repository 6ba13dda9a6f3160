import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { z } from 'zod';
import { assertRefused, call, member, password, relaxed } from '#server/auth/testing.ts';
import { atEnd } from '#server/database/throw-away.ts';
import { many, system } from '#server/platform/sql.ts';
import { startApp, type TestApp } from '#server/testing.ts';

const Taken = z.object({ to: z.string(), text: z.string() });

/** A gateway that takes messages until it is told not to. */
async function startGateway(t: TestContext) {
  const gateway = { url: '', status: 200, taken: [] as z.infer<typeof Taken>[] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (gateway.status === 200)
      gateway.taken.push(Taken.parse(JSON.parse(Buffer.concat(chunks).toString())));
    response.writeHead(gateway.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => void server.close());
  // It listens on a TCP port, so its address has one.
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return gateway;
}

const start = (t: TestContext, url: string) =>
  startApp(t, { ...relaxed, AUTH_PHONE: 'on', AUTH_AUTOCONFIRM: 'on', SMS_URL: url });

const count = async (app: TestApp, table: string) =>
  (await app.sql.as(system, (tx) => tx`select 1 from ${tx(table)}`)).length;

const phone = '971501234567';
const refusal = 'Error sending confirmation OTP to provider: The SMS service answered 503.';

test('a code that the gateway takes is in hand before the answer', async (t) => {
  const gateway = await startGateway(t);
  const app = await start(t, gateway.url);
  assert.deepEqual((await call(app, 'POST /otp', { phone: `+${phone}` })).body, {});
  const [message] = gateway.taken;
  assert.equal(message?.to, `+${phone}`);
  const token = /\d{6}/.exec(message.text)?.[0];
  const entered = await call(app, 'POST /verify', { type: 'sms', phone, token });
  assert.equal(entered.status, 200, entered.text);
  const rows = await app.sql.as(
    system,
    (tx) =>
      many(z.object({ deliveredAt: z.string().nullable() }), tx)`
        select delivered_at from app.messages where channel = 'sms'`,
  );
  assert.deepEqual(
    rows.map(({ deliveredAt }) => deliveredAt !== null),
    [true],
  );
  assert.equal(gateway.taken.length, 1);
});

test('a code that the gateway refuses is refused at once, and nothing has happened', async (t) => {
  const gateway = await startGateway(t);
  const app = await start(t, gateway.url);
  const { token, client } = await member(app, 'layla@example.com');
  const { data: factor } = await client.mfa.enroll({ factorType: 'phone', phone: '971509999999' });
  gateway.status = 503;
  const before = await count(app, 'auth.users');
  for (const asked of [
    call(app, 'POST /otp', { phone }),
    call(app, 'POST /signup', { phone, password }),
    call(app, 'PUT /user', { phone }, token),
    call(app, `POST /factors/${factor?.id}/challenge`, {}, token),
  ])
    assertRefused(await asked, 422, 'sms_send_failed', refusal);
  assert.equal(await count(app, 'auth.users'), before);
  assert.equal(await count(app, 'auth.one_time_tokens'), 0);
  assert.equal((await call(app, 'GET /user', undefined, token)).body.new_phone, undefined);

  gateway.status = 200;
  assert.equal((await call(app, 'POST /otp', { phone })).status, 200);
});

test('a gateway that is away is told without its address', async (t) => {
  const app = await start(t, 'http://127.0.0.1:9/secret-door');
  const words = 'Error sending confirmation OTP to provider: The SMS service cannot be reached.';
  assertRefused(await call(app, 'POST /otp', { phone }), 422, 'sms_send_failed', words);
});
