import assert from 'node:assert/strict';
import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { test } from 'node:test';
import { openSamlKeys, type SamlKeys } from '#server/auth/saml/keys.ts';
import { throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { clock } from '#server/start.ts';
import { testDatabase } from '#server/testing.ts';

function assertPair(keys: SamlKeys | undefined) {
  assert.ok(keys);
  const certificate = new X509Certificate(keys.certificate);
  assert.ok(certificate.checkPrivateKey(createPrivateKey(keys.privateKey)));
  assert.ok(certificate.verify(certificate.publicKey));
}

test('the keys of company sign-in are made once and kept, or come from the configuration', async (t) => {
  const { sql } = await testDatabase(t);
  const secrets = await openSecrets(readConfig({ DATA_DIR: await throwAwayFolder(t) }));
  const open = (given = {}) => {
    const { auth: settings } = readConfig({ AUTH_SAML_ENABLED: 'on', ...given });
    return openSamlKeys({ sql, settings, secrets, now: clock });
  };
  assert.equal(await open({ AUTH_SAML_ENABLED: 'off' }), undefined);
  const made = await open();
  assertPair(made);
  assert.deepEqual(await open(), made);

  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  const bare = privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64');
  const given = await open({ AUTH_SAML_PRIVATE_KEY: pem.replaceAll('\n', '\\n') });
  assertPair(given);
  assert.equal(given?.privateKey, pem);
  assert.deepEqual(await open({ AUTH_SAML_PRIVATE_KEY: bare }), given);
});
