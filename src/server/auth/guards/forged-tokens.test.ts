/** A table of attacks on the token: each is refused in the house's own shape, at every door of it. */
import assert from 'node:assert/strict';
import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type JsonWebKey,
  type KeyObject,
  randomUUID,
  sign as signBytes,
} from 'node:crypto';
import { test } from 'node:test';
import { epochSeconds } from '#domain/time.ts';
import { sign } from '#server/auth/sessions/tokens.ts';
import { call, member, relaxed } from '#server/auth/testing.ts';
import { borrowApp } from '#server/testing/borrowed-servers.ts';
import type { Answer, TestApp } from '#server/testing.ts';

type Attack = [name: string, token: string];
type Parts = Record<string, unknown>;

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function byStranger(header: Parts, claims: Parts, key: KeyObject): string {
  const told = `${encoded(header)}.${encoded(claims)}`;
  const signature = signBytes('sha256', Buffer.from(told), { key, dsaEncoding: 'ieee-p1363' });
  return `${told}.${signature.toString('base64url')}`;
}

function byText(alg: string, kid: string | undefined, claims: Parts, secret: string): string {
  const told = `${encoded({ alg, kid })}.${encoded(claims)}`;
  const hash = `sha${alg.slice(2)}`;
  return `${told}.${createHmac(hash, secret).update(told).digest('base64url')}`;
}

interface House {
  app: TestApp;
  token: string;
  claims: Parts;
  kid: string | undefined;
  published: JsonWebKey;
}

/** Somebody's own key, with a header that asks the house to believe it. */
function strangers({ claims, kid, published, app }: House): Attack[] {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid, alg: 'ES256', use: 'sig' };
  const kids = [
    '',
    '0',
    '../../../dev/null',
    "' or '1'='1",
    '%00',
    'ключ',
    'k'.repeat(4000),
    randomUUID(),
  ];
  const headers: Parts[] = [
    { kid },
    {},
    { kid: null },
    { kid: [kid] },
    { kid: { $ne: '' } },
    ...kids.map((one) => ({ kid: one })),
    { kid, jwk },
    { jwk },
    { kid, jwk: published },
    { kid, jku: `${app.url}/auth/v1/.well-known/jwks.json` },
    { kid, jku: 'https://attacker.example/jwks.json' },
    { kid, x5u: 'https://attacker.example/cert.pem' },
    { kid, x5c: [publicKey.export({ format: 'der', type: 'spki' }).toString('base64')] },
    { kid, crit: ['exp'] },
    { kid, crit: ['b64'], b64: false },
    { kid, zip: 'DEF' },
    { kid, typ: 'at+jwt', cty: 'JWT' },
  ];
  return headers.map((header) => [
    `by a stranger's key, ${JSON.stringify(header).slice(0, 60)}`,
    byStranger({ alg: 'ES256', ...header }, claims, privateKey),
  ]);
}

/** The public key, and whatever else everybody knows, as the secret of a symmetric signature. */
function confusions({ claims, kid, published, app }: House): Attack[] {
  const pem = createPublicKey({ key: published, format: 'jwk' }).export({
    format: 'pem',
    type: 'spki',
  });
  const secrets = {
    'the published key': JSON.stringify(published),
    'its PEM': String(pem),
    'its PEM without the last line end': String(pem).trim(),
    'its first half': String(published.x),
    'its name': String(kid),
    'the anon key': app.services.auth.projectKeys.anon,
    'the address': app.url,
    nothing: '',
    secret: 'secret',
  };
  return ['HS256', 'HS512'].flatMap((alg) =>
    Object.entries(secrets).map(
      ([name, secret]): Attack => [`${alg} with ${name}`, byText(alg, kid, claims, secret)],
    ),
  );
}

/** No signature, or one of something else. */
function unsigned({ token, claims, kid }: House): Attack[] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const none = [
    'none',
    'None',
    'NONE',
    'nOnE',
    '',
    'null',
    null,
    0,
    ['ES256'],
    'ＥＳ256',
    'es256',
    'RS256',
  ];
  const changes: Parts[] = [
    { sub: randomUUID() },
    { role: 'service_role' },
    { aal: 'aal2' },
    { exp: 9_999_999_999 },
    { session_id: randomUUID() },
    { is_anonymous: false, role: 'supabase_admin' },
  ];
  const twice = Buffer.from(`{"role":"service_role",${JSON.stringify(claims).slice(1)}`);
  const texts: Record<string, string> = {
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'four parts': `${token}.${signature}`,
    'five parts': `${header}..${payload}.${signature}.${signature}`,
    'a shorter signature': token.slice(0, -4),
    'a signature of zeroes': `${header}.${payload}.${'A'.repeat(signature.length)}`,
    'a signature twice': `${token}${signature}`,
    'a claim twice': `${header}.${twice.toString('base64url')}.${signature}`,
    'no claims': `${header}..${signature}`,
    'claims that are a list': `${header}.${encoded([claims])}.${signature}`,
    'claims that are nothing': `${header}.${encoded(null)}.${signature}`,
    'a token within': `${header}.${Buffer.from(token).toString('base64url')}.${signature}`,
    'dots alone': '..',
    'a long text': 'a'.repeat(6000),
  };
  return [
    ...none.map((alg): Attack => [`alg ${alg}`, `${encoded({ alg, kid })}.${payload}.`]),
    ...none.map(
      (alg): Attack => [`alg ${alg}, signed`, `${encoded({ alg, kid })}.${payload}.${signature}`],
    ),
    ...changes.map(
      (change): Attack => [
        `changed: ${Object.keys(change)}`,
        `${header}.${encoded({ ...claims, ...change })}.${signature}`,
      ],
    ),
    ...Object.entries(texts),
  ];
}

/** Signed by the house itself, and not good here, not now or not for anybody. */
async function misused({ app, claims }: House, theirs: string): Promise<Attack[]> {
  const now = epochSeconds(app.services.now());
  const changes: Parts[] = [
    { exp: now - 1 },
    { exp: 0 },
    { nbf: now + 3600 },
    { aud: 'another-service' },
    { aud: [] },
    { sub: undefined },
    { sub: '1' },
    { sub: randomUUID() },
    { session_id: randomUUID() },
    { session_id: theirs },
  ];
  return Promise.all(
    changes.map(async (change): Promise<Attack> => {
      const token = await sign(app.services.auth.keys, { ...claims, ...change });
      return [`of the house, ${JSON.stringify(change)}`, token];
    }),
  );
}

async function houseOf(app: TestApp) {
  const { token, user } = await member(app, 'a@example.com');
  const other = await member(app, 'b@example.com');
  const { data } = await other.client.getClaims();
  const { body } = await call(app, 'GET /.well-known/jwks.json');
  const [published] = body.keys as JsonWebKey[];
  assert.ok(published);
  const claims: Parts = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  assert.equal(claims.sub, user.id);
  const { kid } = app.services.auth.keys.current();
  return { house: { app, token, claims, kid, published }, theirs: String(data?.claims.session_id) };
}

type Knock = (app: TestApp, token: string) => Promise<Answer>;

const reading =
  (path: string): Knock =>
  (app, token) =>
    app.get(path, { authorization: `Bearer ${token}` });

const saying =
  (path: string, body: unknown): Knock =>
  (app, token) =>
    app.send('POST', path, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

const said = { topic: 'a-room-of-this-test', event: 'x', payload: {} };

const doors: Record<string, Knock> = {
  'the account': reading('/auth/v1/user'),
  'the product': reading('/rest/v1/account/sessions'),
  'the storage': saying('/storage/v1/object/list/documents', { prefix: '' }),
  'the live rooms': saying('/realtime/v1/api/broadcast', { messages: [said] }),
  'the functions': saying('/functions/v1/chat-assistant', { message: 'Hello' }),
};

const coded = ['the account', 'the product', 'the storage'];

test('more than sixty forged tokens open neither the account nor the product, nor what stands beside it', async (t) => {
  const app = await borrowApp(t, { ...relaxed, AUTH_AUTOCONFIRM: 'on', RATE_LIMIT: '1000000' });
  const { house, theirs } = await houseOf(app);
  for (const [door, knock] of Object.entries(doors)) {
    const { status, text } = await knock(app, house.token);
    assert.ok(status >= 200 && status < 300, `${door}: ${status} ${text}`);
  }
  const attacks = [
    ...strangers(house),
    ...confusions(house),
    ...unsigned(house),
    ...(await misused(house, theirs)),
  ];
  assert.ok(attacks.length >= 60, `${attacks.length} attacks`);
  for (const [name, token] of attacks)
    for (const [door, knock] of Object.entries(doors)) {
      // A public room is anybody's who has some token of the house, whatever it says of them.
      if (door === 'the live rooms' && name.startsWith('of the house')) continue;
      const { status, body, text } = await knock(app, token);
      assert.ok(status >= 400 && status < 404, `${name} at ${door}: ${status} ${text}`);
      // The protocols of the live rooms and the functions have words and no code.
      if (coded.includes(door)) assert.ok(body.code, `${name} at ${door}: ${text}`);
      assert.ok(body.message ?? body.msg ?? body.error, `${name} at ${door}: ${text}`);
    }
});
