/** Conversations whose every turn says what is right, and how each answer is held against it. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Frame } from '#domain/assistant/frame/frame.ts';
import { plain } from '#domain/search/normal-form.ts';
import { type Knowledge, knowledgeOf } from '#server/assistant/knowledge.ts';
import { seenIn, type Turn, turn } from '#server/assistant/talking-testing.ts';
import { isOfKind, kinds, speakers } from '#server/assistant/talks-kinds-testing.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

const texts = z.array(z.string().min(1));
const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item).min(1)]);

const KeyedTurn = z.strictObject({
  text: z.string().min(1),
  language: z.enum(['en', 'ar', 'any']),
  kind: oneOrMore(z.enum(kinds)),
  about: oneOrMore(z.string()).nullable().optional(),
  aboutAll: z.boolean().default(false),
  /** Each of them; of several spellings one. */
  says: z.array(oneOrMore(z.string().min(1))).default([]),
  saysAny: texts.optional(),
  never: texts.default([]),
  why: z.string().optional(),
});
export type KeyedTurn = z.infer<typeof KeyedTurn>;

const KeyedTalk = z.strictObject({
  id: z.string(),
  as: z.enum(speakers).default('visitor'),
  turns: z.array(KeyedTurn).min(1),
  why: z.string().optional(),
});
export type KeyedTalk = z.infer<typeof KeyedTalk>;

const folder = fileURLToPath(new URL('../../../tools/bench/talks/', import.meta.url));

/** By author, as they are written down. */
export async function readTalks(): Promise<Map<string, KeyedTalk[]>> {
  const names = (await Array.fromAsync(glob('*.json', { cwd: folder }))).toSorted();
  const read = names.map(async (name): Promise<[string, KeyedTalk[]]> => {
    const file = await readFile(join(folder, name), 'utf8');
    return [name.replace('.json', ''), z.array(KeyedTalk).parse(JSON.parse(file))];
  });
  return new Map(await Promise.all(read));
}

export interface JudgedTurn {
  key: KeyedTurn;
  told: Turn;
  /** Nothing where it is right. */
  wrong: string[];
}

/** Every turn is judged; what was said before stands as it was answered, rightly or not. */
export async function talked(talk: KeyedTalk, snapshot: Snapshot): Promise<JudgedTurn[]> {
  const knowledge = await knowledgeOf(snapshot);
  const judged: JudgedTurn[] = [];
  let frame: Frame | undefined;
  for (const key of talk.turns) {
    const told = await turn(key.text, {
      knowledge,
      as: talk.as,
      persona: 'lifestyle-manager',
      frame,
    });
    frame = told.frame;
    judged.push({ key, told, wrong: mistakesIn(told, { key, as: talk.as, knowledge }) });
  }
  return judged;
}

interface Keyed {
  key: KeyedTurn;
  as: KeyedTalk['as'];
  knowledge: Knowledge;
}

function mistakesIn(told: Turn, keyed: Keyed): string[] {
  const { key, as } = keyed;
  const allowed = all(key.kind);
  return [
    key.language !== 'any' && told.answer.language !== key.language && `wrong language`,
    !allowed.some((kind) => isOfKind(kind, told, as)) &&
      `wrong kind (wants ${allowed.join(' | ')})`,
    !isAbout(told, keyed) && `wrong thing (wants ${JSON.stringify(key.about)})`,
    ...wordMistakes(told, keyed),
  ].filter((one) => one !== false);
}

const all = <Item>(one: Item | Item[]): Item[] => (Array.isArray(one) ? one : [one]);

function wordMistakes({ answer }: Turn, { key, knowledge }: Keyed) {
  const said = spelt(seenIn(answer).text);
  const cards = new Set(answer.cards.map(({ id }) => id));
  const has = (text: string) => holds(said, spelt(text));
  const isShown = (one: string) => (knowledge.byId.has(one) ? cards.has(one) : has(one));
  return [
    ...key.says.map((one) => !all(one).some(has) && `wrong words (wants ${all(one).join(' | ')})`),
    key.saysAny !== undefined &&
      !key.saysAny.some(has) &&
      `wrong words (wants any of ${key.saysAny.join(' | ')})`,
    ...key.never.map((one) => isShown(one) && `wrong words (never ${one})`),
  ];
}

/** `2,100` and `2100` are one figure. */
const spelt = (text: string) => plain(text).replaceAll(/(\d)[,٬](?=\d{3})/g, '$1');

/** A figure is no part of another. */
function holds(said: string, wanted: string): boolean {
  if (!/^\d[\d.]*$/.test(wanted)) return said.includes(wanted);
  return new RegExp(`(?<![\\d.])${wanted.replaceAll('.', '\\.')}(?!\\d|\\.\\d)`).test(said);
}

function isAbout(told: Turn, { key: { about, aboutAll }, knowledge }: Keyed): boolean {
  if (about === undefined) return true;
  const { answer } = told;
  if (about === null) return answer.cards.length === 0;
  const ids = seenIn(answer).ids;
  const isThis = (wanted: string) => {
    if (wanted.startsWith('own:')) return true;
    if (wanted.startsWith('list:')) return isListOf(wanted.slice(5), told, knowledge);
    return ids.some((id) => id === wanted || knowledge.byId.get(id)?.slug === wanted);
  };
  return aboutAll ? all(about).every(isThis) : all(about).some(isThis);
}

/** One at least is of that kind, and no card of another. */
function isListOf(kind: string, { reply, answer }: Turn, { byId }: Knowledge): boolean {
  const isOf = (id: string) => {
    const thing = byId.get(id);
    if (thing?.entry.of !== 'home' || !kind.startsWith('home-')) return thing?.topic === kind;
    return kind === (thing.entry.item.purpose === 'rent' ? 'home-rent' : 'home-buy');
  };
  return reply.things.some(({ id }) => isOf(id)) && answer.cards.every(({ id }) => isOf(id));
}
