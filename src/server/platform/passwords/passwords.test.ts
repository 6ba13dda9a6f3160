import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Failure } from '#domain/failure.ts';
import { hashPassword, verifyPassword } from '#server/platform/passwords/passwords.ts';

test('a password is kept as argon2id with the parameters OWASP asks for', async () => {
  const hash = await hashPassword('camel-train-42');
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  assert.equal(await verifyPassword(hash, 'camel-train-42'), true);
  assert.equal(await verifyPassword(hash, 'camel-train-43'), false);
  assert.notEqual(await hashPassword('camel-train-42'), hash, 'each hash has its own salt');
});

test('what is no hash is a defect, and the next question is answered all the same', async () => {
  await assert.rejects(verifyPassword('not a hash', 'secret'));
  assert.equal(await verifyPassword(await hashPassword('secret'), 'secret'), true);
});

test('hashing leaves the event loop to others', async () => {
  let done = false;
  const hash = async () => {
    await Promise.all(Array.from({ length: 8 }, () => hashPassword('secret')));
    done = true;
  };
  const hashing = hash();
  let turns = 0;
  for (; !done; turns += 1) await turn();
  await hashing;
  assert.ok(turns > 100, `${turns} turns`);
});

/** A hash from elsewhere that takes next to no time. */
const quick = '$2b$04$abcdefghijklmnopqrstuuPuTTVq7ytYQpqDSTdjVwWGpKmqH3IRe';

test('more people than can be served in time are sent away at once', async () => {
  const refused: unknown[] = [];
  const ask = () => verifyPassword(quick, 'secret').catch((error: unknown) => refused.push(error));
  await Promise.all(Array.from({ length: 520 }, ask));
  assert.ok(refused.length > 0 && refused.length <= 20, `${refused.length} refused`);
  for (const error of refused) {
    assert.ok(error instanceof Failure);
    assert.equal(error.code, 'unavailable');
  }
});

test('who floods waits for themselves; others have their turn', async () => {
  const order: string[] = [];
  const ask = async (sender: string) => {
    await verifyPassword(quick, 'secret', sender);
    order.push(sender);
  };
  const flood = Array.from({ length: 60 }, () => ask('198.51.100.1'));
  await Promise.all([...flood, ask('203.0.113.7'), ask('203.0.113.8')]);
  assert.ok(order.indexOf('203.0.113.7') < 15, order.join());
  assert.ok(order.indexOf('203.0.113.8') < 15, order.join());
});

test('whoever fills the line is sent away, and others find a place in it', async () => {
  const refused: string[] = [];
  const ask = (sender: string) =>
    verifyPassword(quick, 'secret', sender).catch(() => refused.push(sender));
  const flood = Array.from({ length: 600 }, () => ask('198.51.100.1'));
  const others = Array.from({ length: 40 }, (_, place) => ask(`203.0.113.${place}`));
  await Promise.all([...flood, ...others]);
  assert.ok(refused.length >= 130, `${refused.length} refused`);
  assert.deepEqual(new Set(refused), new Set(['198.51.100.1']));
});

test('the idle thread does not keep the process alive', async () => {
  const module = new URL('./passwords.ts', import.meta.url).href;
  const script = `const { hashPassword } = await import(${JSON.stringify(module)});
    process.stdout.write((await hashPassword('secret')).slice(0, 9));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', script],
    { timeout: 15_000 },
  );
  assert.equal(stdout, '$argon2id');
});
