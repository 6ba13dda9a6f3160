import { z } from 'zod';
import { KeptConversation, KeptMessage } from '#contract/assistant/history.ts';
import { historyMessages } from '#contract/assistant/history-reach.ts';
import type { Id, Instant, Language } from '#contract/primitives.ts';
import type { Frame } from '#domain/assistant/frame/frame.ts';
import { plain } from '#domain/search/normal-form.ts';
import type { Position } from '#server/platform/paging.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

interface NewConversation {
  id: Id;
  clientId: Id;
  persona: string;
  language: Language;
  title: string;
  frame: Frame;
  at: Instant;
}

export async function beginKept(sql: Sql, { at, frame, ...rest }: NewConversation): Promise<void> {
  const { id, clientId, persona, language, title } = rest;
  await sql`
    insert into app.assistant_conversations
      (id, client_id, persona, language, title, frame, started_at, last_at)
    values (${id}, ${clientId}, ${persona}, ${language}, ${title},
      ${JSON.stringify(frame)}::text::jsonb, ${at}, ${at})`;
}

interface Own {
  id: Id;
  clientId: Id;
}

const Framed = z.object({ frame: z.unknown() });

export const frameOf = (sql: Sql, { id, clientId }: Own) => maybe(Framed, sql)`
    select frame from app.assistant_conversations where id = ${id} and client_id = ${clientId}`;

/** Until the exchange is written, nobody else goes on with it. */
export const lockFrame = (sql: Sql, { id, clientId }: Own) => maybe(Framed, sql)`
    select frame from app.assistant_conversations
    where id = ${id} and client_id = ${clientId} for update`;

/** What it has come to, and that something was said in it. */
export async function goOn(sql: Sql, own: Own, { frame, at }: { frame: Frame; at: Instant }) {
  await sql`
    update app.assistant_conversations
    set last_at = greatest(last_at, ${at}), frame = ${JSON.stringify(frame)}::text::jsonb
    where id = ${own.id} and client_id = ${own.clientId}`;
}

const Spoken = z.object({ text: z.string(), isUser: z.boolean() });

/** The last that was said in it, oldest first, as the house kept it. */
export const lastSaid = (sql: Sql, { id, clientId }: Own) => many(Spoken, sql)`
    select text, is_user from (
      select id, text, is_user from app.assistant_messages
      where conversation_id = ${id} and client_id = ${clientId}
      order by id desc limit ${historyMessages}) as newest
    order by id`;

interface NewMessage {
  id: Id;
  conversationId: Id;
  clientId: Id;
  isUser: boolean;
  text: string;
  answer: KeptMessage['answer'];
  sentAt: Instant;
}

export async function addKeptMessage(sql: Sql, message: NewMessage): Promise<void> {
  const { id, conversationId, clientId, isUser, text, answer, sentAt } = message;
  const kept = answer && JSON.stringify(answer);
  await sql`
    insert into app.assistant_messages
      (id, conversation_id, client_id, is_user, text, searchable, answer, sent_at)
    values (${id}, ${conversationId}, ${clientId}, ${isUser}, ${text}, ${plain(text)},
      ${kept}::text::jsonb, ${sentAt})`;
}

interface Page {
  clientId: Id;
  words: string | undefined;
  after: Position | undefined;
  limit: number;
}

const columns = (sql: Sql) => sql`
  c.id, c.title, c.persona, c.language, c.started_at, c.last_at,
  (select count(*)::integer from app.assistant_messages m where m.conversation_id = c.id) as messages`;

/** The latest first; where words are looked for, with the first message that says them. */
export function listKept(sql: Sql, { clientId, words, after, limit }: Page) {
  const beyond = after ? sql`and (c.last_at, c.id) < (${after.at}, ${after.id})` : sql``;
  const pattern = words && `%${plain(words).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const found = pattern
    ? sql`(select m.text from app.assistant_messages m
        where m.conversation_id = c.id and m.searchable like ${pattern} order by m.id limit 1)`
    : sql`null::text`;
  return many(KeptConversation, sql)`
    select * from (
      select ${columns(sql)}, ${found} as excerpt from app.assistant_conversations c
      where c.client_id = ${clientId} ${beyond}) as c
    ${pattern ? sql`where c.excerpt is not null` : sql``}
    order by c.last_at desc, c.id desc limit ${limit}`;
}

export const findKept = (sql: Sql, id: Id, clientId: Id) =>
  maybe(KeptConversation, sql)`
    select ${columns(sql)}, null as excerpt from app.assistant_conversations c
    where c.id = ${id} and c.client_id = ${clientId}`;

/** Oldest first; so many that nobody reads on, and few enough to be sent at once. */
export const messagesOf = (sql: Sql, id: Id, clientId: Id) =>
  many(KeptMessage, sql)`
    select * from (
      select id, is_user, text, sent_at, answer, feedback from app.assistant_messages
      where conversation_id = ${id} and client_id = ${clientId}
      order by id desc limit 400) as newest
    order by id`;

export const erase = (sql: Sql, id: Id, clientId: Id) => anyRow(sql)`
    delete from app.assistant_conversations where id = ${id} and client_id = ${clientId}`;

export async function eraseAll(sql: Sql, clientId: Id): Promise<void> {
  await sql`delete from app.assistant_conversations where client_id = ${clientId}`;
}

export const saveThumb = (
  sql: Sql,
  own: { id: Id; clientId: Id },
  { thumb, words }: { thumb: 'up' | 'down' | null; words: string },
) => anyRow(sql)`
    update app.assistant_messages
    set feedback = ${thumb}, feedback_words = ${thumb === null ? '' : words}
    where id = ${own.id} and client_id = ${own.clientId} and not is_user`;

const Gone = z.object({ id: z.guid() });

export async function forgetKeptBefore(sql: Sql, before: Instant): Promise<number> {
  const gone = await many(Gone, sql)`
    delete from app.assistant_conversations where last_at < ${before} returning id`;
  return gone.length;
}
