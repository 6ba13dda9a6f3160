import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { isTest, product } from './architecture-testing.ts';

/** A file is found by its folder and its noun: how files are called, and how many lie together. */

interface Named {
  path: string;
  stem: string;
  /** Below the room: the feature, and the part if there is one. */
  folders: string[];
}

const named = product
  .filter(({ path }) => path.split('/').length > 3)
  .map(({ path }): Named => {
    const parts = path.split('/');
    const [stem = ''] = (parts.at(-1) ?? '').split('.');
    return { path, stem, folders: parts.slice(2, -1) };
  });

const one = (folder: string) => folder.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** Names that would say less, or something else, without the word of their folder. */
const needed = [
  // Beside it lies the panel of an offering.
  'src/web/bookings/panel/booking-panel.tsx',
  // `tools/build/drawn-parts.ts` knows the script that is made of it by this name.
  'src/web/bookings/panel/panel-bar.tsx',
  // The page is called so, and the build finds the scripts of a page by its name.
  'src/web/bookings/own/own-bookings-page.tsx',
  // The script that is made of it must say what it is: a test looks that the first page does not fetch it.
  'src/web/platform/auth/auth-client.ts',
  // Secrets at rest: the expression is one word.
  'src/server/platform/secrets/secrets-at-rest.test.ts',
  'src/server/platform/secrets/secrets-at-rest-testing.ts',
];

test('a file does not repeat the name of its folder', () => {
  // A page that the server draws is found by its name: `homes/home-page.tsx` draws the page `home`.
  const repeats = ({ stem, folders }: Named) =>
    folders.some((folder) =>
      [folder, one(folder)].some((word) => stem.startsWith(`${word}-`) && stem !== `${word}-page`),
    );
  const found = named.filter((file) => repeats(file) && !needed.includes(file.path));
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'Leave the word out: everybody who reads `areas/area-map.tsx` knows it from the folder; `areas/map.tsx` says as much.',
  );
});

/** Nouns that look like verbs. */
const nouns =
  /^(booking|billing|schooling|viewing|landing|pricing|opening|ending|greeting|rating|spending|heading|paging|understanding|meaning|thing|something|ring|being|offering)s?$/;
/** Not made of a verb, or a word of the glossary. */
const adjectives = /^(owed|reserved|seed|feed|spoken|embed)$/;
const verbal =
  /^([a-z]+ing|[a-z]+ed|told|heard|held|written|known|said|taken|sent|kept|given|paid)$/;
/** What comes after these is no noun: `given-up`, `charged-twice`. */
const particles = /^(on|up|off|out|down|back|for|to|twice|again|otherwise)$/;

/** The words of docs/glossary.md that say which one of its noun is meant: `sent` of `sent-refunds.ts`. */
const glossary = await readFile(new URL('../docs/glossary.md', import.meta.url), 'utf8');
const beside = new Set(
  [...glossary.matchAll(/`([^`]+)`/g)]
    .flatMap(([, word = '']) => word.match(/[A-Z]?[a-z]+/g) ?? [])
    .map((word) => word.toLowerCase()),
);

/** Something verbal that is no noun, and says of no noun after it which one is meant. */
function isLoose(word: string, next: string | undefined): boolean {
  if (!verbal.test(word) || nouns.test(word)) return false;
  if (next === undefined) return !adjectives.test(word);
  return !beside.has(word) || particles.test(next);
}

test('a module is named for the thing it holds, not for what is done to it', () => {
  // A hook is an act (`use-answer-booking`), and the name of a test is a sentence.
  const isVerbal = ({ path, stem }: Named) => {
    const words = stem.split('-');
    const isAct = isTest(path) || words[0] === 'use';
    return !isAct && words.some((word, place) => isLoose(word, words[place + 1]));
  };
  assert.deepEqual(
    named.filter(isVerbal).map(({ path }) => path),
    [],
    'Name the file by a noun: who looks for refunds that are under way looks for `transit.ts`, never for `sending.ts`. If it is a noun after all (`pricing`), add it to the list above; a word that says which noun is meant (`sent-refunds.ts`) belongs in docs/glossary.md.',
  );
});

test('no folder holds more files than one can look over', () => {
  const width = 30;
  const count = new Map<string, number>();
  for (const { path } of product.filter((file) => !isTest(file.path))) {
    const folder = path.split('/').slice(0, -1).join('/');
    count.set(folder, (count.get(folder) ?? 0) + 1);
  }
  const wide = [...count].filter(([, files]) => files > width);
  assert.deepEqual(
    wide.map(([folder, files]) => `${folder}: ${files}`),
    [],
    `Find about five files that share a word of docs/glossary.md and give them a folder beside or below this one: more than ${width} names nobody reads to the end.`,
  );
});
