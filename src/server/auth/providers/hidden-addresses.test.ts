/** A provider that believes any address must not be the door at which one learns who is a client here. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  authorize,
  browse,
  type Issuer,
  startIssuer,
  startWith,
} from '#server/auth/providers/oidc-testing.ts';
import { call, sentTo } from '#server/auth/testing.ts';
import type { TestApp } from '#server/testing.ts';

const known = 'layla@rihla.example';
const unknown = 'tarek@rihla.example';
const settings = {
  spaced: { AUTH_HIDE_ACCOUNTS: 'on', AUTH_SEND_INTERVAL: '60' },
  counted: { AUTH_HIDE_ACCOUNTS: 'on', AUTH_RATE_LIMITS: 'on' },
};

/** All that the browser is shown at its return, and where it is sent. */
async function returned(app: TestApp, issuer: Issuer, email: string) {
  issuer.person = `somebody with ${email}`;
  issuer.profiles[issuer.person] = { email, email_verified: false };
  const { pathname, search } = new URL(authorize);
  const sent = await app.get(`${pathname}${search}`);
  const back = await browse(sent.headers.get('location') ?? '');
  const { status, headers } = await app.get(`${back.pathname}${back.search}`);
  const location = String(headers.get('location'));
  return [status, location.replaceAll(/after\+\d+\+seconds/g, 'after <n> seconds')];
}

async function granted(app: TestApp, issuer: Issuer, email: string) {
  const claims = { sub: `phone of ${email}`, email, email_verified: false };
  const body = { provider: 'acme', id_token: await issuer.signIdToken(claims) };
  const { status, text } = await call(app, 'POST /token?grant_type=id_token', body);
  return [status, text.replaceAll(/after \d+ seconds/g, 'after <n> seconds')];
}

for (const [named, environment] of Object.entries(settings))
  for (const [way, ask] of Object.entries({ returned, granted }))
    test(`a known and an unknown unverified address are answered alike, ${way} and ${named}`, async (t) => {
      const issuer = await startIssuer(t);
      const app = await startWith(t, issuer, environment);
      const answers: unknown[] = [];
      for (let round = 0; round < 8; round += 1) {
        const told = await ask(app, issuer, known);
        assert.deepEqual(told, await ask(app, issuer, unknown), `${round}`);
        answers.push(told[0] === 302 ? told[1] : told[0]);
      }
      assert.ok(new Set(answers).size > 1, 'no limit was reached');
      assert.equal((await sentTo(app, known)).length, 0, 'its owner is left alone');
      assert.ok((await sentTo(app, unknown)).length > 0);
    });
