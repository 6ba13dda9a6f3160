/** One question from its first word to its last: which brain answers, what is kept, what is sent. */
import type {
  AssistantAnswer,
  AssistantAsk,
  AssistantEvent,
} from '#contract/assistant/assistant.ts';
import { languageOf } from '#domain/assistant/language.ts';
import { contextOf, embeddedAnswer } from '#server/assistant/brain.ts';
import { type Composed, compose, personaFor, type Reader } from '#server/assistant/composition.ts';
import { clean, historyOf } from '#server/assistant/history.ts';
import { houseTools } from '#server/assistant/house-tools.ts';
import { keep } from '#server/assistant/kept-exchange.ts';
import { type Knowledge, knowledgeOf } from '#server/assistant/knowledge.ts';
import type { Limits } from '#server/assistant/limits.ts';
import type { Model } from '#server/assistant/model/model.ts';
import { personaFrom } from '#server/assistant/personas.ts';
import { personAction } from '#server/assistant/proposed-actions.ts';
import { type Reply, replied } from '#server/assistant/replies/reply.ts';
import type { Tools } from '#server/assistant/tools.ts';
import type { Asked } from '#server/assistant/understanding.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export interface House {
  services: Services;
  artBase: string;
  limits: Limits;
  model: Model | undefined;
}

export interface Asker {
  caller: Caller;
  ip: string;
  /** Ends when whoever asked has gone. */
  signal: AbortSignal;
}

interface Prepared {
  asked: Asked;
  knowledge: Knowledge;
  tools: Tools;
  reader: Reader;
}

/** The events of one answer; the last of them is the answer itself. */
export async function* answering(
  house: House,
  ask: AssistantAsk,
  asker: Asker,
): AsyncGenerator<AssistantEvent> {
  const prepared = await prepare(house, ask, asker);
  const { language } = prepared.reader;
  const conversationId = asker.caller.kind === 'client' ? (ask.conversationId ?? null) : null;
  yield {
    event: 'start',
    data: { language, persona: personaFor(prepared.reader), conversationId },
  };
  const written = yield* byModel(house, prepared, asker);
  const brain = written ? 'model' : 'embedded';
  const answer = written ?? compose(await byHeart(house, prepared), prepared.reader);
  if (!written)
    for (const text of pieces(answer.response)) yield { event: 'delta', data: { text } };
  yield { event: 'answer', data: await finished(house, asker, { ask, answer, brain }) };
}

async function prepare(house: House, ask: AssistantAsk, { caller }: Asker): Promise<Prepared> {
  const { services, artBase } = house;
  const snapshot = await services.catalogue.current();
  const message = clean(ask.message);
  const language = languageOf(message, ask.language ?? 'en');
  const persona = personaFrom(snapshot, ask);
  const tools = houseTools(services, { caller, snapshot, language, artBase });
  const asked = { message, history: historyOf(ask), language, persona, today: tools.today };
  return {
    asked,
    tools,
    knowledge: await knowledgeOf(snapshot),
    reader: { snapshot, artBase, language, persona },
  };
}

/** The model writes where there is one, it may, and it does; nothing, and the house answers itself. */
async function* byModel(
  { model, limits, services }: House,
  { asked, knowledge, tools, reader }: Prepared,
  { caller, ip, signal }: Asker,
): AsyncGenerator<AssistantEvent, Composed | undefined> {
  if (!model || !(await limits.allowsModel(caller, ip))) return undefined;
  let said = false;
  try {
    const writing = model.write(await contextOf(asked, knowledge, tools), signal);
    for (let next = await writing.next(); ; next = await writing.next()) {
      if (next.done) return compose(next.value, reader);
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
async function byHeart({ services }: House, prepared: Prepared): Promise<Reply> {
  const { asked, knowledge, tools, reader } = prepared;
  try {
    return await embeddedAnswer(asked, knowledge, tools);
  } catch (error) {
    services.log.error({ err: error }, 'the assistant could not answer');
    const { failure } = reader.snapshot.texts('personas').landingWidget;
    return replied(failure[reader.language], {
      offersPerson: true,
      actions: [personAction(reader.language)],
    });
  }
}

interface Finished {
  ask: AssistantAsk;
  answer: Composed;
  brain: AssistantAnswer['brain'];
}

async function finished(
  { services }: House,
  { caller }: Asker,
  { ask, answer, brain }: Finished,
): Promise<AssistantAnswer> {
  const message = clean(ask.message);
  const kept = await keep(services, caller, {
    conversationId: ask.conversationId,
    message,
    answer,
  });
  return { ...answer, ...kept, brain };
}

/** A few words at a time, as they would be said. */
function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,48}(?:\s+|$)|[\s\S]{1,64}/g) ?? [text];
}
