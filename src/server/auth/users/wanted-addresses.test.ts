/** Who asks for an address that somebody else has learns nothing, and gets nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { authClient, call, follow, fragmentOf, lastTo, sentTo } from '#server/auth/testing.ts';
import { many, system } from '#server/platform/sql.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import { type Answer, startApp, type TestApp } from '#server/testing.ts';

const open = { AUTH_RATE_LIMITS: 'off', AUTH_SEND_INTERVAL: '0', AUTH_PHONE: 'on' };
const taken = { email: 'layla@rihla.example', phone: '971501111111' };
const free = { email: 'tarek@rihla.example', phone: '971502222222' };

/** Another house account asks: the first one of the demonstration has the address. */
async function asking(app: TestApp) {
  const email = demoAccounts.find((account) => account.email !== taken.email)?.email ?? '';
  const { data } = await authClient(app).signInWithPassword({ email, password: demoPassword });
  const token = data.session?.access_token ?? assert.fail('Nobody is signed in.');
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set phone = ${taken.phone}, phone_confirmed_at = now()
      where email = ${taken.email}`,
  );
  return { email, put: (body: object) => call(app, 'PUT /user', body, token) };
}

/** Everything an answer shows, without what is made anew for every request. */
function shown({ status, headers, text }: Answer, address: typeof free) {
  const told = new Map(headers);
  for (const name of ['date', 'x-request-id', 'request-id']) told.delete(name);
  let body = text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
  for (const own of Object.values(address)) body = body.replaceAll(own, '<address>');
  return { status, headers: Object.fromEntries(told), body };
}

async function withAddress({ sql }: TestApp, email: string) {
  const rows = await sql.as(
    system,
    (tx) =>
      many(z.object({ id: z.string() }), tx)`select id from auth.users where email = ${email}`,
  );
  return rows.length;
}

for (const what of ['email', 'phone'] as const)
  test(`a taken ${what} is answered like a free one, also the second time`, async (t) => {
    const app = await borrowApp(t, open);
    const { put } = await asking(app);
    // Once before, so that both find the same account.
    await put({ [what]: { email: 'before@rihla.example', phone: '971503333333' }[what] });
    for (const round of ['first', 'second']) {
      const [one, other] = [
        shown(await put({ [what]: taken[what] }), taken),
        shown(await put({ [what]: free[what] }), free),
      ];
      assert.deepEqual(one, other, `${round} time`);
      assert.equal(one.status, 200, one.body);
      assert.match(one.body, new RegExp(`"new_${what}":"<address>"`));
      assert.match(one.body, new RegExp(`"${what}_change_sent_at":"<time>"`));
    }
  });

test('with limits on both are refused after as many wishes, and so is haste', async (t) => {
  const statuses = async (app: TestApp, email: string) => {
    const { put } = await asking(app);
    const all: unknown[] = [];
    for (let round = 0; round < 9; round += 1) {
      const { status, body } = await put({ email });
      all.push([status, body.code]);
    }
    return all;
  };
  for (const settings of [{ AUTH_SEND_INTERVAL: '0' }, {}]) {
    const [one, other] = [await startApp(t, settings), await startApp(t, settings)];
    const heard = await statuses(one, taken.email);
    assert.deepEqual(heard, await statuses(other, free.email));
    assert.deepEqual(heard.at(-1), [429, 'over_email_send_rate_limit']);
  }
});

test('whoever has the address is told, in their language, with no way to lose it', async (t) => {
  const app = await borrowApp(t, open);
  const { put } = await asking(app);
  await app.sql.as(
    system,
    (tx) => tx`
      update auth.users set raw_user_meta_data = raw_user_meta_data || '{"language": "ar"}'
      where email = ${taken.email}`,
  );
  await put({ email: taken.email });
  const letters = await app.sql.as(
    system,
    (tx) =>
      many(z.object({ template: z.string(), language: z.string(), textBody: z.string() }), tx)`
      select template, language, text_body from app.messages
      where recipient = ${taken.email} and template <> 'welcome'`,
  );
  const told = letters.map(({ template, language }) => ({ template, language }));
  assert.deepEqual(told, [{ template: 'notice-addressWanted', language: 'ar' }]);
  assert.doesNotMatch(letters[0]?.textBody ?? '', /verify|\b\d{6}\b/);
  await put({ phone: taken.phone });
  const [text] = await sentTo(app, `+${taken.phone}`);
  assert.equal(text?.template, 'auth-wanted');
  assert.equal(text?.otp, '');
});

test('agreeing with one’s own address does not take another’s', async (t) => {
  const app = await borrowApp(t, open);
  const { email, put } = await asking(app);
  await put({ email: taken.email });
  const { link } = await lastTo(app, email);
  assert.match(fragmentOf(await follow(app, link)).message ?? '', /other email/);
  await call(app, 'POST /resend', { type: 'email_change', email });
  assert.equal((await sentTo(app, taken.email)).length, 0);
  assert.deepEqual([await withAddress(app, taken.email), await withAddress(app, email)], [1, 1]);
});

test('two accounts that confirm one address in the same moment: one of them has it', async (t) => {
  const app = await borrowApp(t, { ...open, AUTH_AUTOCONFIRM: 'on' });
  const links: string[] = [];
  for (const name of ['a', 'b']) {
    const client = authClient(app);
    await client.signUp({ email: `${name}@example.com`, password: 'camel-train-42' });
    assert.equal((await client.updateUser({ email: free.email })).error, null);
    links.push((await lastTo(app, free.email)).link);
  }
  const outcomes = await Promise.all(
    links.map(async (link) => fragmentOf(await follow(app, link))),
  );
  const codes = outcomes.map(({ error_code: code, access_token: token }) => code ?? typeof token);
  assert.deepEqual(codes.toSorted(), ['email_exists', 'string']);
  assert.equal(await withAddress(app, free.email), 1);
});

test('where accounts need not be hidden, the protocol’s own refusal stays', async (t) => {
  const app = await borrowApp(t, { ...open, AUTH_HIDE_ACCOUNTS: 'off' });
  const { put } = await asking(app);
  const codes = [await put({ email: taken.email }), await put({ phone: taken.phone })];
  assert.deepEqual(
    codes.map(({ status, body }) => [status, body.code]),
    [
      [422, 'email_exists'],
      [422, 'phone_exists'],
    ],
  );
});
