import { z } from 'zod';
import { DocumentType } from '#contract/document-kinds.ts';
import { MatterArea } from '#contract/matter-kinds.ts';
import { Id, Instant, Localised } from '#contract/primitives.ts';
import { openStates } from '#server/documents/open-matters.ts';
import { many, maybe, type Sql } from '#server/platform/sql.ts';

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
  matterId: Id.nullable(),
  matterTitle: Localised.nullable(),
  matterArea: MatterArea.nullable(),
  shareId: Id.nullable(),
  /** The permission stands. */
  stands: z.boolean(),
  endedAt: Instant.nullable(),
});
export type OpeningRow = z.infer<typeof OpeningRow>;

export interface OpeningPage {
  ownerId: string;
  after: { at: Instant; id: string } | undefined;
  limit: number;
}

/** The newest first. */
export function listOpenings(sql: Sql, { ownerId, after, limit }: OpeningPage) {
  const beyond = after ? sql`and (o.at, o.id) < (${after.at}, ${after.id})` : sql``;
  return many(
    OpeningRow,
    sql`
      select o.id, o.at, o.document_id, o.actor_kind, o.actor_name, o.type, o.title, o.holder_name,
        o.why, o.reason, o.device, m.id as matter_id, m.title as matter_title, m.area as matter_area,
        o.share_id, coalesce(s.ended_at is null and m.state in ${openStates(sql)}, false) as stands,
        coalesce(s.ended_at, case when m.state not in ${openStates(sql)} then m.state_since end)
          as ended_at
      from app.document_openings o
      left join app.document_shares s on s.id = o.share_id
      left join app.matters m on m.id = o.matter_id
      where o.owner_id = ${ownerId} ${beyond}
      order by o.at desc, o.id desc limit ${limit}`,
  );
}

const Ticketed = z.object({
  documentId: Id,
  versionId: Id,
  ownerId: z.guid(),
  shareId: Id.nullable(),
  fileName: z.string(),
  media: z.string(),
});

/** What a living ticket leads to; nothing once the paper is in the bin or its version is gone. */
export function findByTicket(sql: Sql, hash: Buffer, now: Instant) {
  return maybe(
    Ticketed,
    sql`
      select o.document_id, o.version_id, o.owner_id, o.share_id, v.file_name, v.media
      from app.document_openings o
      join app.document_versions v on v.id = o.version_id
      join app.documents d on d.id = v.document_id and d.binned_at is null
      where o.ticket_hash = ${hash} and o.ticket_until > ${now}`,
  );
}
