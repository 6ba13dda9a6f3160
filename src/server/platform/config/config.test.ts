import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { ConfigError, readConfig, variableNames } from '#server/platform/config/config.ts';

function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.message;
  }
  throw new Error('the configuration was accepted');
}

test('a fresh clone needs no variable at all', () => {
  const config = readConfig({});
  assert.equal(config.port, 4400);
  assert.equal(config.host, '127.0.0.1');
  assert.equal(config.production, false);
});

test('an empty variable counts as one that is not set', () => {
  assert.equal(readConfig({ PORT: '', SMTP_URL: '' }).port, 4400);
});

const someToken = (claims: object) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;

for (const [name, ...values] of [
  ['PORT', 'eighty', '70000', '-1', '80.5'],
  ['DATABASE_URL', 'mysql://localhost/rihla', 'postgres://localhost'],
  ['DATABASE_APP_URL', 'rihla'],
  ['DATABASE_POOL', '1', '1000', 'many'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Rihla', 'Rihla <concierge>', 'a@example.com\nBcc: all@example.com'],
  ['PUBLIC_URL', 'rihla.example', 'ftp://rihla.example'],
  ['METRICS_ADDRESS', '9400'],
  ['CONTACT_EMAIL', 'concierge'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY_OLD', 'short'],
  [
    'TRUST_PROXY',
    'perhaps',
    'true',
    'on',
    '-1',
    '99',
    '10.0.0.0/33',
    '0.0.0.0/0',
    '10.0.0.1,',
    '::/0',
  ],
  ['RATE_LIMIT', '0', '-5', 'plenty', '1e3', '0x10', ' '],
  ['ALLOW_OPEN_DEVELOPMENT', 'maybe'],
  ['NODE_ENV', 'staging'],
  ['LIVE_PUBLIC', 'sometimes'],
  ['LIVE_SOCKETS', '0'],
  ['LIVE_SILENCE', '0'],
  ['CHAT_PER_MINUTE', '0'],
  ['CHAT_PER_DAY', '-1'],
  ['CHAT_TIMEOUT', '0'],
  ['STORAGE_MASTER_KEYS', 'one:c2hvcnQ=', 'no key at all'],
  ['STORAGE_MAX_SIZE', '50mb', '0'],
  ['STORAGE_QUOTA', '0'],
  ['STRIPE_SECRET_KEY', 'pk_live_the_public_one'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_live_the_other_one'],
  ['BANK_IBAN', 'my account'],
  ['SELLER_TAX_NUMBER', '12'],
  ['AUTH_JWT_SECRET', 'short'],
  ['AUTH_JWT_EXPIRY', 'soon', '0'],
  [
    'AUTH_ANON_KEY',
    'short',
    'with a space in it',
    'eyJ.broken',
    someToken({ role: 'service_role' }),
  ],
  ['AUTH_SERVICE_KEY', 'short', someToken({ role: 'anon' }), someToken({})],
  ['AUTH_MAIL_LIMIT', '0', '-1', 'some'],
  ['AUTH_SMS_LIMIT', '0', 'some'],
  ['AUTH_SEND_INTERVAL', '-1'],
  ['AUTH_OTP_EXPIRY', '0'],
  ['AUTH_PASSWORD_MIN', '0'],
  ['AUTH_WEBAUTHN_RP_ID', 'https://rihla.example'],
  ['AUTH_SAML_PRIVATE_KEY', 'no key'],
  ['AUTH_SAML_CERTIFICATE', 'no certificate'],
  ['AUTH_CAPTCHA_PROVIDER', 'riddle'],
  ['AUTH_SMS_TEST_OTPS', '971=1'],
  ['AUTH_EXTERNAL_ACME_ISSUER', 'acme'],
  ['AUTH_EXTERNAL_APPLE_PRIVATE_KEY', 'no key'],
] as const) {
  test(`a wrong ${name} is refused with a sentence that names the variable`, () => {
    for (const value of values)
      assert.match(refusal({ [name]: value }), new RegExp(`^${name}: .+\\.$`), value);
  });
}

test('production refuses to start without its secret and its public address', () => {
  const secret = 'a-secret-of-more-than-thirty-two-characters';
  assert.match(refusal({ NODE_ENV: 'production', SECRET_KEY: secret }), /^PUBLIC_URL /);
  const publicUrl = 'https://rihla.example/';
  assert.match(refusal({ NODE_ENV: 'production', PUBLIC_URL: publicUrl }), /^SECRET_KEY /);
  const config = readConfig({ NODE_ENV: 'production', SECRET_KEY: secret, PUBLIC_URL: publicUrl });
  assert.equal(config.publicUrl, 'https://rihla.example');
});

test('a development server for the whole network starts only where that is meant', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.20', 'rihla.local'])
    for (const NODE_ENV of ['', 'development', 'test'])
      assert.match(refusal({ HOST, NODE_ENV }), /^HOST: .+ALLOW_OPEN_DEVELOPMENT=true/);
  for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1'])
    assert.equal(readConfig({ HOST }).host, HOST);
  const meant = { HOST: '0.0.0.0', ALLOW_OPEN_DEVELOPMENT: 'true' };
  assert.equal(readConfig(meant).host, '0.0.0.0');
  const real = { SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: 'https://rihla.example' };
  assert.equal(readConfig({ HOST: '::', NODE_ENV: 'production', ...real }).host, '::');
});

test('nor does one for this machine that a proxy shows to the network', () => {
  for (const PUBLIC_URL of [
    'https://rihla.example',
    'http://192.168.1.20:4400',
    'http://127.evil.example',
  ])
    for (const NODE_ENV of ['', 'development'])
      assert.match(
        refusal({ PUBLIC_URL, TRUST_PROXY: '1', NODE_ENV }),
        /^PUBLIC_URL: .+ALLOW_OPEN_DEVELOPMENT=true/,
      );
  for (const PUBLIC_URL of ['http://localhost:4400', 'http://127.0.0.1', 'http://[::1]:80'])
    assert.equal(readConfig({ PUBLIC_URL }).publicUrl, PUBLIC_URL);
  const PUBLIC_URL = 'https://rihla.example';
  for (const meant of [{ NODE_ENV: 'test' }, { ALLOW_OPEN_DEVELOPMENT: 'true' }])
    assert.equal(readConfig({ PUBLIC_URL, ...meant }).publicUrl, PUBLIC_URL);
});

test('rooms that need no sign-in are for development, unless the house says so', () => {
  const real = {
    NODE_ENV: 'production',
    SECRET_KEY: 'x'.repeat(32),
    PUBLIC_URL: 'https://a.example',
  };
  assert.equal(readConfig({}).live.public, true);
  assert.equal(readConfig(real).live.public, false);
  assert.equal(readConfig({ ...real, LIVE_PUBLIC: 'on' }).live.public, true);
});

test('the public key and the one that opens everything are never the same', () => {
  const same = { AUTH_ANON_KEY: 'sb_secret_abc', AUTH_SERVICE_KEY: 'sb_secret_abc' };
  assert.match(refusal(same), /^AUTH_ANON_KEY: /);
  const own = {
    AUTH_ANON_KEY: someToken({ role: 'anon' }),
    AUTH_SERVICE_KEY: someToken({ role: 'service_role' }),
  };
  assert.equal(readConfig(own).auth.anonKey, own.AUTH_ANON_KEY);
});

test('half an S3 service is refused with what is missing', () => {
  assert.match(
    refusal({ STORAGE_S3_ENDPOINT: 'https://s3.example' }),
    /^STORAGE_S3_BUCKET must be set/,
  );
});

test('providers are named by their variables', () => {
  const { externals } = readConfig({
    AUTH_EXTERNAL_GOOGLE_CLIENT_ID: 'id',
    AUTH_EXTERNAL_GOOGLE_SECRET: 'secret',
    AUTH_EXTERNAL_LINKEDIN_OIDC_ENABLED: 'off',
    AUTH_EXTERNAL_ACME_ISSUER: 'https://id.acme.example/',
    AUTH_EXTERNAL_ACME_SCOPES: 'openid, email',
  }).auth;
  assert.deepEqual(Object.keys(externals), ['google', 'linkedin_oidc', 'acme']);
  assert.equal(externals.google?.clientId, 'id');
  assert.equal(externals.linkedin_oidc?.enabled, false);
  assert.equal(externals.acme?.issuer, 'https://id.acme.example/');
  assert.deepEqual(externals.acme?.scopes, ['openid', 'email']);
});

test('the README explains every variable and no other', async () => {
  const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8');
  const documented = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(documented.toSorted(), variableNames.toSorted());
});
