/** Papers that prove who somebody is ask for the second factor again. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, withTotp } from '#server/auth/factor-testing.ts';
import { authClient } from '#server/auth/testing.ts';
import { change, kept, logOf, newVault, openedIn, paperIn } from '#server/documents/testing.ts';
import { asked, assertRefused, borrow, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { TestApp } from '#server/testing.ts';

/** The client with an authenticator app, signed in with both factors. */
async function proven(app: TestApp, { email, id }: Person) {
  const auth = authClient(app);
  await auth.signInWithPassword({ email, password: 'camel-train-42' });
  const factor = await withTotp(auth);
  const send = (path: string, body: object, method = 'POST', headers = {}) =>
    app.send(method, `/rest/v1${path}`, {
      headers: {
        ...{ authorization: `Bearer ${factor.token}`, 'content-type': 'application/json' },
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const prove = () =>
    auth.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(factor.secret) });
  /** As if the code had been typed so many minutes ago. */
  const age = (minutes: number) =>
    app.sql.as(
      system,
      (tx) => tx`
        update auth.sessions set amr = (
          select jsonb_agg(entry || jsonb_build_object(
            'timestamp', (entry ->> 'timestamp')::int - ${minutes * 60}::int))
          from jsonb_array_elements(amr) entry)
        where user_id = ${id}`,
    );
  return { send, prove, age, token: factor.token };
}

test('a passport asks for the second factor again after ten minutes, a tenancy never', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  const lease = await kept(app, client, { type: 'tenancy' });
  const matter = await asked(client);
  const { send, prove, age, token } = await proven(app, client);
  openedIn(await send(`/documents/${paper.id}/open`, {}));

  await age(11);
  assertRefused(await send(`/documents/${paper.id}/open`, {}), 403, 'proof_needed');
  assertRefused(
    await send(`/documents/${paper.id}/shares`, { matter: matter.id }),
    403,
    'proof_needed',
  );
  const disguised = await send(`/documents/${paper.id}`, { type: 'other' }, 'PATCH', {
    'if-match': String(paper.version),
  });
  assertRefused(disguised, 403, 'proof_needed');
  openedIn(await send(`/documents/${lease.id}/open`, {}));
  const log = await app.get('/rest/v1/documents/openings', { authorization: `Bearer ${token}` });
  assert.equal([log.body.items].flat().length, 2, 'what was refused is in no log');

  assert.equal((await prove()).error, null);
  openedIn(await send(`/documents/${paper.id}/open`, {}));
  paperIn(await send(`/documents/${paper.id}/shares`, { matter: matter.id }));
});

test('whoever has no second factor is asked for none', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  openedIn(await client.post(`/documents/${paper.id}/open`, {}));
  paperIn(await change(client, paper, { type: 'visa' }));
  assert.equal((await logOf(client)).items.length, 1);
});

test('a password alone opens no passport of somebody who has a second factor', async (t) => {
  const app = await borrow(t);
  const { client, paper } = await newVault(app);
  await proven(app, client);
  const again = authClient(app);
  const { data } = await again.signInWithPassword({
    email: client.email,
    password: 'camel-train-42',
  });
  const answer = await app.send('POST', `/rest/v1/documents/${paper.id}/open`, {
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  assertRefused(answer, 403, 'proof_needed');
});
