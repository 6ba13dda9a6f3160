import type { FastifyInstance } from 'fastify';
import { type FollowUp, followUps } from '#contract/conversations/follow-ups.ts';
import { deskTopic } from '#contract/live.ts';
import { mayFinish, mayTake } from '#domain/conversations/follow-ups.ts';
import { Failure } from '#domain/failure.ts';
import { knownClientsOf } from '#server/clients/actions.ts';
import * as store from '#server/conversations/follow-ups/store.ts';
import { type Act, act } from '#server/platform/act.ts';
import { tellRoom } from '#server/platform/live.ts';
import { nameOf } from '#server/platform/person-name.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

interface Colleague {
  kind: 'staff';
  id: string;
  email: string;
  metadata: Record<string, unknown>;
}

/** What the house does with complaints and emergencies of the chat. */
export function followUpRoutes(app: FastifyInstance, services: Services, staff: Guard<Colleague>) {
  serve(app, followUps.list, staff, ({ user }) =>
    services.sql.as(user, async (tx) => ({ items: await viewsOf(tx, await store.listOpen(tx)) })),
  );

  serve(app, followUps.take, staff, (asked) =>
    act(services, followUps.take, asked, async (acting) => {
      const row = await locked(acting, asked.params.id);
      if (!mayTake(row, asked.user.id, asked.body.from)) return viewOf(acting.tx, row);
      return change(acting, { ...row, ...ownedBy(asked.user, acting), state: 'taken' });
    }),
  );

  serve(app, followUps.done, staff, (asked) =>
    act(services, followUps.done, asked, async (acting) => {
      const row = await locked(acting, asked.params.id);
      if (!mayFinish(row, asked.user.id)) return viewOf(acting.tx, row);
      const owned = row.state === 'open' ? { ...row, ...ownedBy(asked.user, acting) } : row;
      return change(acting, { ...owned, state: 'done', doneAt: acting.now });
    }),
  );
}

const ownedBy = (user: Colleague, { now }: Act) => ({
  ownerId: user.id,
  ownerName: nameOf(user),
  takenAt: now,
});

async function locked({ tx }: Act, id: string): Promise<store.FollowUpRow> {
  const row = await store.lockFollowUp(tx, id);
  if (row) return row;
  throw new Failure('not_found', 'There is no such follow-up.');
}

async function change({ tx }: Act, row: store.FollowUpRow): Promise<FollowUp> {
  await store.saveFollowUp(tx, row);
  await tellRoom(tx, deskTopic, 'follow_up', { id: row.id });
  return viewOf(tx, row);
}

async function viewOf(tx: Sql, row: store.FollowUpRow): Promise<FollowUp> {
  const [view] = await viewsOf(tx, [row]);
  if (!view) throw new Error('A row has one view.');
  return view;
}

async function viewsOf(tx: Sql, rows: store.FollowUpRow[]): Promise<FollowUp[]> {
  const ids = rows.flatMap(({ clientId }) => clientId ?? []);
  const clients = await knownClientsOf(tx, [...new Set(ids)]);
  return rows.map(({ speaker: _, takenAt: _taken, doneAt: _done, ownerId, ownerName, ...row }) => {
    const client = row.clientId === null ? undefined : clients.get(row.clientId);
    return {
      ...row,
      plan: client?.plan ?? null,
      manager: client?.manager ?? null,
      owner: ownerId ? { id: ownerId, name: ownerName } : null,
    };
  });
}
