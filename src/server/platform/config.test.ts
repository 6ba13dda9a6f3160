import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { ConfigError, readConfig, variableNames } from '#server/platform/config.ts';

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

for (const [name, value] of [
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/rihla'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['SMTP_URL', 'mail.example.com'],
  ['PUBLIC_URL', 'rihla.example'],
  ['METRICS_ADDRESS', '9400'],
  ['CONTACT_EMAIL', 'concierge'],
  ['SECRET_KEY', 'short'],
  ['SECRET_KEY_OLD', 'short'],
  ['TRUST_PROXY', 'perhaps'],
  ['NODE_ENV', 'staging'],
  ['STORAGE_MASTER_KEYS', 'one:c2hvcnQ='],
  ['STORAGE_MAX_SIZE', '50mb'],
  ['AUTH_JWT_SECRET', 'short'],
  ['AUTH_JWT_EXPIRY', 'soon'],
  ['AUTH_PASSWORD_MIN', '0'],
  ['AUTH_CAPTCHA_PROVIDER', 'riddle'],
  ['AUTH_SMS_TEST_OTPS', '971=1'],
  ['AUTH_EXTERNAL_ACME_ISSUER', 'acme'],
] as const) {
  test(`${name}=${value} is refused with a sentence that names the variable`, () => {
    assert.match(refusal({ [name]: value }), new RegExp(`^${name}: .+\\.$`));
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
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  const documented = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  assert.deepEqual(documented.toSorted(), variableNames.toSorted());
});
