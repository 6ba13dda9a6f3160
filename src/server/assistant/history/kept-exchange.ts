/** What a client said and was answered is kept for them, in one transaction. */
import type { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { Id, Instant } from '#contract/primitives.ts';
import { emptyFrame } from '#domain/assistant/frame/frame.ts';
import type { Composed } from '#server/assistant/composition.ts';
import { frameFrom } from '#server/assistant/remember/kept-frame.ts';
import {
  type Exchanged,
  firstFrame,
  frameAfterExchange,
  rememberFrame,
} from '#server/assistant/remember/memory.ts';
import * as store from '#server/assistant/store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Exchange {
  conversationId: Id | null | undefined;
  memoryToken: string | null | undefined;
  message: string;
  answer: Composed;
  /** Nothing where the message could not be understood: then the frame stays as it is. */
  exchanged: Exchanged | undefined;
}

type Kept = Pick<AssistantAnswer, 'conversationId' | 'messageId' | 'memoryToken'>;

const notKept: Kept = { conversationId: null, messageId: null, memoryToken: null };

interface From {
  caller: Caller;
  ip: string;
}

/** Of a visitor only the frame is kept, for a day. An answer that cannot be kept is still given. */
export async function keepExchange(
  services: Services,
  { caller, ip }: From,
  exchange: Exchange,
): Promise<Kept> {
  try {
    if (caller.kind !== 'client') {
      const { memoryToken: token = null, exchanged } = exchange;
      if (!exchanged) return { ...notKept, memoryToken: token };
      return { ...notKept, memoryToken: await rememberFrame(services, { token, ip }, exchanged) };
    }
    return await services.sql.as(caller, (tx) =>
      write(tx, services, { ...exchange, client: caller.id }),
    );
  } catch (error) {
    services.log.warn({ err: error }, 'a conversation could not be kept');
    return notKept;
  }
}

const titleLength = 80;

async function write(
  tx: Sql,
  { now }: Services,
  exchange: Exchange & { client: Id },
): Promise<Kept> {
  const { client: clientId, message, answer } = exchange;
  const at = now();
  const conversationId = (await goOn(tx, exchange, at)) ?? newId();
  if (conversationId !== exchange.conversationId) {
    const title = line(message);
    const { language, persona } = answer;
    const frame = exchange.exchanged ? firstFrame(exchange.exchanged) : emptyFrame;
    const begun = { id: conversationId, clientId, persona: persona.slug, language, title };
    await store.beginKept(tx, { ...begun, frame, at });
  }
  const shared = { conversationId, clientId, sentAt: at };
  const { citations, cards, actions, acts } = answer;
  await store.addKeptMessage(tx, {
    ...shared,
    id: newId(),
    isUser: true,
    text: message,
    answer: null,
  });
  // Made after the question's, so that ids sort as the words were said.
  const messageId = newId();
  const said = { text: answer.response, answer: { citations, cards, actions, acts } };
  await store.addKeptMessage(tx, { ...shared, id: messageId, isUser: false, ...said });
  return { conversationId, messageId, memoryToken: null };
}

/** Which of the client's conversations it goes on with, where there is such a one. */
async function goOn(tx: Sql, exchange: Exchange & { client: Id }, at: Instant) {
  const { conversationId: id, client: clientId, exchanged } = exchange;
  const known = id ? await store.lockFrame(tx, { id, clientId }) : undefined;
  if (!id || !known) return undefined;
  const frame = exchanged ? frameAfterExchange(known.frame, exchanged) : frameFrom(known.frame);
  await store.goOn(tx, { id, clientId }, { frame, at });
  return id;
}

function line(message: string): string {
  const flat = message.replaceAll(/\s+/g, ' ').trim();
  return flat.length > titleLength ? `${flat.slice(0, titleLength - 1).toWellFormed()}…` : flat;
}
