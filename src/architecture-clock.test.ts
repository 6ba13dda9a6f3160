import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { breaking, roomOf } from './architecture-testing.ts';

/** Moments and days: who may ask for the time, and how it is written. */

test('only time.ts knows the zone of Dubai', () => {
  // The catalogue states its own zone, and its schema holds it to that one word.
  const known = ['src/domain/time.ts', 'src/contract/catalogue/taxonomy.ts'];
  const found = breaking(
    ({ path, text }) => /['"]Asia\/Dubai['"]/.test(text) && !known.includes(path),
  );
  assert.deepEqual(
    found,
    [],
    'These spell the zone of Dubai. Call a function of src/domain/time.ts, or take its `houseZone`.',
  );
});

test('the time is asked in one place per room, so that a test can move it', () => {
  // Elsewhere on the server take `now` from Services, or a moment as an argument.
  const clocks = ['src/server/start.ts', 'src/web/platform/clock-here.ts'];
  // The time in an id puts ids in order and decides nothing: it goes on where a test stops the clock.
  const ids = 'src/server/platform/ids.ts';
  const asks = /\bTemporal\.Now\b|\bperformance\.timeOrigin\b/;
  const found = breaking(({ path, text }) => asks.test(text) && ![...clocks, ids].includes(path));
  assert.deepEqual(
    found,
    [],
    'These ask a clock of their own. On the server take `now` from Services, or a moment as an argument; in the web take it from platform/clock-here.ts.',
  );
});

test('a statement that decides by the time is told the moment', () => {
  // The database's own clock may stamp a row (`updated_at = now()`, a column's default) and forget what
  // is old (`delete … < now() - interval`). What is still good is for the clock of the house to say.
  const asks = /\b(now|clock_timestamp)\(\)|\bcurrent_(date|timestamp)\b/;
  const stamps = /\w+_at = (now|clock_timestamp)\(\)/g;
  const decides = (statement: string) =>
    !/^\s*(delete|create table)\b/.test(statement) && asks.test(statement.replaceAll(stamps, ''));
  const found = breaking(
    ({ path, text }) =>
      roomOf(path) === 'server' &&
      !ownTime.includes(path) &&
      [...text.matchAll(/\b(?:sql|tx)`([^`]*)`/g)].some(([, said = '']) => decides(said)),
  );
  assert.deepEqual(
    found,
    [],
    'These statements decide by the clock of the database. Hand them the moment, which is `services.now()`.',
  );
});

/** Which moment a row says of itself; nothing is decided by it. */
const stamping = ['app.note_agreement', 'app.moment'];

test('so is a function of the database, by the setting that the house makes for each transaction', async () => {
  const asks = /\b(now|clock_timestamp|statement_timestamp)\(\)|\bcurrent_(date|timestamp)\b/i;
  const found = [...(await finalFunctions())].filter(([, body]) => asks.test(body));
  assert.deepEqual(
    found.map(([name]) => name).toSorted(),
    stamping.toSorted(),
    'These functions decide by the clock of the database. Ask `app.moment()`, or take the moment as an argument; what only stamps stands in the list above.',
  );
});

/** Every function of the migrations by its name, as the last of them left it, without comments. */
async function finalFunctions(): Promise<Map<string, string>> {
  const folder = fileURLToPath(new URL('../migrations/', import.meta.url));
  const functions = new Map<string, string>();
  const said =
    /\bcreate\s+(?:or\s+replace\s+)?function\s+([\w.]+)|\bdrop\s+function\s+(?:if\s+exists\s+)?([\w.]+)/gi;
  for (const file of (await readdir(folder)).toSorted()) {
    const text = (await readFile(join(folder, file), 'utf8')).replaceAll(/--.*$/gm, '');
    for (const { index, 1: made, 2: dropped } of text.matchAll(said)) {
      const [, quote = '', rest = ''] = /(\$\w*\$)([\s\S]*)/.exec(text.slice(index)) ?? [];
      if (dropped) functions.delete(dropped);
      else if (made) functions.set(made, rest.slice(0, rest.indexOf(quote)));
    }
  }
  return functions;
}

const ownTime = [
  // Which process is still alive is judged between processes, by the one clock they share.
  'src/server/live/store.ts',
  'src/server/platform/live.ts',
  // Whoever tells news holds a transaction and nothing else.
  'src/server/notifications/quiet-hours.ts',
  // Demo accounts get a past, and addresses are forgotten by an update instead of a delete.
  'src/server/account/store.ts',
  'src/server/leads/store.ts',
];

test('Date appears nowhere: moments and days are Temporal', () => {
  const known = [
    // Browsers hand Date to Intl until they all know Temporal; this is the one place that does.
    'src/web/i18n/format.ts',
    // Nor is there room for Temporal in a public page's first chunk, which reads the clock too.
    'src/web/platform/clock-here.ts',
    // The library that checks tokens is told the moment, and knows no other kind.
    'src/server/platform/token-clock.ts',
    // The library that reads days out of sentences counts from a Date and knows no other kind.
    'src/domain/assistant/dates/dates.ts',
  ];
  const found = breaking(
    ({ path, text }) =>
      /\bnew Date\(|\bDate\.(now|parse|UTC)\(/.test(text) && !known.includes(path),
  );
  assert.deepEqual(
    found,
    [],
    'These use Date. Take Temporal, through src/domain/time.ts; where a library wants a Date, say so in the list above.',
  );
});
