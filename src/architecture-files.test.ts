import assert from 'node:assert/strict';
import { test } from 'node:test';
import { files, isTest, journeys, product, roomOf } from './architecture-testing.ts';

/** How files are called, how long they are, and how what stands in them is written. */

test('files have one idea each: 400 lines is the end, texts and drawings aside', () => {
  const long = [...files.values()]
    .filter(({ path }) => !/\/text\.(en|ar)\.ts$/.test(path) && !path.startsWith('art/scenes/'))
    .filter(({ lines }) => lines > 400);
  assert.deepEqual(
    long.map(({ path, lines }) => `${path}: ${lines}`),
    [],
    'These files hold more than one idea. Take the second out, under its own word, beside the first.',
  );
});

test('folders go no deeper than src/room/feature/part', () => {
  assert.deepEqual(
    product.map(({ path }) => path).filter((path) => path.split('/').length > 5),
    [],
    'These lie too deep. Move them up to src/room/feature/part, under a word that says which part.',
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
  assert.deepEqual(
    bad,
    [],
    'Name these for the thing they hold, in small letters with hyphens (`bookings/changes/cancel-dialog.tsx`): no index, no helpers.',
  );
});

test('there is no .tsx under server: Node does not run it', () => {
  assert.deepEqual(
    [...files.keys()].filter((path) => /^src\/server\/.*\.tsx$/.test(path)),
    [],
    'Node runs the server’s TypeScript as it is, without JSX. Write these as .ts, or draw in src/web.',
  );
});

test('an object is written out: no literal is spread into another to save lines', () => {
  const found = [...product, ...journeys].filter(({ text }) => text.includes(`...${'{'}`));
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'These spread a literal into another. Write its fields where they belong, one below the other.',
  );
});

test('layout is logical: no class or style that knows left from right', () => {
  const physical =
    /(?<![\w-])(?:-?(?:ml|mr|pl|pr)-[\w[]|(?:left|right)-(?:\d|\[|auto|full|px)|text-(?:left|right)\b|border-[lr]\b|rounded-[lr]\b|float-(?:left|right)\b)/;
  const found = product
    .filter(({ path, text }) => path.startsWith('src/web/') && !isTest(path) && physical.test(text))
    .map(({ path, text }) => `${path}: ${physical.exec(text)?.[0]}`);
  assert.deepEqual(
    found,
    [],
    'These would stand on the wrong side in Arabic. Write `ps-4` for `pl-4`, `text-start` for `text-left`, `start-0` for `left-0`.',
  );
});

test('no text that people read stands outside the catalogues', () => {
  // A letter between a tag's end and the next tag is a sentence somebody forgot to translate.
  const bareText = />\s*[A-Za-z\u0600-\u06FF][^<>{}=;()]*<\//;
  const found = product
    .filter(({ path, text }) => path.endsWith('.tsx') && bareText.test(text))
    .map(({ path, text }) => `${path}: ${bareText.exec(text)?.[0].trim()}`);
  assert.deepEqual(
    found,
    [],
    'These sentences are in one language only. Move them to text.en.ts and text.ar.ts of their folder.',
  );
});

test('every text exists in both languages', () => {
  const lonely = [...files.keys()].filter(
    (path) => /text\.en\.ts$/.test(path) && !files.has(path.replace('text.en.ts', 'text.ar.ts')),
  );
  assert.deepEqual(lonely, [], 'Write text.ar.ts beside these, with the same keys.');
});

test('the contract says what everything looks like; what is foreign says so in the line above it', () => {
  // A record is loose where any word may be a key of it; `custom` looks at nothing.
  const loose =
    /\b(looseObject|unknown|any|passthrough|loose|catchall)\(|\brecord\(z\.string\(|\bcustom[<(]/;
  const found = product
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
