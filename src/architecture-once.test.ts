import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breaking, isTest, offences, product, roomOf } from './architecture-testing.ts';

/** What is written once: the one file that does it, for everybody. */

test('a history is written by `record` of platform/act.ts: one moment, one actor, and for whom', () => {
  const found = breaking(
    ({ path, text }) =>
      roomOf(path) === 'server' &&
      /insert into app\.(?:booking|matter|membership)_events/.test(text),
  );
  assert.deepEqual(
    found,
    [],
    'These write a history themselves. Call `record` of platform/act.ts: it knows the moment and who acts for whom.',
  );
});

test('postgres.js is reached through the one file that corrects it', () => {
  const found = product
    .filter(
      ({ path, text }) =>
        path !== 'src/server/database/driver.ts' && /^import (?!type).*'postgres';/m.test(text),
    )
    .map(({ path }) => path);
  assert.deepEqual(
    found,
    [],
    'These import the driver itself. Import it from src/server/database/driver.ts, which corrects it (docs/decisions/0008).',
  );
});

test('what every write does is written once: only `act` reads the key of a try and the version seen', () => {
  // Say `once` or `versioned` in the contract and let `act` (platform/act.ts) open the transaction: it
  // honours the Idempotency-Key, hands over `version` and `expected`, and the reference tells of both.
  const reads = /['"`](?:idempotency-key|if-match)['"`]|\b(?:keyHeader|versionHeader)\b/i;
  // The contract names the headers, the reference shows them and the browser sends them, once each; these
  // bases speak a protocol of their own.
  const known = [
    /^src\/contract\/endpoint\.ts$/,
    /^src\/server\/platform\/act\.ts$/,
    /^src\/server\/docs\//,
    /^src\/web\/platform\/api\.ts$/,
    /^src\/server\/(auth|storage|live|functions)\//,
    // Here the house is the one who asks, or somebody of the demo household does.
    /^src\/server\/platform\/messages\/sms-carrier\.ts$/,
    /^src\/server\/account\/demo-household\/door\.ts$/,
  ];
  const found = breaking(
    ({ path, text }) => reads.test(text) && !known.some((place) => place.test(path)),
  );
  assert.deepEqual(found, [], 'These files read a header that `act` reads for them.');
  const keepers = offences(
    ({ path }, to) => !isTest(path) && to.endsWith('platform/idempotency.ts'),
  );
  assert.deepEqual(
    keepers,
    ['src/server/platform/act.ts → src/server/platform/idempotency.ts'],
    'Only `act` keeps what a try answered. Say `once` in the contract and go through `act`.',
  );
});

test('configuration is read in one module', () => {
  // The start reads it; a PostgreSQL of ours inherits it.
  const known = ['src/server/main.ts', 'src/server/database/cluster/cluster.ts'];
  const readers = breaking(
    ({ path, text }) => /process\.env\b/.test(text) && !known.includes(path),
  );
  assert.deepEqual(
    readers,
    [],
    'These read the environment. Add a variable to platform/config and take it from `services.config`.',
  );
});

test('lists go on by one kind of cursor', () => {
  // `readCursor` and `pageOf` of platform/paging.ts. Storage speaks its protocol's own, and the
  // catalogue, which has an order and no moments, goes on from a slug that everybody may know.
  const own = ['platform/paging.ts', 'storage/cursor.ts', 'catalogue/routes.ts'];
  const found = breaking(
    ({ path, text }) =>
      roomOf(path) === 'server' &&
      !own.includes(path.replace('src/server/', '')) &&
      /\bfunction (readCursor|cursorOf|pageOf)\b|\bconst cursorOf\b/.test(text),
  );
  assert.deepEqual(
    found,
    [],
    'These make a cursor of their own. Take `readCursor` and `pageOf` of platform/paging.ts.',
  );
});
