import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Consent, ConsentKind } from '#contract/privacy.ts';
import { assertRefused, borrow, newClient, type Person } from '#server/matters/testing.ts';
import { system } from '#server/platform/sql.ts';
import type { Answer, TestApp } from '#server/testing.ts';

function consentIn({ status, text, body }: Answer, kind: ConsentKind): Consent {
  assert.equal(status, 200, text);
  // The server parsed it by the schema of this very type.
  const all = body as unknown as Consent[];
  return all.find((one) => one.kind === kind) ?? assert.fail(kind);
}

const consentOf = async (person: Person, kind: ConsentKind) =>
  consentIn(await person.get('/privacy/consents'), kind);

const say = (person: Person, kind: ConsentKind, given: boolean) =>
  person.post('/privacy/consents', { kind, given });

const saidOf = ({ history }: Consent) => history.map(({ given, place }) => [given, place]);

test('what stood under the button at sign-up is written down with its version', async (t) => {
  const app = await borrow(t);
  const agreed = { terms: '1.0', privacy: '1.0', role: 'admin' };
  const client = await newClient(app, { agreed });
  for (const kind of ['terms', 'privacy'] as const) {
    const { given, version, history } = await consentOf(client, kind);
    assert.deepEqual([given, version, history.length], [true, '1.0', 1]);
    assert.deepEqual([history[0]?.version, history[0]?.place], ['1.0', 'sign_up']);
  }
  const silent = await newClient(app, { agreed: 'everything' });
  assert.deepEqual((await consentOf(silent, 'terms')).history, []);
});

test('a consent is given and taken back, and the history keeps both', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const before = await consentOf(client, 'offers');
  assert.deepEqual([before.given, before.history], [false, []]);
  consentIn(await say(client, 'offers', true), 'offers');
  consentIn(await say(client, 'offers', true), 'offers');
  const after = consentIn(await say(client, 'offers', false), 'offers');
  assert.equal(after.given, false);
  assert.deepEqual(saidOf(after), [
    [false, 'settings'],
    [true, 'settings'],
  ]);
});

test('without its terms there is no account, so they cannot be taken back apart', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  assert.equal(consentIn(await say(client, 'terms', true), 'terms').given, true);
  assertRefused(await say(client, 'terms', false), 409, 'conflict');
  const wrong = await client.post('/privacy/consents', { kind: 'analytics', given: true });
  assertRefused(wrong, 400, 'validation_failed', 'kind');
});

test('letters of the price list are part of the story, and end with it', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  await app.send('POST', '/rest/v1/leads', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: client.email, language: 'en' }),
  });
  const given = await consentOf(client, 'offers');
  assert.deepEqual(saidOf(given), [[true, 'price_list']]);
  assert.ok(given.history[0]?.words);
  const after = consentIn(await say(client, 'offers', false), 'offers');
  assert.equal(after.given, false);
  assert.equal(await subscribed(app, client), false);
  await say(client, 'offers', true);
  assert.equal(await subscribed(app, client), true);
});

async function subscribed(app: TestApp, { email }: Person): Promise<boolean> {
  const [lead] = await app.sql.as(
    system,
    (tx) => tx`select unsubscribed_at is null as so from app.leads where email = ${email}`,
  );
  return lead?.so === true;
}

test('whoever refuses suggestions is shown none that look at their own wishes', async (t) => {
  const app = await borrow(t);
  const client = await newClient(app);
  const brief = { kind: 'property_search', purpose: 'buy', types: [], areas: [], bedrooms: null };
  const asked = await client.post('/matters', { form: brief, zone: 'Asia/Dubai' });
  assert.equal(asked.status, 200, asked.text);
  const cards = async () => {
    const { body } = await client.get('/dashboard?lang=en');
    // The dashboard's own contract.
    return (body.recommendations as { why: { kind: string } }[]).map(({ why }) => why.kind);
  };
  assert.ok((await cards()).includes('interest'), String(await cards()));
  await say(client, 'suggestions', false);
  assert.ok(!(await cards()).includes('interest'));
});
