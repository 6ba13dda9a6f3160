import type { FastifyInstance } from 'fastify';
import { deskConversations, type Suggestion } from '#contract/conversations-desk.ts';
import { findAnswer } from '#domain/answer-book.ts';
import { Failure } from '#domain/failure.ts';
import { answerBook } from '#server/chat/answer-book.ts';
import { type ConversationRow, find, messagesOf } from '#server/conversations/store.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Caller, Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const most = 3;

/** What the house knows by heart about the client's last words, for the concierge to send or change. */
export function suggestionRoutes(
  app: FastifyInstance,
  { sql, catalogue }: Services,
  staff: Guard<Extract<Caller, { kind: 'staff' }>>,
) {
  serve(app, deskConversations.suggest, staff, async ({ user, params, query }) => {
    const snapshot = await catalogue.current();
    return sql.as(user, async (tx) => {
      const row = await find(tx, params.id);
      if (!row) throw new Failure('not_found', 'There is no such conversation.');
      const book = answerBook(snapshot, query.lang);
      const found = (await lastWords(tx, row)).flatMap((text): Suggestion[] => {
        const answer = findAnswer(book, text);
        return answer ? [{ id: answer.id, source: 'book', text: answer.text }] : [];
      });
      const items = [...new Map(found.map((each) => [each.id, each])).values()];
      return { items: items.slice(0, most) };
    });
  });
}

/** The newest first; before a person was there, what was said to the assistant. */
async function lastWords(tx: Sql, row: ConversationRow): Promise<string[]> {
  const messages = await messagesOf(tx, row.id);
  const live = messages.flatMap(({ side, text }) => (side === 'client' ? [text] : []));
  const before = row.said.flatMap(({ isUser, text }) => (isUser ? [text] : []));
  return [...before, ...live].toReversed().slice(0, most * 2);
}
