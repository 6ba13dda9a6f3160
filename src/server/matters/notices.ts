/** Who hears of a change: live, and at the bell. */
import { clientTopic, deskTopic, matterTopic } from '#contract/live.ts';
import type { NotificationKind } from '#contract/notifications.ts';
import { deskMatterPath, matterPath } from '#domain/matters/areas.ts';
import { lookedAfter } from '#server/matters/people-store.ts';
import type { MatterRow } from '#server/matters/row.ts';
import { notify } from '#server/notifications/actions.ts';
import { tellRoom } from '#server/platform/live.ts';
import type { Sql } from '#server/platform/sql.ts';

/** Everybody who looks at it asks again. What was never handed in is its writer's alone. */
export async function tellAll(tx: Sql, { id, clientId, handedInAt }: MatterRow): Promise<void> {
  if (clientId) await tellRoom(tx, clientTopic(clientId), 'matter', { id });
  if (!handedInAt) return;
  await tellRoom(tx, matterTopic(id), 'matter', { id });
  await tellHouse(tx, id);
}

/** What no client may even notice. */
export async function tellHouse(tx: Sql, id: string): Promise<void> {
  await tellRoom(tx, deskTopic, 'matter', { id });
}

interface Word {
  kind: NotificationKind;
  /** Names the event within the matter; the same one is told once. */
  key: string;
  about?: Record<string, string | number>;
}

const newsOf = (row: MatterRow, { kind, key, about }: Word) => ({
  kind,
  title: row.title,
  about: { reference: row.reference, ...about },
  key: `matter:${row.id}:${key}`,
});

export async function notifyClient(tx: Sql, row: MatterRow, word: Word): Promise<void> {
  if (!row.clientId) return;
  const path = matterPath(row.area, row.id);
  // Urgent words of the house are the only ones that wake somebody.
  const urgent = row.urgent && word.kind === 'message';
  await notify(tx, { ...newsOf(row, word), to: row.clientId, path, urgent });
}

/** Whoever has the matter; while nobody has, the client's account manager. */
export async function notifyOwner(tx: Sql, row: MatterRow, word: Word): Promise<void> {
  if (!row.handedInAt) return;
  const to = row.ownerId ?? (await managerOf(tx, row));
  if (to) await notify(tx, { ...newsOf(row, word), to, path: deskMatterPath(row.id) });
}

const managerOf = async (tx: Sql, { clientId }: MatterRow): Promise<string | null> =>
  (clientId && (await lookedAfter(tx, clientId))?.managerId) || null;
