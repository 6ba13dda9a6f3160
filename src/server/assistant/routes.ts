/**
 * `POST /functions/v1/chat-assistant`, as the functions client calls it. Any page may ask, from anywhere;
 * what belongs to a client is read with that client's token alone.
 */

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  AssistantAnswer,
  AssistantAsk,
  type AssistantEvent,
  chatAssistant,
} from '#contract/assistant/assistant.ts';
import type { Day } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { dayInDubai } from '#domain/time.ts';
import { type AssistantAsker, eventsOfAnswer, type House } from '#server/assistant/answer.ts';
import { functionsGuard } from '#server/assistant/functions-base.ts';
import { historyRoutes } from '#server/assistant/history/routes.ts';
import { type Knowledge, knowledgeOf } from '#server/assistant/knowledge.ts';
import { limitsOf } from '#server/assistant/limits.ts';
import { personaFrom } from '#server/assistant/personas.ts';
import { readMessage } from '#server/assistant/understand/message-reader.ts';
import { isWithPerson } from '#server/conversations/actions.ts';
import type { Config } from '#server/platform/config/config.ts';
import { bodyFor } from '#server/platform/errors.ts';
import type { Guards } from '#server/platform/guards.ts';
import { excessIn } from '#server/platform/requests/body-shape.ts';
import { ownAnswer } from '#server/platform/security-headers.ts';
import type { Guard } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import { inTurns, type Steps } from '#server/platform/turns.ts';
import { soonAfterOpening } from '#server/platform/warm-up.ts';
import type { Services } from '#server/services.ts';

/** Every kind of word that is looked for in a message: names, days, people, money and slips, in both languages. */
const lines = [
  'a yacht for four on friday at 5pm',
  'a vila on the palm for 2 adults and a child of 7 from 3 december, under AED 50,000',
  'يخت لأربعة أشخاص يوم الجمعة الساعة 5 مساء',
];

/**
 * The first messages run what was never run, five times as long as the next: the house reads some itself,
 * twice, for only then is it all compiled.
 */
function* rehearse(knowledge: Knowledge, today: Day): Steps<void> {
  for (const line of [...lines, ...lines]) {
    readMessage(line, today, knowledge);
    yield;
  }
}

interface ChatGuards extends Guards {
  asker: Guard;
}

export async function assistantRoutes(
  api: FastifyInstance,
  services: Services,
  guards: ChatGuards,
) {
  const { config, catalogue } = services;
  const house: House = {
    services,
    artBase: guards.artBase,
    limits: limitsOf(services),
    model: await modelOf(config),
  };
  historyRoutes(api, services, guards.client);
  // Before anybody asks, so that the first one does not wait for it.
  soonAfterOpening(api, async () => {
    const knowledge = await knowledgeOf(await catalogue.current());
    await inTurns(rehearse(knowledge, dayInDubai(services.now())));
  });
  await api.register(async (functions) => {
    functionsGuard(functions);
    const { method, path } = chatAssistant.ask;
    functions.route({
      method,
      url: path,
      bodyLimit: 64 * 1024,
      config: { endpoint: chatAssistant.ask },
      handler: async (request, reply) => serveAsk(request, reply, { house, guards }),
    });
  });
}

/** Some 30 MB of library, which nobody needs who has no model. */
async function modelOf({ chat }: Config) {
  if (!chat.baseUrl) return undefined;
  const { openModel } = await import('#server/assistant/model/model.ts');
  return openModel(chat);
}

async function serveAsk(
  request: FastifyRequest,
  reply: FastifyReply,
  { house, guards }: { house: House; guards: ChatGuards },
) {
  const caller = await guards.asker(request);
  const ask = readAsk(request.body);
  await staySilent(house, caller, ask);
  await house.limits.count(caller, request.ip);
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const asker: AssistantAsker = { caller, ip: request.ip, signal: leaving.signal };
  const events = eventsOfAnswer(house, ask, asker);
  if (!wantsStream(request)) return AssistantAnswer.parse(await lastOf(events));
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': `${ownAnswer}, no-transform`,
      // Proxies that gather an answer before they pass it on are asked not to.
      'x-accel-buffering': 'no',
    })
    .send(Readable.from(written(events, request), { objectMode: false }));
}

/** While a person has a conversation the assistant says nothing in it. */
async function staySilent({ services }: House, caller: Caller, ask: AssistantAsk) {
  const { conversationId = null, expertToken: token } = ask;
  if (caller.kind !== 'client' && token === undefined) return;
  const persona = personaFrom(await services.catalogue.current(), ask).slug;
  const asked = { conversationId, persona, token };
  if (await services.sql.as(caller, (tx) => isWithPerson(tx, caller, asked)))
    throw new Failure('conflict', 'A person has this conversation. Please write to them there.');
}

/** A body of plain text is a message, or the JSON of one that somebody forgot to label. */
function readAsk(body: unknown): AssistantAsk {
  const parsed = AssistantAsk.safeParse(typeof body === 'string' ? unlabelled(body) : (body ?? {}));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'message';
  const why = issue?.message ?? 'It cannot be read';
  throw new Failure('validation_failed', `Please check ${field}: ${why}.`, {
    fields: { [field]: why },
  });
}

function unlabelled(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body);
    return excessIn(value) ? {} : value;
  } catch {
    return { message: body };
  }
}

const wantsStream = ({ headers }: FastifyRequest): boolean =>
  /\btext\/event-stream\b/.test(headers.accept ?? '');

async function lastOf(events: AsyncGenerator<AssistantEvent>): Promise<unknown> {
  for await (const { event, data } of events) if (event === 'answer') return data;
  throw new Error('The assistant said nothing.');
}

/** Once it has begun, a failure can only be told as an event. */
async function* written(events: AsyncGenerator<AssistantEvent>, request: FastifyRequest) {
  try {
    for await (const event of events) yield eventText(event);
  } catch (error) {
    request.log.error({ id: request.id, err: error }, 'a stream of the assistant broke');
    // Whatever was thrown, the one table of errors says how it is told.
    const { code, message } = bodyFor(error as Parameters<typeof bodyFor>[0]);
    yield eventText({ event: 'error', data: { code, message } });
  }
}

/** One event as server-sent events write it; JSON has no line of its own in it. */
const eventText = ({ event, data }: AssistantEvent): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
