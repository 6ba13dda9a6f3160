import assert from 'node:assert/strict';
import { readFile, rm, stat } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { throwAwayFolder } from '#server/database/throw-away.ts';
import {
  newMasterKey,
  readKeyFile,
  replaceKeyFile,
  secretKeyFileIn,
} from '#server/platform/secrets/key-file.ts';
import { isSealed, openSecrets, type SecretSettings } from '#server/platform/secrets/secrets.ts';

async function settingsOf(t: TestContext, given: Partial<SecretSettings> = {}) {
  const dataDir = await throwAwayFolder(t);
  return { secretKey: undefined, secretKeyOld: undefined, dataDir, ...given };
}

const phrase = 'a passphrase, with a comma, of more than thirty-two characters';
const another = 'another passphrase of more than thirty-two characters';

test('a house that was given no key makes one in a file that only it can read', async (t) => {
  const settings = await settingsOf(t);
  const sealed = (await openSecrets(settings)).seal('the service key', 'open sesame');
  assert.ok(isSealed(sealed) && !sealed.includes('sesame'));
  const file = secretKeyFileIn(settings.dataDir);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  const again = await openSecrets(settings);
  assert.equal(await again.open('the service key', sealed), 'open sesame');
  assert.equal((await readFile(file, 'utf8')).split('\n').length, 2);
});

test('processes that were given the same words open what the other sealed, without any file', async (t) => {
  const here = await openSecrets(await settingsOf(t, { secretKey: phrase }));
  const there = await openSecrets(await settingsOf(t, { secretKey: phrase }));
  assert.equal(await there.open('name', here.seal('name', 'رحلة')), 'رحلة');
  assert.deepEqual(here.keyFor('codes'), there.keyFor('codes'));
  assert.notDeepEqual(here.keyFor('codes'), here.keyFor('links'));
});

test('what was sealed for one thing opens as nothing else, and not when a byte is changed', async (t) => {
  const secrets = await openSecrets(await settingsOf(t));
  const sealed = secrets.seal('totp of Noor', 'JBSWY3DP');
  await assert.rejects(secrets.open('totp of Omar', sealed));
  const changed = sealed.slice(0, -4) + (sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA');
  await assert.rejects(secrets.open('totp of Noor', changed));
  await assert.rejects(secrets.open('totp of Noor', 'JBSWY3DP'), /not sealed/);
  assert.notEqual(secrets.seal('totp of Noor', 'JBSWY3DP'), sealed);
});

test('the key before opens and seals no more', async (t) => {
  const before = await openSecrets(await settingsOf(t, { secretKey: phrase }));
  const sealed = before.seal('name', 'secret');
  const after = await openSecrets(
    await settingsOf(t, { secretKey: another, secretKeyOld: phrase }),
  );
  assert.equal(await after.open('name', sealed), 'secret');
  assert.equal(after.isCurrent(sealed), false);
  const fresh = after.seal('name', 'secret');
  assert.equal(after.isCurrent(fresh), true);
  await assert.rejects(before.open('name', fresh), /SECRET_KEY is not the one .* sealed with/);
});

test('a house that goes over from its file to words still opens what the file sealed', async (t) => {
  const settings = await settingsOf(t);
  const sealed = (await openSecrets(settings)).seal('name', 'secret');
  const given = await openSecrets({ ...settings, secretKey: phrase });
  assert.equal(await given.open('name', sealed), 'secret');
  await rm(secretKeyFileIn(settings.dataDir));
  const lost = await openSecrets({ ...settings, secretKey: phrase });
  await assert.rejects(lost.open('name', sealed), /SECRET_KEY is not the one/);
  const other = await openSecrets(settings);
  await assert.rejects(other.open('name', sealed), /SECRET_KEY is not set, and .*secret-keys/);
});

test('a process that has not heard of a new key reads the file when it meets it', async (t) => {
  const settings = await settingsOf(t);
  const old = await openSecrets(settings);
  const file = secretKeyFileIn(settings.dataDir);
  await replaceKeyFile(file, [newMasterKey(), ...(await readKeyFile(file))]);
  const heard = await openSecrets(settings);
  assert.equal(await old.open('name', heard.seal('name', 'secret')), 'secret');
  assert.deepEqual(old.keyFor('codes'), heard.keyFor('codes'));
});
