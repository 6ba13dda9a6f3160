/** One turn of a conversation as the house answers it, without a server: how tables and benches ask. */
import { type Frame, withShown } from '#domain/assistant/frame/frame.ts';
import { languageAskedIn } from '#domain/assistant/frame/moves.ts';
import { languageOf } from '#domain/assistant/language.ts';
import { plain } from '#domain/search/normal-form.ts';
import { answerIn, contextOf } from '#server/assistant/brain.ts';
import { type Composed, composeAnswer } from '#server/assistant/composition.ts';
import type { Knowledge } from '#server/assistant/knowledge.ts';
import { personaNamed } from '#server/assistant/personas.ts';
import { alarmOf } from '#server/assistant/replies/alarm.ts';
import type { Context, Reply } from '#server/assistant/replies/reply.ts';
import { toolsForTesting } from '#server/assistant/tools-testing.ts';

/** The day on which everything is asked: a Sunday in the season. */
const askedAt = '2026-11-15T08:00:00.000Z';

export interface Talk {
  knowledge: Knowledge;
  as: 'visitor' | 'client';
  persona: string;
  frame: Frame | undefined;
}

export interface Turn {
  context: Context;
  reply: Reply;
  answer: Composed;
  frame: Frame;
}

export async function turn(message: string, talk: Talk): Promise<Turn> {
  const { knowledge, frame } = talk;
  const { snapshot } = knowledge;
  const persona = personaNamed(snapshot, talk.persona);
  const language = languageAskedIn(plain(message)) ?? frame?.language ?? languageOf(message, 'en');
  const tools = toolsForTesting(snapshot, askedAt, talk.as === 'client');
  const asked = { message, history: [], frame, language, persona, today: tools.today };
  const context = await contextOf(asked, knowledge, tools);
  const reply = await answerIn(context);
  const answer = composeAnswer(reply, { snapshot, artBase: '/art/1', language, persona });
  const shown = answer.cards.map(({ id }) => id);
  const told = { alarm: alarmOf(context), focus: reply.focus };
  return { context, reply, answer, frame: withShown(context.meant.frame, shown, told) };
}

/** What somebody sees of an answer. */
export function seenIn(answer: Composed) {
  const { response, cards, citations } = answer;
  const actions = [...answer.actions, ...cards.flatMap(({ action }) => action ?? [])];
  return {
    text: [response, ...cards.flatMap(({ title, facts }) => [title, ...facts])].join('\n'),
    ids: [...citations.map(({ id }) => id), ...cards.map(({ id }) => id)],
    kinds: [...cards.map(({ kind }) => kind), ...citations.map(({ kind }) => kind)],
    paths: actions.map(({ path }) => path),
    actions: actions.map(({ kind }) => kind),
  };
}
