import { Id } from '#contract/primitives.ts';
import { anyRow, type Sql } from '#server/platform/sql.ts';

interface ProcessorEvent {
  processor: string;
  eventId: string;
  type: string;
}

export const isKnown = (sql: Sql, { processor, eventId }: ProcessorEvent) => anyRow(sql)`
    select 1 from app.processor_events where processor = ${processor} and event_id = ${eventId}`;

export async function keepProcessorEvent(sql: Sql, event: ProcessorEvent): Promise<void> {
  await sql`insert into app.processor_events ${sql({ ...event })} on conflict do nothing`;
}

/** Somebody who is still here: what comes late for others is kept by nobody. */
export async function isAccount(sql: Sql, id: string): Promise<boolean> {
  if (!Id.safeParse(id).success) return false;
  return anyRow(sql)`select 1 from app.clients where id = ${id}`;
}
