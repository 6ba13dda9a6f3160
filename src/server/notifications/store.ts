import { z } from 'zod';
import { Notification, NotificationChoice, NotificationKind } from '#contract/notifications.ts';
import { Id, type Instant, Localised } from '#contract/primitives.ts';
import { mailLanguage } from '#server/platform/messages/language.ts';
import type { Position } from '#server/platform/paging.ts';
import { anyRow, many, maybe, one, type Sql } from '#server/platform/sql.ts';

export const NewsRow = Notification.extend({ title: Localised });
export type NewsRow = z.infer<typeof NewsRow>;

/** Whose bell it is, and what is not for whoever looks at it. */
interface Bell {
  reader: Id;
  without: NotificationKind[];
}

interface Page extends Bell {
  after: Position | undefined;
  limit: number;
}

/** What somebody does not want at their bell is kept from it; the mail of it is decided apart. */
const atTheBell = (sql: Sql, { reader, without }: Bell) => sql`
  recipient_id = ${reader} and kind <> all (${without}) and kind not in (
    select c.kind from app.notification_choices c
    where c.account_id = ${reader} and c.channel = 'bell' and not c.wanted)`;

/** The newest first. */
export function listNews(sql: Sql, { after, limit, ...bell }: Page) {
  const beyond = after ? sql`and (created_at, id) < (${after.at}, ${after.id})` : sql``;
  return many(NewsRow, sql)`
    select id, kind, title, path, about, created_at, read_at from app.notifications
    where ${atTheBell(sql, bell)} ${beyond}
    order by created_at desc, id desc limit ${limit}`;
}

/** Nobody is helped by a larger number, and counting thousands would cost every look. */
const mostCounted = 100;

export async function countUnread(sql: Sql, bell: Bell): Promise<number> {
  const { unread } = await one(z.object({ unread: z.int() }), sql)`
    select count(*)::integer as unread from (
      select from app.notifications
      where ${atTheBell(sql, bell)} and read_at is null limit ${mostCounted}) as counted`;
  return unread;
}

/** Says whether there is such a one. The first reading counts; a later one changes nothing. */
export const markRead = async (sql: Sql, own: { id: Id; reader: Id }, now: Instant) => anyRow(sql)`
    update app.notifications set read_at = coalesce(read_at, ${now})
    where id = ${own.id} and recipient_id = ${own.reader}`;

export async function markAllRead(
  sql: Sql,
  { reader, until }: { reader: Id; until: Instant },
  now: Instant,
): Promise<void> {
  await sql`
    update app.notifications set read_at = ${now}
    where recipient_id = ${reader} and read_at is null and created_at <= ${until}`;
}

export const chosenChannels = (sql: Sql, accountId: Id) =>
  many(NotificationChoice, sql)`
    select kind, channel, wanted from app.notification_choices
    where account_id = ${accountId} and kind = any (${NotificationKind.options})`;

export async function saveChoice(
  sql: Sql,
  accountId: Id,
  choice: NotificationChoice,
): Promise<void> {
  await sql`
    insert into app.notification_choices ${sql({ accountId, ...choice })}
    on conflict (account_id, kind, channel) do update set wanted = excluded.wanted`;
}

const Addressed = z.object({
  id: Id,
  kind: NotificationKind,
  title: Localised,
  path: z.string(),
  about: Notification.shape.about,
  readAt: Notification.shape.readAt,
  recipientId: z.guid(),
  urgent: z.boolean(),
  email: z.string(),
  language: z.unknown().transform((chosen) => mailLanguage(chosen)),
});
export type Addressed = z.infer<typeof Addressed>;

/** With whom it is for; nothing where it, the account or its address is gone. */
export const addressedNews = (sql: Sql, id: Id) =>
  maybe(Addressed, sql)`
    select n.id, n.kind, n.title, n.path, n.about, n.read_at, n.recipient_id, n.urgent, u.email,
      u.raw_user_meta_data ->> 'language' as language
    from app.notifications n join auth.users u on u.id = n.recipient_id
    where n.id = ${id} and u.email <> '' and u.deleted_at is null`;

/** What somebody was told in this very transaction. */
export const toldJustNow = (sql: Sql, recipientId: Id) =>
  many(Addressed.pick({ id: true }), sql)`
    select id from app.notifications
    where recipient_id = ${recipientId} and created_at = date_trunc('milliseconds', now())
    order by id`;

export async function forgetRead(sql: Sql, before: Instant): Promise<void> {
  await sql`delete from app.notifications where read_at < ${before}`;
}
