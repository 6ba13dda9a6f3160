import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

/** docs/glossary.md names every noun of the product once; the code uses those names. */

const root = fileURLToPath(new URL('../', import.meta.url));

interface Noun {
  english: string;
  arabic: string;
  inCode: string[];
}

let nouns: Noun[] = [];
let building: string[] = [];
let ofTypes: string[] = [];
let paths: string[] = [];

before(async () => {
  const page = await readFile(new URL('../docs/glossary.md', import.meta.url), 'utf8');
  const [product = '', others = ''] = page.split('## Words of the building');
  const [ours = '', after = ''] = others.split('## Words of types');
  const [, plain = ''] = after.split('\n## ')[0]?.split('is meant.') ?? [];
  nouns = product
    .split('\n')
    .filter((line) => /^\| (?!English)/.test(line))
    .map((line) => {
      const [english = '', arabic = '', code = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return { english, arabic, inCode: quoted(code) };
    });
  building = quoted(ours);
  ofTypes = quoted(plain);
  paths = await Array.fromAsync(glob('src/*/**/*.{ts,tsx}', { cwd: root }));
});

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

const exportedTypes = (text: string) =>
  [...text.matchAll(/^export (?:const|type|interface) ([A-Z]\w*)/gm)].map(([, name = '']) => name);

const wordsOf = (name: string) => name.match(/[A-Z]?[a-z]+/g) ?? [];

const singular = (word: string) =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/shes$/, 'sh')
    .replace(/criteria$/, 'criterion')
    .replace(/(?<!s)s$/, '');

test('every folder has its name from the glossary', () => {
  const known = new Set([...nouns.flatMap(({ inCode }) => inCode), ...building]);
  // src/room/feature/part/file.ts
  const folders = new Set(paths.flatMap((path) => path.split('/').slice(2, -1)));
  const unknown = [...folders].filter((name) => !known.has(name));
  assert.deepEqual(
    unknown,
    [],
    'Name the folder with a word of docs/glossary.md, or add its noun there.',
  );
});

test('every type that the glossary names is there', async () => {
  const texts = await Promise.all(paths.map((path) => readFile(`${root}/${path}`, 'utf8')));
  const exported = texts.flatMap(exportedTypes);
  const named = nouns.flatMap(({ inCode }) => inCode.filter((word) => /^[A-Z]/.test(word)));
  const missing = named.filter((name) => !exported.includes(name));
  assert.deepEqual(missing, [], 'The glossary promises a type that no file exports.');
});

/** `SavedGuest` as ` saved guest `, so that `guest` is found in it and `est` is not. */
const spelled = (name: string) => ` ${wordsOf(name).map(singular).join(' ')} `;

test('every type of the contract and the domain holds a noun of the glossary', async () => {
  const known = [...nouns.flatMap(({ inCode }) => inCode), ...ofTypes].map(spelled);
  const files = paths.filter((path) =>
    /^src.(contract|domain).(?!.*(\.test|testing)\.ts$)/.test(path),
  );
  const texts = await Promise.all(files.map((path) => readFile(`${root}/${path}`, 'utf8')));
  const names = texts.flatMap(exportedTypes);
  assert.notEqual(names.length, 0);
  assert.deepEqual(
    names.filter((name) => !known.some((noun) => spelled(name).includes(noun))),
    [],
    'Say what it is: call the type by a noun of docs/glossary.md (`HeardMessage`, not `Heard`), or add its noun there.',
  );
});

test('every noun stands once, in both languages', () => {
  const twice = nouns.filter(
    ({ english }, place) => nouns.findIndex((other) => other.english === english) !== place,
  );
  assert.deepEqual(
    twice.map(({ english }) => english),
    [],
    'These nouns stand twice in docs/glossary.md. Strike one, or say in brackets which is meant.',
  );
  const without = nouns.filter(({ arabic }) => !/[\u0600-\u06FF]/.test(arabic));
  assert.deepEqual(
    without.map(({ english }) => english),
    [],
    'Write the Arabic of these nouns into docs/glossary.md: the form that text.ar.ts uses.',
  );
});
