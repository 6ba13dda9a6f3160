import { z } from 'zod';
import { DocumentType } from '#contract/documents/kinds.ts';
import { MatterArea } from '#contract/matters/kinds.ts';
import { Id, Instant, Localised } from '#contract/primitives.ts';
import { openStates } from '#server/documents/open-matters.ts';
import type { Position } from '#server/platform/paging.ts';
import { nameFrom } from '#server/platform/person-name.ts';
import { many, maybe, one, type Sql } from '#server/platform/sql.ts';

export interface NewOpening {
  id: string;
  ownerId: string;
  documentId: string;
  versionId: string;
  at: Instant;
  actorKind: 'owner' | 'delegate' | 'house';
  actorId: string;
  actorName: string;
  type: DocumentType;
  title: string;
  holderName: string;
  why: 'own' | 'shared' | 'reason';
  reason: string;
  matterId: string | null;
  shareId: string | null;
  device: string;
  /** When it ends, so does the ticket. */
  sessionId: string | null;
  ticketHash: Buffer;
  ticketUntil: Instant;
}

/** Nothing is given back: whoever of the house writes a line may not read the log. */
export async function insertOpening(sql: Sql, opening: NewOpening): Promise<void> {
  await sql`insert into app.document_openings ${sql({ ...opening })}`;
}

export const OpeningRow = z.object({
  id: Id,
  at: Instant,
  documentId: Id,
  actorKind: z.enum(['owner', 'delegate', 'house']),
  actorName: z.string(),
  type: DocumentType,
  title: z.string(),
  holderName: z.string(),
  why: z.enum(['own', 'shared', 'reason']),
  reason: z.string(),
  device: z.string(),
  way: z.enum(['vault', 'address', 'storage', 'program', 'matter']),
  readings: z.int(),
  lastReadAt: Instant.nullable(),
  matterId: Id.nullable(),
  matterTitle: Localised.nullable(),
  matterArea: MatterArea.nullable(),
  shareId: Id.nullable(),
  /** The permission stands. */
  stands: z.boolean(),
  endedAt: Instant.nullable(),
});
export type OpeningRow = z.infer<typeof OpeningRow>;

interface OpeningPage {
  ownerId: string;
  after: Position | undefined;
  limit: number;
}

/** The newest first. */
export function listOpenings(sql: Sql, { ownerId, after, limit }: OpeningPage) {
  const beyond = after ? sql`and (o.at, o.id) < (${after.at}, ${after.id})` : sql``;
  return many(OpeningRow, sql)`
    select o.id, o.at, o.document_id, o.actor_kind, o.actor_name, o.type, o.title, o.holder_name,
      o.why, o.reason, o.device, o.way, r.readings, r.last_read_at, m.id as matter_id, m.title as matter_title, m.area as matter_area,
      o.share_id, coalesce(s.ended_at is null and m.state in ${openStates(sql)}, false) as stands,
      coalesce(s.ended_at, case when m.state not in ${openStates(sql)} then m.state_since end)
        as ended_at
    from app.document_openings o
    left join app.document_shares s on s.id = o.share_id
    left join app.matters m on m.id = o.matter_id
    cross join lateral (select count(*)::int as readings, max(at) as last_read_at
      from app.document_readings where opening_id = o.id) r
    where o.owner_id = ${ownerId} ${beyond}
    order by o.at desc, o.id desc limit ${limit}`;
}

const Ticketed = z.object({
  id: Id,
  actorKind: z.enum(['owner', 'delegate', 'house']),
  actorId: z.guid(),
  /** Whoever opened it is still here, and still in the session they asked from. */
  sessionStands: z.boolean(),
  /** They still work here. */
  isHouse: z.boolean(),
  documentId: Id,
  versionId: Id,
  ownerId: z.guid(),
  shareId: Id.nullable(),
  fileName: z.string(),
  media: z.string(),
});

/** What a living ticket leads to; nothing once the paper is in the bin or its version is gone. */
export const findByTicket = (sql: Sql, hash: Buffer, now: Instant) =>
  maybe(Ticketed, sql)`
    select o.id, o.document_id, o.version_id, o.owner_id, o.share_id, v.file_name, v.media,
      o.actor_kind, o.actor_id, app.session_stands(o.actor_id, o.session_id) as session_stands,
      coalesce(u.raw_app_meta_data ->> 'role' in ('concierge', 'admin'), false) as is_house
    from app.document_openings o
    left join auth.users u on u.id = o.actor_id
    join app.document_versions v on v.id = o.version_id
    join app.documents d on d.id = v.document_id and d.binned_at is null
    where o.ticket_hash = ${hash} and o.ticket_until > ${now} and o.way = 'vault'`;
export type Ticketed = z.infer<typeof Ticketed>;

/** Of readings within one minute the first is written. */
export async function insertReading(sql: Sql, reading: Reading): Promise<void> {
  await sql`insert into app.document_readings ${sql({ ...reading })} on conflict do nothing`;
}

interface Reading {
  openingId: string;
  ownerId: string;
  /** A whole minute. */
  at: Instant;
}

const PastPaper = z.object({
  ownerId: z.guid(),
  documentId: Id,
  type: DocumentType,
  title: z.string(),
  holderName: z.string(),
});

/** The paper that a file of the storage is a version of; nothing while it is not confirmed. */
export const paperAt = (sql: Sql, place: { ownerId: string; documentId: string; id: string }) =>
  maybe(PastPaper, sql)`
    select d.owner_id, d.id as document_id, d.type, d.title, d.holder_name
    from app.document_versions v join app.documents d on d.id = v.document_id
    where v.id = ${place.id} and d.id = ${place.documentId} and d.owner_id::text = ${place.ownerId}`;

type PastOpening = NewOpening & { way: Exclude<OpeningRow['way'], 'vault'> };

/** One line for each way in, however often it is gone; says which line it is. */
export async function insertPastOpening(sql: Sql, opening: PastOpening): Promise<string> {
  await sql`
    insert into app.document_openings ${sql({ ...opening })} on conflict (ticket_hash) do nothing`;
  const line = await one(z.object({ id: Id }), sql)`
    select id from app.document_openings where ticket_hash = ${opening.ticketHash}`;
  return line.id;
}

export async function nameOfPerson(sql: Sql, id: string): Promise<string> {
  const person = await maybe(z.object({ name: z.string() }), sql)`
    select ${nameFrom(sql)} as name
    from auth.users where id = ${id}`;
  return person?.name ?? '';
}
