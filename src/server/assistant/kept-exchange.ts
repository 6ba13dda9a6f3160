/** What a client said and was answered is kept for them, in one transaction. */
import type { AssistantAnswer } from '#contract/assistant/assistant.ts';
import type { Id } from '#contract/primitives.ts';
import type { Composed } from '#server/assistant/composition.ts';
import * as store from '#server/assistant/store.ts';
import { newId } from '#server/platform/ids.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Exchange {
  conversationId: Id | null | undefined;
  message: string;
  answer: Composed;
}

type Kept = Pick<AssistantAnswer, 'conversationId' | 'messageId'>;

const notKept: Kept = { conversationId: null, messageId: null };

/** Visitors' conversations are not kept. An answer that cannot be kept is still given. */
export async function keep(services: Services, caller: Caller, exchange: Exchange): Promise<Kept> {
  if (caller.kind !== 'client') return notKept;
  try {
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
  const known = exchange.conversationId;
  const goesOn = known ? await store.goOn(tx, { id: known, clientId }, at) : false;
  const conversationId = known && goesOn ? known : newId();
  if (!goesOn) {
    const title = line(message);
    const { language, persona } = answer;
    await store.begin(tx, {
      id: conversationId,
      clientId,
      persona: persona.slug,
      language,
      title,
      at,
    });
  }
  const shared = { conversationId, clientId, sentAt: at };
  const { citations, cards, actions } = answer;
  await store.add(tx, { ...shared, id: newId(), isUser: true, text: message, answer: null });
  // Made after the question's, so that ids sort as the words were said.
  const messageId = newId();
  const said = { text: answer.response, answer: { citations, cards, actions } };
  await store.add(tx, { ...shared, id: messageId, isUser: false, ...said });
  return { conversationId, messageId };
}

function line(message: string): string {
  const flat = message.replaceAll(/\s+/g, ' ').trim();
  return flat.length > titleLength ? `${flat.slice(0, titleLength - 1).toWellFormed()}…` : flat;
}
