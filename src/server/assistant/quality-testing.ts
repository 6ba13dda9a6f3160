/** The table of questions: what clients ask, what they are owed, and how an answer is held against it. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { figuresIn } from '#domain/assistant/figures.ts';
import type { Frame } from '#domain/assistant/frame/frame.ts';
import type { Composed } from '#server/assistant/composition.ts';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import type { Reply } from '#server/assistant/replies/reply.ts';
import { seenIn, turn } from '#server/assistant/talking-testing.ts';
import type { Said } from '#server/assistant/understand/understanding.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

const texts = z.array(z.string());

const Question = z.strictObject({
  id: z.string(),
  turns: texts.min(1),
  as: z.enum(['visitor', 'client']).default('visitor'),
  persona: z.string().default('lifestyle-manager'),
  expect: z.strictObject({
    language: z.enum(['en', 'ar']).optional(),
    /** All of them, in the answer or on its cards. */
    says: texts.optional(),
    saysAny: texts.optional(),
    cites: texts.optional(),
    citesAny: texts.optional(),
    notCites: texts.optional(),
    /** Every card is of this kind, and there is one. */
    kind: z.string().optional(),
    /** A part of the path of some action or card's button. */
    action: z.string().optional(),
    actionKind: z.string().optional(),
    missing: texts.optional(),
    person: z.boolean().optional(),
    never: texts.optional(),
    noCards: z.boolean().optional(),
    noFigures: z.boolean().optional(),
    notFigure: z.string().optional(),
  }),
});
type Question = z.infer<typeof Question>;

const folder = fileURLToPath(new URL('../../../tools/bench/chat-questions/', import.meta.url));

export async function readQuestions(): Promise<Question[]> {
  const names = (await Array.fromAsync(glob('*.json', { cwd: folder }))).toSorted();
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return files.flatMap((file) => z.array(Question).parse(JSON.parse(file)));
}

export interface Answered {
  question: Question;
  answer: Composed;
  reply: Reply;
  /** Everything that was said in the conversation, for what an answer may repeat. */
  said: string[];
  wrong: string[];
}

/** Turn by turn, each answer read back as the history of the next; the last one is judged. */
export async function ask(question: Question, snapshot: Snapshot): Promise<Answered> {
  const knowledge = await knowledgeOf(snapshot);
  const history: Said[] = [];
  let frame: Frame | undefined;
  let last: { reply: Reply; answer: Composed; frame: Frame } | undefined;
  for (const message of question.turns) {
    last = await turn(message, { knowledge, as: question.as, persona: question.persona, frame });
    frame = last.frame;
    history.push({ text: message, isUser: true }, { text: last.answer.response, isUser: false });
  }
  if (!last) throw new RangeError('A question has a turn.');
  const said = history.map(({ text }) => text).slice(0, -1);
  return { question, ...last, said, wrong: mistakes(question, last.answer) };
}

function mistakes({ expect }: Question, answer: Composed): string[] {
  const seen = seenIn(answer);
  const has = (list: readonly string[], wanted: string) => list.includes(wanted);
  const checks: [string, boolean][] = [
    ['language', !expect.language || answer.language === expect.language],
    ...(expect.says ?? []).map((text): [string, boolean] => [
      `says ${text}`,
      seen.text.includes(text),
    ]),
    ['saysAny', !expect.saysAny || expect.saysAny.some((text) => seen.text.includes(text))],
    ...(expect.cites ?? []).map((id): [string, boolean] => [`cites ${id}`, has(seen.ids, id)]),
    ['citesAny', !expect.citesAny || expect.citesAny.some((id) => has(seen.ids, id))],
    ...(expect.notCites ?? []).map((id): [string, boolean] => [`not ${id}`, !has(seen.ids, id)]),
    ['kind', !expect.kind || seen.kinds.some((kind) => kind === expect.kind)],
    ['action', !expect.action || seen.paths.some((path) => path.includes(expect.action ?? ''))],
    ['actionKind', !expect.actionKind || has(seen.actions, expect.actionKind)],
    ...(expect.missing ?? []).map((one): [string, boolean] => [
      `missing ${one}`,
      answer.missing.some((asked) => asked === one),
    ]),
    ['person', !expect.person || answer.offersPerson],
    ...(expect.never ?? []).map((text): [string, boolean] => [
      `never ${text}`,
      !seen.text.includes(text),
    ]),
    ['noCards', !expect.noCards || answer.cards.length === 0],
    ['noFigures', !expect.noFigures || figuresIn(answer.response).length === 0],
    ['notFigure', !expect.notFigure || !figuresIn(answer.response).includes(expect.notFigure)],
  ];
  return checks.filter(([, holds]) => !holds).map(([name]) => name);
}
