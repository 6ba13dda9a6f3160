/** The conversations a client had with the assistant: theirs to read, to search and to erase. */

import type { FastifyInstance } from 'fastify';
import { chatHistory, type KeptConversation } from '#contract/assistant/history.ts';
import { Failure } from '#domain/failure.ts';
import { plain } from '#domain/search/normal-form.ts';
import * as store from '#server/assistant/store.ts';
import { act } from '#server/platform/act.ts';
import { pageOf, readCursor } from '#server/platform/paging.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Caller } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Client = Extract<Caller, { kind: 'client' }>;

export function historyRoutes(app: FastifyInstance, services: Services, client: Guard<Client>) {
  const { sql } = services;
  serve(app, chatHistory.list, client, ({ user, query }) =>
    sql.as(user, async (tx) => {
      const { q, limit } = query;
      const after = readCursor('chats', query.after);
      const page = { clientId: user.id, words: q || undefined, after, limit: limit + 1 };
      const rows = await store.listKept(tx, page);
      const { items, next } = pageOf('chats', rows, limit, ({ lastAt: at, id }) => ({ at, id }));
      return { items: items.map((row) => around(row, q)), next };
    }),
  );

  serve(app, chatHistory.read, client, ({ user, params }) =>
    sql.as(user, async (tx) => {
      const conversation = (await store.findKept(tx, params.id, user.id)) ?? refuse();
      return { conversation, messages: await store.messagesOf(tx, params.id, user.id) };
    }),
  );

  serve(app, chatHistory.erase, client, (asked) =>
    act(services, chatHistory.erase, asked, async ({ tx, by }) =>
      (await store.erase(tx, asked.params.id, by.id)) ? undefined : refuse(),
    ),
  );

  serve(app, chatHistory.eraseAll, client, (asked) =>
    act(services, chatHistory.eraseAll, asked, async ({ tx, by }) => {
      await store.eraseAll(tx, by.id);
      return undefined;
    }),
  );

  serve(app, chatHistory.feedback, client, (asked) =>
    act(services, chatHistory.feedback, asked, async ({ tx, by }) => {
      const own = { id: asked.params.id, clientId: by.id };
      if (!(await store.saveThumb(tx, own, asked.body)))
        throw new Failure('not_found', 'There is no such answer.');
      return undefined;
    }),
  );
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
