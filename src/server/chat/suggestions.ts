import type { FastifyInstance } from 'fastify';
import type { ConversationMessage } from '#contract/conversations/conversations.ts';
import { deskConversations, type Suggestion } from '#contract/conversations/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { findAnswer } from '#domain/known-answers.ts';
import { draftAnswer } from '#server/assistant/actions.ts';
import { answerBook } from '#server/chat/answer-book.ts';
import { type ConversationRow, findConversation, messagesOf } from '#server/conversations/store.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Spoken {
  row: ConversationRow;
  messages: ConversationMessage[];
}

const most = 3;

/** What could be answered to the client's last words, for the concierge to send or change. */
export function suggestionRoutes(
  app: FastifyInstance,
  services: Services,
  staff: Guard<Extract<Caller, { kind: 'staff' }>>,
) {
  serve(app, deskConversations.suggest, staff, async ({ user, params, query: { lang } }) => {
    const spoken = await services.sql.as(user, async (tx): Promise<Spoken> => {
      const row = await findConversation(tx, params.id);
      if (!row) throw new Failure('not_found', 'There is no such conversation.');
      return { row, messages: await messagesOf(tx, row.id) };
    });
    // What has its answer needs none.
    if (spoken.messages.at(-1)?.side === 'house') return { items: [] };
    const all = [
      ...(await drafted(services, spoken, lang)),
      ...(await known(services, spoken, lang)),
    ];
    const items = [...new Map(all.map((each) => [each.text, each])).values()];
    return { items: items.slice(0, most) };
  });
}

/** By the assistant, to the last word that a person was told. What it was told itself it has answered. */
async function drafted(
  services: Services,
  { row, messages }: Spoken,
  language: Language,
): Promise<Suggestion[]> {
  const last = messages.at(-1);
  if (!last) return [];
  const live = messages.slice(0, -1).map(({ side, text }) => ({ isUser: side === 'client', text }));
  const draft = await draftAnswer(services, {
    message: last.text,
    history: [...row.said, ...live].slice(-remembered),
    persona: row.persona,
    language,
  });
  if (!draft) return [];
  return [
    { id: 'draft', source: 'assistant', text: draft.text, restsOn: draft.sources.slice(0, most) },
  ];
}

/** As much as the assistant remembers of its own conversations. */
const remembered = 5;

/** What the house knows by heart about the last few things that were said. */
async function known(
  { catalogue }: Services,
  { row, messages }: Spoken,
  language: Language,
): Promise<Suggestion[]> {
  const book = answerBook(await catalogue.current(), language);
  const live = messages.flatMap(({ side, text }) => (side === 'client' ? [text] : []));
  const before = row.said.flatMap(({ isUser, text }) => (isUser ? [text] : []));
  const newest = [...before, ...live].toReversed().slice(0, most * 2);
  const found = newest.flatMap((text): Suggestion[] => {
    const answer = findAnswer(book, text);
    return answer ? [{ id: answer.id, source: 'book', text: answer.text, restsOn: [] }] : [];
  });
  return [...new Map(found.map((each) => [each.id, each])).values()];
}
