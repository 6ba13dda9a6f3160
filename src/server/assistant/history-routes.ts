/** The conversations a client had with the assistant: theirs to read, to search and to erase. */
import type { FastifyInstance } from 'fastify';
import { chatHistory, type KeptConversation } from '#contract/chat-history.ts';
import { Failure } from '#domain/failure.ts';
import { plain } from '#domain/spelling.ts';
import { cursorOf, readCursor } from '#server/assistant/cursor.ts';
import * as store from '#server/assistant/store.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Client = Extract<Caller, { kind: 'client' }>;

export function historyRoutes(app: FastifyInstance, { sql }: Services, client: Guard<Client>) {
  serve(app, chatHistory.list, client, ({ user, query }) =>
    sql.as(user, async (tx) => {
      const { q, limit } = query;
      const after = readCursor(query.after);
      const page = { clientId: user.id, words: q || undefined, after, limit: limit + 1 };
      const rows = await store.list(tx, page);
      const items = rows.slice(0, limit).map((row) => around(row, q));
      const last = items.at(-1);
      return { items, next: last && rows.length > limit ? cursorOf(last) : null };
    }),
  );

  serve(app, chatHistory.read, client, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const conversation = (await store.find(tx, params.id, user.id)) ?? refuse();
      return { conversation, messages: await store.messagesOf(tx, params.id, user.id) };
    }),
  );

  serve(app, chatHistory.erase, client, async ({ user, params }) => {
    const gone = await sql.as(user, (tx) => store.erase(tx, params.id, user.id));
    return gone ? undefined : refuse();
  });

  serve(app, chatHistory.eraseAll, client, async ({ user }) => {
    await sql.as(user, (tx) => store.eraseAll(tx, user.id));
    return undefined;
  });

  serve(app, chatHistory.feedback, client, async ({ user, params, body }) => {
    const own = { id: params.id, clientId: user.id };
    const found = await sql.as(user, (tx) => store.judge(tx, own, body));
    if (!found) throw new Failure('not_found', 'There is no such answer.');
    return undefined;
  });
}

function refuse(): never {
  throw new Failure('not_found', 'There is no such conversation.');
}

const reach = 60;

/** Only the words around what was looked for: a list is no place for whole answers. */
function around(row: KeptConversation, words: string | undefined): KeptConversation {
  const { excerpt } = row;
  if (!excerpt || !words) return row;
  const at = Math.max(0, plain(excerpt).indexOf(plain(words)));
  const from = Math.max(0, at - reach);
  const cut = excerpt
    .slice(from, at + words.length + reach)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const [before, behind] = [from > 0 ? '…' : '', from + cut.length < excerpt.length ? '…' : ''];
  return { ...row, excerpt: `${before}${cut}${behind}` };
}
