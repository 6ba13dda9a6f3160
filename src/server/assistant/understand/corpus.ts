/** What people say, as several authors wrote it: one folder for each family and language, one file for each author. */
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '#contract/primitives.ts';
import type { EmergencySigns } from '#domain/assistant/alarms.ts';
import { spellAlarm } from '#domain/assistant/alarms.ts';

const families = ['answers', 'acts', 'own', 'kinds', 'facets', 'things', 'turns'] as const;
type Family = (typeof families)[number];

export interface Utterance {
  text: string;
  is: string;
  family: Family;
  language: Language;
  author: string;
}

export interface Corpus {
  utterances: Utterance[];
  /** What is said around a question and means nothing. */
  asides: Record<Language, string[]>;
  /** Phrases of people in danger. */
  signs: EmergencySigns;
}

const folder = new URL('../../../../seed/assistant/', import.meta.url);
const named = /^([a-z]+)\.(en|ar)[\\/](.+)\.txt$/;

export async function readCorpus(): Promise<Corpus> {
  const files = (await Array.fromAsync(glob('*/*.txt', { cwd: fileURLToPath(folder) }))).toSorted();
  // Who has learnt nothing hears no danger: better no start than a deaf one.
  if (files.length === 0) throw new RangeError(`There is nothing to learn from in ${folder.href}.`);
  const utterances = await Promise.all(files.map(utterancesIn));
  return {
    utterances: utterances.flat(),
    asides: { en: await linesOf('asides.en.txt'), ar: await linesOf('asides.ar.txt') },
    signs: await signsOf('alarms.txt'),
  };
}

async function linesOf(file: string): Promise<string[]> {
  const text = await readFile(new URL(file, folder), 'utf8');
  return text.split('\n').filter((line) => line.trim() !== '');
}

async function signsOf(file: string): Promise<EmergencySigns> {
  const lines = await linesOf(file);
  const second = lines.indexOf('# possible');
  const read = (some: string[]) =>
    some.map((line) => `${spellAlarm(line)}${line.endsWith('*') ? '*' : ''}`);
  return { sure: read(lines.slice(1, second)), possible: read(lines.slice(second + 1)) };
}

/** `# name of the class`, then a line for each way of saying it. */
async function utterancesIn(file: string): Promise<Utterance[]> {
  const [, family, language, author = ''] = named.exec(file) ?? [];
  if (!isFamily(family) || (language !== 'en' && language !== 'ar')) return [];
  const found: Utterance[] = [];
  let is = '';
  for (const line of await linesOf(file)) {
    if (line.startsWith('# ')) is = line.slice(2).trim();
    else found.push({ text: line.trim(), is, family, language, author });
  }
  return found;
}

const isFamily = (name: string | undefined): name is Family =>
  families.some((family) => family === name);
