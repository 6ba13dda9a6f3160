import type { MatterEvent } from '#contract/matters/parts.ts';
import { MatterEvent as Event } from '#contract/matters/parts.ts';
import type { Instant } from '#contract/primitives.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { newId } from '#server/platform/ids.ts';
import { type Caller, many, type Sql } from '#server/platform/sql.ts';

export interface Happened {
  kind: MatterEvent['kind'];
  reason?: string;
  /** `en` and `ar` name a thing in both languages; its reader gets one of them as `name`. */
  about?: MatterEvent['about'];
}

interface Actor {
  by: Caller;
  name: string;
  now: Instant;
}

const sides = { client: 'client', staff: 'house', system: 'system', visitor: 'system' } as const;
export const sideOf = ({ kind }: Caller) => sides[kind];

/** Written in the transaction of the change it tells of, and never changed. */
export async function addEvent(sql: Sql, row: MatterRow, actor: Actor, event: Happened) {
  const { kind, reason = '', about = {} } = event;
  const { by, name, now } = actor;
  const id = newId();
  const values = {
    id,
    matterId: row.id,
    kind,
    at: now,
    actorKind: sideOf(by),
    actorId: 'id' in by ? by.id : null,
    actorName: name,
    reason,
    about: sql.json(about),
    state: row.state,
  };
  await sql`insert into app.matter_events ${sql(values)}`;
  return id;
}

/** The history, oldest first. */
export function eventsOf(sql: Sql, matterId: string): Promise<MatterEvent[]> {
  return many(
    Event,
    sql`
      select id, at, kind, actor_kind as actor, actor_name as name, delegate_name as delegate,
        reason, about
      from app.matter_events where matter_id = ${matterId} order by at, id`,
  );
}
