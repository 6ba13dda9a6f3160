import { z } from 'zod';
import { Id, Instant, Language } from '#contract/primitives.ts';
import { LetterPrint, MailContent } from '#server/platform/messages/content.ts';
import { anyRow, many, maybe, type Sql } from '#server/platform/sql.ts';

/** A text that goes with a mail; an invitation, say. */
export const Attachment = z.object({
  filename: z.string(),
  contentType: z.string(),
  content: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

export const StoredMessage = z.object({
  id: Id,
  channel: z.enum(['mail', 'sms']),
  recipient: z.string(),
  language: Language,
  template: z.string(),
  subject: z.string(),
  textBody: z.string(),
  htmlBody: z.string().nullable(),
  headers: z.record(z.string(), z.string()),
  attachments: z.array(Attachment),
  /** What it has in common with others, which leave with it where they follow closely. */
  thread: z.string().nullable(),
  /** It waits for nobody, and takes along what waits. */
  prompt: z.boolean(),
  /** What it says before it has a shape, where it may be said together with others. */
  content: MailContent.nullable(),
  print: LetterPrint.nullable(),
  /** The same letter with its links and codes, where it has any and has not left. */
  sealed: z.string().nullable(),
  createdAt: Instant,
  /** From when on it may leave; decided when its turn first comes. */
  leavesAt: Instant.nullable(),
  deliveredAt: Instant.nullable(),
  lastError: z.string().nullable(),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

/** What leaves the house; the rest of the row is how it fared. */
export type Letter = Omit<StoredMessage, 'createdAt' | 'leavesAt' | 'deliveredAt' | 'lastError'>;

export type NewMessage = Letter & { eventKey: string };

/**
 * Says whether the message is new. Any caller may add one and only the system may read them, so there
 * is neither a conflict target nor `returning` here: both would need the right to read.
 */
export async function insertOnce(sql: Sql, message: NewMessage): Promise<boolean> {
  const { headers, attachments, content, print } = message;
  const plain = attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content,
  }));
  const row = {
    ...message,
    headers: sql.json(headers),
    attachments: sql.json(plain),
    // Through text: what is left out of a letter is not said to be nothing.
    content: content && sql.json(JSON.parse(JSON.stringify(content))),
    print: print && sql.json(print),
  };
  return anyRow(sql)`insert into app.messages ${sql(row)} on conflict do nothing`;
}

/** Which of these events nobody was told of yet; for the system alone. */
export async function untoldEvents(sql: Sql, eventKeys: string[]): Promise<Set<string>> {
  const rows = await many(z.object({ key: z.string() }), sql)`
    select key from unnest(${eventKeys}::text[]) as key
    where not exists (select from app.messages where event_key = key)`;
  return new Set(rows.map(({ key }) => key));
}

export const messageColumns = (sql: Sql) => sql`
  id, channel, recipient, language, template, subject, text_body, html_body, headers, attachments,
  thread, prompt, content, print, sealed, created_at, leaves_at, delivered_at, last_error`;

export const findStoredMessage = (sql: Sql, id: string) =>
  maybe(StoredMessage, sql)`select ${messageColumns(sql)} from app.messages where id = ${id}`;

export async function markDelivered(sql: Sql, ids: string[]) {
  await sql`
    update app.messages set delivered_at = now(), last_error = null where id = any (${ids})`;
}

/** It has left the house, and nobody here needs its links and codes any more. */
export async function forgetSealed(sql: Sql, id: string) {
  await sql`update app.messages set sealed = null where id = ${id} and sealed is not null`;
}

export async function markFailed(sql: Sql, id: string, reason: string) {
  await sql`update app.messages set last_error = ${reason} where id = ${id}`;
}

export async function deleteDelivered(sql: Sql, olderThanDays: number) {
  await sql`
    delete from app.messages
    where delivered_at < now() - make_interval(days => ${olderThanDays})`;
}

/** What several letters were sent as: whoever looks for it later finds what its reader has. */
export async function saveAsSent(sql: Sql, { id, ...sent }: StoredMessage) {
  const { subject, textBody, htmlBody, attachments } = sent;
  const plain = sql.json(attachments);
  await sql`
    update app.messages
    set ${sql({ subject, textBody, htmlBody, attachments: plain })} where id = ${id}`;
}
