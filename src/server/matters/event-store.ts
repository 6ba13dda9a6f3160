import type { MatterEvent } from '#contract/matters/parts.ts';
import { MatterEvent as Event } from '#contract/matters/parts.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { type Act, record } from '#server/platform/act.ts';
import { type Caller, many, type Sql } from '#server/platform/sql.ts';

export interface NewMatterEvent {
  kind: MatterEvent['kind'];
  reason?: string;
  /** `en` and `ar` name a thing in both languages; its reader gets one of them as `name`. */
  about?: MatterEvent['about'];
}

/** As the history calls them. */
type Actor = Pick<Act, 'tx' | 'now' | 'by'> & { name: string };

const sides = { client: 'client', staff: 'house', system: 'system', visitor: 'system' } as const;
export const sideOf = ({ kind }: Caller) => sides[kind];

/** Says the id of the line. */
export const addMatterEvent = (
  actor: Actor,
  row: MatterRow,
  event: NewMatterEvent,
): Promise<string> => {
  const { kind, reason = '', about = {} } = event;
  const { by, name: actorName, tx } = actor;
  const { id: matterId, state } = row;
  const actorKind = sideOf(by);
  const line = { matterId, kind, reason, about: tx.json(about), state };
  return record(actor, 'matter_events', { ...line, actorKind, actorName });
};

/** The history, oldest first. */
export const eventsOfMatter = (sql: Sql, matterId: string): Promise<MatterEvent[]> =>
  many(Event, sql)`
    select id, at, kind, actor_kind as actor, actor_name as name, delegate_name as delegate,
      reason, about
    from app.matter_events where matter_id = ${matterId} order by at, id`;
