/** One question from its first word to its last: which brain answers, what is kept, what is sent. */
import type {
  AssistantAnswer,
  AssistantAsk,
  AssistantEvent,
} from '#contract/assistant/assistant.ts';
import type { Language } from '#contract/primitives.ts';
import type { Focus } from '#domain/assistant/frame/focus.ts';
import { languageAskedIn } from '#domain/assistant/frame/moves.ts';
import { languageOf } from '#domain/assistant/language.ts';
import { plain } from '#domain/search/normal-form.ts';
import { withActs } from '#server/assistant/acts/acts.ts';
import { answerIn, contextOf } from '#server/assistant/brain.ts';
import {
  type AnswerReader,
  type Composed,
  composeAnswer,
  personaFor,
} from '#server/assistant/composition.ts';
import { cleanText } from '#server/assistant/history/history.ts';
import { keepExchange } from '#server/assistant/history/kept-exchange.ts';
import { houseTools } from '#server/assistant/house-tools.ts';
import { knowledgeOf } from '#server/assistant/knowledge.ts';
import type { AssistantLimits } from '#server/assistant/limits.ts';
import type { Model } from '#server/assistant/model/model.ts';
import { personaFrom } from '#server/assistant/personas.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { focusOf } from '#server/assistant/remember/focus.ts';
import { recallFrame } from '#server/assistant/remember/memory.ts';
import { alarmOf } from '#server/assistant/replies/alarm.ts';
import {
  type Context,
  type Raising,
  type Reply,
  replyWith,
} from '#server/assistant/replies/reply.ts';
import { alarmDesk, followUp } from '#server/conversations/actions.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface House {
  services: Services;
  artBase: string;
  limits: AssistantLimits;
  model: Model | undefined;
}

export interface AssistantAsker {
  caller: Caller;
  ip: string;
  /** Ends when whoever asked has gone. */
  signal: AbortSignal;
}

interface Prepared {
  /** Nothing where the message could not be understood, which is a defect of ours. */
  context: Context | undefined;
  reader: AnswerReader;
}

/** The events of one answer; the last of them is the answer itself. */
export async function* eventsOfAnswer(
  house: House,
  ask: AssistantAsk,
  asker: AssistantAsker,
): AsyncGenerator<AssistantEvent> {
  const prepared = await prepare(house, ask, asker);
  const { language } = prepared.reader;
  const conversationId = asker.caller.kind === 'client' ? (ask.conversationId ?? null) : null;
  yield {
    event: 'start',
    data: { language, persona: personaFor(prepared.reader), conversationId },
  };
  const byIt = yield* byModel(house, prepared, asker);
  const written = byIt && composeAnswer(byIt, prepared.reader);
  const brain = written ? 'model' : 'embedded';
  const reply = written ? undefined : await byHeart(house, prepared);
  if (reply?.raises) await tellDesk(house, reply.raises, { ask, asker, language });
  const answer = written ?? composeAnswer(reply ?? apology(prepared.reader), prepared.reader);
  const { context } = prepared;
  const focus = (byIt ?? reply)?.focus;
  if (!written)
    for (const text of pieces(answer.response)) yield { event: 'delta', data: { text } };
  yield {
    event: 'answer',
    data: await finished(house, asker, { ask, answer, brain, context, focus }),
  };
}

interface Telling {
  ask: AssistantAsk;
  asker: AssistantAsker;
  language: Language;
}

async function tellDesk(
  { services }: House,
  { kind, reference }: Raising,
  { ask, asker, language }: Telling,
) {
  const raised = {
    facts: cleanText(ask.message),
    language,
    reference,
    token: ask.expertToken,
    ip: asker.ip,
  };
  if (kind === 'emergency') await alarmDesk(services, asker.caller, raised);
  else await followUp(services, asker.caller, { ...raised, kind });
}

async function prepare(
  house: House,
  ask: AssistantAsk,
  { caller }: AssistantAsker,
): Promise<Prepared> {
  const { services, artBase } = house;
  const snapshot = await services.catalogue.current();
  const message = cleanText(ask.message);
  const memory = await recallFrame(services, caller, ask);
  const language =
    languageAskedIn(plain(message)) ??
    memory.frame?.language ??
    languageOf(message, ask.language ?? 'en');
  const persona = personaFrom(snapshot, ask);
  const tools = houseTools(services, { caller, snapshot, language, artBase });
  const asked = { message, ...memory, language, persona, today: tools.today };
  const knowledge = await knowledgeOf(snapshot);
  const context = await contextOf(asked, knowledge, tools).catch((error: unknown) => {
    services.log.error({ err: error }, 'the assistant could not understand');
    return undefined;
  });
  return { context, reader: { snapshot, artBase, language, persona } };
}

/** The model writes where there is one, it may, and it does; nothing, and the house answers itself. */
async function* byModel(
  { model, limits, services }: House,
  { context }: Prepared,
  { caller, ip, signal }: AssistantAsker,
): AsyncGenerator<AssistantEvent, Reply | undefined> {
  // Who is in danger, or was let down, waits for no model.
  if (!model || !context || context.heard.alarm || context.heard.act === 'complaint')
    return undefined;
  if (!(await limits.allowsModel(caller, ip))) return undefined;
  let said = false;
  try {
    const writing = model.write(context, signal);
    for (let next = await writing.next(); ; next = await writing.next()) {
      if (next.done) {
        const reply = await withActs(next.value, context);
        return { ...reply, focus: focusOf(reply, context, 'house') };
      }
      said = true;
      yield { event: 'delta', data: { text: next.value } };
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    services.log.warn({ reason }, 'the language model failed; the house answers itself');
    if (said) yield { event: 'reset', data: {} };
    return undefined;
  }
}

/** A defect of the brain is written down, and the specified apology is all that is left to say. */
async function byHeart({ services }: House, { context, reader }: Prepared): Promise<Reply> {
  try {
    if (context) return await withActs(await answerIn(context), context);
  } catch (error) {
    services.log.error({ err: error }, 'the assistant could not answer');
  }
  return apology(reader);
}

function apology(reader: AnswerReader): Reply {
  const { failure } = reader.snapshot.texts('personas').landingWidget;
  return replyWith(failure[reader.language], {
    offersPerson: true,
    actions: [personAction(reader.language)],
  });
}

interface Finished {
  ask: AssistantAsk;
  answer: Composed;
  brain: AssistantAnswer['brain'];
  context: Context | undefined;
  focus: Focus | undefined;
}

async function finished(
  { services }: House,
  asker: AssistantAsker,
  { ask, answer, brain, context, focus }: Finished,
): Promise<AssistantAnswer> {
  const message = cleanText(ask.message);
  const shown = answer.cards.map(({ id }) => id);
  const { conversationId, memoryToken } = ask;
  const exchanged = context && {
    frame: context.meant.frame,
    heard: context.meant.heard,
    shown,
    alarm: alarmOf(context),
    focus,
  };
  const exchange = { conversationId, memoryToken, message, answer, exchanged };
  const kept = await keepExchange(services, asker, exchange);
  return { ...answer, ...kept, brain };
}

/** A few words at a time, as they would be said. */
const pieces = (text: string): string[] =>
  text.match(/[\s\S]{1,48}(?:\s+|$)|[\s\S]{1,64}/g) ?? [text];
