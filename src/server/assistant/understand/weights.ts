/** Where trained weights are kept: by what they were trained from, so that the right ones are found and the wrong ones never. */
import { createHash } from 'node:crypto';
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { CataloguePhrase } from '#server/assistant/understand/catalogue-phrases.ts';
import type { Trained } from '#server/assistant/understand/classifiers.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const folder = join(root, 'dist', 'understanding');

/** Corpus and mathematics; the catalogue is told apart, for it changes while the house is open. */
const sources = [
  'seed/assistant/**/*.txt',
  'src/domain/assistant/{alarms,meanings}.ts',
  'src/domain/assistant/classifier/*.ts',
  'src/domain/search/*.ts',
  'src/server/assistant/understand/{corpus,lessons,trainer,classifiers}.ts',
];

export async function lessonsHash(): Promise<string> {
  const found = await Array.fromAsync(glob(sources, { cwd: root }));
  const paths = found.filter((path) => !path.endsWith('.test.ts')).toSorted();
  const hash = createHash('sha256');
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path))));
  for (const text of texts) hash.update(text);
  return hash.digest('hex').slice(0, 16);
}

export const phrasesHash = (phrases: readonly CataloguePhrase[]): string =>
  createHash('sha256').update(JSON.stringify(phrases)).digest('hex').slice(0, 16);

const fileOf = (lessons: string, phrases: string) => join(folder, `${lessons}-${phrases}.weights`);

/** Those of another catalogue serve until there are better ones. */
export async function readWeights(lessons: string, phrases: string): Promise<Kept | undefined> {
  const names = await readdir(folder).catch(() => []);
  const fitting = names.filter((name) => name.startsWith(`${lessons}-`) && /\.weights$/.test(name));
  const exact = fitting.find((name) => name.includes(phrases));
  const name = exact ?? fitting[0];
  if (!name) return undefined;
  return { trained: deserialize(await readFile(join(folder, name))), isExact: Boolean(exact) };
}

export interface Kept {
  trained: Trained;
  isExact: boolean;
}

/** Whole or not at all: somebody else may read it at the same moment. */
export async function keepWeights(lessons: string, phrases: string, trained: Trained) {
  await mkdir(folder, { recursive: true });
  const file = fileOf(lessons, phrases);
  await writeFile(`${file}.${process.pid}`, serialize(trained));
  await rename(`${file}.${process.pid}`, file);
}

export async function removeOtherWeights(lessons: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.filter((name) => !name.startsWith(lessons));
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })));
}

const lock = join(folder, 'learning');

/** Several processes may find nothing at the same moment: one of them learns. */
export async function mayLearn(): Promise<boolean> {
  await mkdir(folder, { recursive: true });
  const learner = Number(await readFile(lock, 'utf8').catch(() => '0'));
  if (learner > 0 && !isAlive(learner)) await rm(lock, { force: true });
  return writeFile(lock, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
}

/** Signal 0 asks whether there is such a process and does nothing to it. */
function isAlive(learner: number): boolean {
  try {
    return process.kill(learner, 0);
  } catch {
    return false;
  }
}

export const hasLearnt = (): Promise<void> => rm(lock, { force: true });
