import { z } from 'zod';
import {
  ConversationMessage,
  ConversationSide,
  ConversationState,
} from '#contract/conversations/conversations.ts';
import { Id, type Instant, Instant as InstantText, Language } from '#contract/primitives.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const ConversationRow = z.object({
  id: Id,
  clientId: Id.nullable(),
  visitorHash: z.string().nullable(),
  room: z.string(),
  assistantId: Id.nullable(),
  persona: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  language: Language,
  zone: z.string(),
  state: ConversationState,
  said: z.array(z.object({ isUser: z.boolean(), text: z.string() })),
  summary: z.string(),
  summaryBy: z.enum(['house', 'client']),
  ownerId: Id.nullable(),
  ownerName: z.string(),
  handBackOffered: z.boolean(),
  placeAtStart: z.int(),
  queuedAt: InstantText,
  takenAt: InstantText.nullable(),
  endedAt: InstantText.nullable(),
  lastAt: InstantText,
  lastSide: ConversationSide,
  messages: z.int(),
  mailedAt: InstantText.nullable(),
  ratingStars: z.int().nullable(),
  ratingWords: z.string(),
  matterId: Id.nullable(),
  matterReference: z.string().nullable(),
});
export type ConversationRow = z.infer<typeof ConversationRow>;

const columns = (sql: Sql) => sql`
  id, client_id, visitor_hash, room, assistant_id, persona, name, email, language, zone, state, said,
  summary, summary_by, owner_id, owner_name, hand_back_offered, place_at_start, queued_at, taken_at,
  ended_at, last_at, last_side, messages, mailed_at, rating_stars, rating_words, matter_id,
  matter_reference`;

/** Says whether it was taken: a client who already has one that runs keeps it. */
export async function insertConversation(sql: Sql, row: ConversationRow): Promise<boolean> {
  const values = { ...row, said: sql.json(row.said) };
  return anyRow(sql)`
    insert into app.live_conversations ${sql(values)} on conflict do nothing`;
}

/** Held until the transaction ends, so that words and moves come one after the other. */
export const lockConversation = (sql: Sql, id: string) =>
  maybe(ConversationRow, sql)`
    select ${columns(sql)} from app.live_conversations where id = ${id} for update`;

export const findConversation = (sql: Sql, id: string) =>
  maybe(ConversationRow, sql)`select ${columns(sql)} from app.live_conversations where id = ${id}`;

/** What runs, or else what ended a little while ago: somebody who reloads still finds it. */
export const currentOf = (sql: Sql, clientId: string, since: Instant) =>
  maybe(ConversationRow, sql)`
    select ${columns(sql)} from app.live_conversations
    where client_id = ${clientId} and (ended_at is null or ended_at > ${since})
    order by ended_at is null desc, queued_at desc limit 1`;

/** The one that runs, of whom there is no second. */
export const runningOf = (sql: Sql, clientId: string) =>
  maybe(ConversationRow, sql)`
    select ${columns(sql)} from app.live_conversations
    where client_id = ${clientId} and state in ('queued', 'human')`;

export const findByHash = (sql: Sql, hash: string) =>
  maybe(ConversationRow, sql)`
    select ${columns(sql)} from app.live_conversations where visitor_hash = ${hash}`;

/** Everything about it that can change. */
export async function saveConversation(sql: Sql, row: ConversationRow): Promise<void> {
  const { state, summary, summaryBy, ownerId, ownerName, handBackOffered, takenAt, endedAt } = row;
  const { lastAt, lastSide, messages, mailedAt, ratingStars, ratingWords } = row;
  const { matterId, matterReference } = row;
  const changed = {
    state,
    summary,
    summaryBy,
    ownerId,
    ownerName,
    handBackOffered,
    takenAt,
    endedAt,
    lastAt,
    lastSide,
    messages,
    mailedAt,
    ratingStars,
    ratingWords,
    matterId,
    matterReference,
  };
  await sql`update app.live_conversations set ${sql(changed)} where id = ${row.id}`;
}

interface NewMessage extends ConversationMessage {
  conversationId: string;
  writerId: string | null;
}

export async function addMessage(sql: Sql, message: NewMessage): Promise<void> {
  await sql`insert into app.live_conversation_messages ${sql({ ...message })}`;
}

export const messagesOf = (sql: Sql, id: string) =>
  many(ConversationMessage, sql)`
    select id, number, side, name, text, created_at from app.live_conversation_messages
    where conversation_id = ${id} order by number`;

/** Whether a person is with the client's conversation; one that was never kept goes by its assistant. */
export const hasPerson = (
  sql: Sql,
  clientId: string,
  { conversationId, persona }: { conversationId: string | null; persona: string },
) => anyRow(sql)`
    select 1 from app.live_conversations
    where client_id = ${clientId} and state = 'human'
      and (assistant_id = ${conversationId}
        or (assistant_id is null and ${conversationId === null} and coalesce(persona, ${persona}) = ${persona}))
    limit 1`;

/** The two that a visitor of a room must know: whose it is. */
export const ofRoom = (sql: Sql, room: string) =>
  maybe(ConversationRow.pick({ clientId: true, name: true }), sql)`
    select client_id, name from app.live_conversations where room = ${room}`;

const Count = z.object({ count: z.int() });

/** How many stand in line up to somebody, themselves included. */
export async function placeInLine(sql: Sql, { id, queuedAt }: ConversationRow): Promise<number> {
  const { count } = await one(Count, sql)`
    select count(*)::integer as count from app.live_conversations
    where state = 'queued' and (queued_at, id) <= (${queuedAt}, ${id})`;
  return count;
}

export async function lineLength(sql: Sql): Promise<number> {
  const { count } = await one(Count, sql)`
    select count(*)::integer as count from app.live_conversations where state = 'queued'`;
  return count;
}

const InLine = z.object({ id: Id, room: z.string() });

export const conversationsInLine = (sql: Sql) =>
  many(InLine, sql)`
    select id, room from app.live_conversations where state = 'queued' order by queued_at, id`;
