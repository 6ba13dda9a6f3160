import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** The rules of the house that a machine can check. */

const root = fileURLToPath(new URL('../', import.meta.url));

interface SourceFile {
  path: string;
  text: string;
  lines: number;
  /** Files of ours that it imports, as paths from the root. */
  imports: string[];
  /** The same without `import type`, which is gone before anything runs. */
  runtimeImports: string[];
}

const files = new Map<string, SourceFile>();

before(async () => {
  const paths = await Array.fromAsync(glob(['src/**/*.{ts,tsx}', 'art/**/*.ts'], { cwd: root }));
  for (const path of paths) {
    const text = await readFile(join(root, path), 'utf8');
    files.set(path, {
      path,
      text,
      lines: text.split('\n').length,
      imports: importsOf(path, text),
      runtimeImports: importsOf(path, text.replaceAll(typeImport, '')),
    });
  }
});

const typeImport = /^(?:import|export) type [^;]*;$/gm;
const specifier = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

function importsOf(path: string, text: string): string[] {
  return [...text.matchAll(specifier)].flatMap(([, name = '']) => {
    if (/^#(art|tools)\//.test(name)) return [name.slice(1)];
    if (name.startsWith('#')) return [`src/${name.slice(1)}`];
    if (name.startsWith('.')) return [relative(root, resolve(root, dirname(path), name))];
    return [];
  });
}

const product = () => [...files.values()].filter(({ path }) => path.startsWith('src/'));
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path) || /testing/.test(path);
const roomOf = (path: string) => path.split('/')[1] ?? '';
const featureOf = (path: string) => path.split('/').slice(1, 3).join('/');

/** Every import that breaks a rule, as 'file → imported file'. */
function offences(breaks: (from: SourceFile, to: string) => boolean): string[] {
  return product().flatMap((file) =>
    file.imports.filter((to) => breaks(file, to)).map((to) => `${file.path} → ${to}`),
  );
}

const below: Record<string, string[]> = {
  contract: ['contract'],
  domain: ['domain', 'contract'],
  server: ['server', 'domain', 'contract'],
  web: ['web', 'domain', 'contract'],
};

test('imports go downhill only, and the web and the server never meet', () => {
  const found = offences(({ path }, to) => {
    const allowed = below[roomOf(path)];
    return to.startsWith('src/') && allowed !== undefined && !allowed.includes(roomOf(to));
  });
  assert.deepEqual(found, []);
});

test('only server/pages loads what the web room built', () => {
  const loads = product().filter(
    ({ text, path }) =>
      roomOf(path) === 'server' && !isTest(path) && /['"](\.\.\/)*dist\//.test(text),
  );
  assert.deepEqual(
    loads.map(({ path }) => path).filter((path) => path !== 'src/server/pages/web-build.ts'),
    [],
  );
});

const ground = [
  'server/platform',
  'server/database',
  // How money moved, for whoever shows it: bookings and matters do not know billing, which writes it.
  'server/money',
  'web/platform',
  'web/ui',
  'web/i18n',
];

test('what features stand on imports no feature', () => {
  const found = offences(({ path }, to) => {
    if (isTest(path) || !ground.includes(featureOf(path))) return false;
    const isFeature = to.split('/').length > 3 && !ground.includes(featureOf(to));
    return isFeature && roomOf(to) === roomOf(path);
  });
  assert.deepEqual(found, []);
});

/** What others may ask of a feature on the server; its pages are listed by `pages`. */
const doors = /^src\/server\/[^/]+\/(store|actions|events|snapshot|pages|page-source)\.ts$/;

/** What others ask for where it is done: `actions.ts` hands nothing on that is written elsewhere. */
const namedDoors =
  /^src\/server\/(appointments\/slots|auth\/users\/owner-store|delegates\/spending|billing\/(money-acts\/given-up|books\/(accounts|debts)|matters\/(agreement|ending|standing)|payments\/bank-steps)|matters\/(adviser-hours|files\/room|messages\/messages|notices|submission))\.ts$/;

test('on the server features meet only through a store, an action or what they stand on', () => {
  const found = offences(({ path }, to) => {
    const outside = path.split('/').length <= 3 || isTest(path) || roomOf(path) !== 'server';
    if (outside || featureOf(path) === featureOf(to) || roomOf(to) !== 'server') return false;
    if (to.split('/').length <= 3 || ground.includes(featureOf(to))) return false;
    return !doors.test(to) && !namedDoors.test(to);
  });
  assert.deepEqual(found, []);
});

/** Pairs that still know each other, each with its reason; the list only shrinks. */
const mutual: string[] = [];

test('no two features of the server know each other: the way back is an event', () => {
  // The one that comes later in a client's story imports the earlier. What the earlier has to say goes
  // through platform/events.ts and is heard in server/listeners.ts; a shape that both need lies below both.
  const known = new Set(
    offences(({ path }, to) => {
      const isFeature = (one: string) =>
        roomOf(one) === 'server' && one.split('/').length > 3 && !ground.includes(featureOf(one));
      return !isTest(path) && isFeature(path) && isFeature(to) && featureOf(path) !== featureOf(to);
    }).map((line) => line.split(' → ').map(featureOf).join(' → ')),
  );
  const found = [...known].filter((pair) => {
    const [from = '', to = ''] = pair.split(' → ');
    return from < to && known.has(`${to} → ${from}`);
  });
  assert.deepEqual(found, mutual);
});

test('a history is written by `record` of platform/act.ts: one moment, one actor, and for whom', () => {
  const found = product()
    .filter(({ path }) => path.startsWith('src/server/') && !isTest(path))
    .filter(({ text }) => /insert into app\.(?:booking|matter|membership)_events/.test(text))
    .map(({ path }) => path);
  assert.deepEqual(found, []);
});

test('postgres.js is reached through the one file that corrects it', () => {
  const found = product()
    .filter(
      ({ path, text }) =>
        path !== 'src/server/database/driver.ts' && /^import (?!type).*'postgres';/m.test(text),
    )
    .map(({ path }) => path);
  assert.deepEqual(found, []);
});

test('stores import no stores', () => {
  const found = offences(({ path }, to) => /store\.ts$/.test(path) && /store\.ts$/.test(to));
  assert.deepEqual(found, []);
});

test('the pictures import nothing of the product', () => {
  const found = [...files.values()]
    .filter(({ path }) => path.startsWith('art/'))
    .flatMap(({ path, imports }) => imports.filter((to) => to.startsWith('src/')).map(() => path));
  assert.deepEqual(found, []);
});

test('no file imports itself through others, types included: a shape that two need lies below both', () => {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') return void cycles.push([...trail, path].join(' → '));
    state.set(path, 'open');
    for (const next of files.get(path)?.imports ?? []) visit(next, [...trail, path]);
    state.set(path, 'done');
  };
  for (const path of files.keys()) visit(path, []);
  assert.deepEqual(cycles, []);
});

test('every import of ours names a file that is there', () => {
  const missing = offences((_file, to) => /^(src|art)\/.*\.tsx?$/.test(to) && !files.has(to));
  assert.deepEqual(missing, []);
});

test('files have one idea each: 400 lines is the end, texts and drawings aside', () => {
  const long = [...files.values()]
    .filter(({ path }) => !/\/text\.(en|ar)\.ts$/.test(path) && !path.startsWith('art/scenes/'))
    .filter(({ lines }) => lines > 400);
  assert.deepEqual(
    long.map(({ path, lines }) => `${path}: ${lines}`),
    [],
  );
});

test('folders go no deeper than src/room/feature/part', () => {
  assert.deepEqual(
    product()
      .map(({ path }) => path)
      .filter((path) => path.split('/').length > 5),
    [],
  );
});

test('names are kebab-case, say something, and no file is a barrel', () => {
  const bad = [...files.keys()].filter((path) => {
    const name = path.split('/').at(-1) ?? '';
    const plain = name
      .replace(/\.(test|e2e|worker|en|ar)?\.?(tsx?)$/, '')
      .replace(/\.(en|ar)$/, '');
    return (
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(plain) ||
      /^(index|utils?|helpers?|manager|common|data|misc)$/.test(plain)
    );
  });
  assert.deepEqual(bad, []);
});

test('there is no .tsx under server: Node does not run it', () => {
  assert.deepEqual(
    [...files.keys()].filter((path) => /^src\/server\/.*\.tsx$/.test(path)),
    [],
  );
});

test('only time.ts knows the zone of Dubai', () => {
  const found = product()
    .filter(({ path }) => !isTest(path) && path !== 'src/domain/time.ts')
    // The catalogue states its own zone, and its schema holds it to that one word.
    .filter(({ path }) => path !== 'src/contract/catalogue/taxonomy.ts')
    .filter(({ text }) => /['"]Asia\/Dubai['"]/.test(text))
    .map(({ path }) => path);
  assert.deepEqual(found, []);
});

test('the time is asked in one place per room, so that a test can move it', () => {
  // Elsewhere on the server take `now` from Services, or a moment as an argument.
  const clocks = ['src/server/start.ts', 'src/web/platform/clock-here.ts'];
  // The time in an id puts ids in order and decides nothing: it goes on where a test stops the clock.
  const ids = 'src/server/platform/ids.ts';
  const found = product()
    .filter(({ path }) => !isTest(path) && path !== ids && !clocks.includes(path))
    .filter(({ text }) => /\bTemporal\.Now\b|\bperformance\.timeOrigin\b/.test(text))
    .map(({ path }) => path);
  assert.deepEqual(found, []);
});

test('a statement that decides by the time is told the moment', () => {
  // The database's own clock may stamp a row (`updated_at = now()`, a column's default) and forget what
  // is old (`delete … < now() - interval`). What is still good is for the clock of the house to say.
  const asks = /\b(now|clock_timestamp)\(\)|\bcurrent_(date|timestamp)\b/;
  const stamps = /\w+_at = (now|clock_timestamp)\(\)/g;
  const found = product()
    .filter(({ path }) => path.startsWith('src/server/') && !isTest(path))
    .filter(({ path }) => !ownTime.includes(path))
    .filter(({ text }) =>
      [...text.matchAll(/\b(?:sql|tx)`([^`]*)`/g)].some(
        ([, statement = '']) =>
          !/^\s*(delete|create table)\b/.test(statement) &&
          asks.test(statement.replaceAll(stamps, '')),
      ),
    )
    .map(({ path }) => path);
  assert.deepEqual(found, []);
});

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
  const found = product()
    .filter(({ path, text }) => !isTest(path) && reads.test(text))
    .map(({ path }) => path)
    .filter((path) => !known.some((place) => place.test(path)));
  assert.deepEqual(found, [], 'These files read a header that `act` reads for them.');
  const keepers = offences(
    ({ path }, to) => !isTest(path) && to.endsWith('platform/idempotency.ts'),
  );
  assert.deepEqual(keepers, ['src/server/platform/act.ts → src/server/platform/idempotency.ts']);
});

test('an object is written out: no literal is spread into another to save lines', () => {
  const found = product().filter(({ text }) => text.includes(`...${'{'}`));
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
  );
});

test('Date appears nowhere: moments and days are Temporal', () => {
  const found = product()
    .filter(
      ({ path, text }) => !isTest(path) && /\bnew Date\(|\bDate\.(now|parse|UTC)\(/.test(text),
    )
    .map(({ path }) => path)
    // Browsers hand Date to Intl until they all know Temporal; this is the one place that does.
    .filter((path) => path !== 'src/web/i18n/format.ts')
    // Nor is there room for Temporal in a public page's first chunk, which reads the clock too.
    .filter((path) => path !== 'src/web/platform/clock-here.ts')
    // The library that checks tokens is told the moment, and knows no other kind.
    .filter((path) => path !== 'src/server/platform/token-clock.ts')
    // The library that reads days out of sentences counts from a Date and knows no other kind.
    .filter((path) => path !== 'src/domain/assistant/dates.ts');
  assert.deepEqual(found, []);
});

test('layout is logical: no class or style that knows left from right', () => {
  const physical =
    /(?<![\w-])(?:-?(?:ml|mr|pl|pr)-[\w[]|(?:left|right)-(?:\d|\[|auto|full|px)|text-(?:left|right)\b|border-[lr]\b|rounded-[lr]\b|float-(?:left|right)\b)/;
  const found = product()
    .filter(({ path, text }) => path.startsWith('src/web/') && !isTest(path) && physical.test(text))
    .map(({ path, text }) => `${path}: ${physical.exec(text)?.[0]}`);
  assert.deepEqual(found, []);
});

test('no text that people read stands outside the catalogues', () => {
  // A letter between a tag's end and the next tag is a sentence somebody forgot to translate.
  const bareText = />\s*[A-Za-z\u0600-\u06FF][^<>{}=;()]*<\//;
  const found = product()
    .filter(({ path, text }) => path.endsWith('.tsx') && bareText.test(text))
    .map(({ path, text }) => `${path}: ${bareText.exec(text)?.[0].trim()}`);
  assert.deepEqual(found, []);
});

test('every text exists in both languages', () => {
  const lonely = [...files.keys()].filter(
    (path) => /text\.en\.ts$/.test(path) && !files.has(path.replace('text.en.ts', 'text.ar.ts')),
  );
  assert.deepEqual(lonely, []);
});

test('configuration is read in one module', () => {
  const readers = product()
    .filter(({ path, text }) => !isTest(path) && /process\.env\b/.test(text))
    .map(({ path }) => path)
    // The start reads it; a PostgreSQL of ours inherits it.
    .filter(
      (path) => !['src/server/main.ts', 'src/server/database/cluster/cluster.ts'].includes(path),
    );
  assert.deepEqual(readers, []);
});

test('the contract says what everything looks like; what is foreign says so in the line above it', () => {
  const loose = /\b(looseObject|unknown|any|passthrough|loose|catchall)\(/;
  const found = product()
    .filter(({ path }) => roomOf(path) === 'contract')
    .flatMap(({ path, text }) => {
      const lines = text.split('\n');
      const open = (line: string, at: number) =>
        loose.test(line) && !/^\s*\/\/ Foreign: /.test(lines[at - 1] ?? '');
      return lines.filter(open).map((line) => `${path}: ${line.trim()}`);
    });
  assert.deepEqual(
    found,
    [],
    'Name the parts of this answer; or, where others decide them, say whose they are in a line `// Foreign: …` above.',
  );
});

test('lists go on by one kind of cursor', () => {
  // `readCursor` and `pageOf` of platform/paging.ts. Storage speaks its protocol's own, and the
  // catalogue, which has an order and no moments, goes on from a slug that everybody may know.
  const own = ['platform/paging.ts', 'storage/cursor.ts', 'catalogue/routes.ts'];
  const found = product()
    .filter(({ path }) => path.startsWith('src/server/') && !isTest(path))
    .filter(({ path }) => !own.includes(path.replace('src/server/', '')))
    .filter(({ text }) => /\bfunction (readCursor|cursorOf|pageOf)\b|\bconst cursorOf\b/.test(text))
    .map(({ path }) => path);
  assert.deepEqual(found, []);
});
