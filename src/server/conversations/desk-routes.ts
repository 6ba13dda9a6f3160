import type { FastifyInstance } from 'fastify';
import { deskConversations } from '#contract/conversations/desk.ts';
import { Failure } from '#domain/failure.ts';
import { hoursAfter } from '#domain/time.ts';
import type { ConversationAct } from '#server/conversations/act.ts';
import { listAtDesk } from '#server/conversations/desk-store.ts';
import { openConversationMatter } from '#server/conversations/hand-over.ts';
import { endConversation, makeMove, writeInConversation } from '#server/conversations/moves.ts';
import { tellAll, tellTyping } from '#server/conversations/notices.ts';
import * as store from '#server/conversations/store.ts';
import { deskView, withCare } from '#server/conversations/views.ts';
import { serveActs } from '#server/platform/act.ts';
import { nameOf } from '#server/platform/person-name.ts';
import { type Guard, serve } from '#server/platform/serve.ts';
import type { Services } from '#server/services.ts';

interface Colleague {
  kind: 'staff';
  id: string;
  email: string;
  metadata: Record<string, unknown>;
}

/** What ended so long ago has left the list. */
const shownHours = 12;

/** What the house does with those who ask for a person. */
export function deskConversationRoutes(
  app: FastifyInstance,
  services: Services,
  staff: Guard<Colleague>,
) {
  const change = serveActs(app, services);
  const { sql } = services;
  serve(app, deskConversations.list, staff, ({ user }) =>
    sql.as(user, async (tx) => {
      const rows = await listAtDesk(tx, hoursAfter(services.now(), -shownHours));
      const snapshot = await services.catalogue.current();
      return { items: await withCare({ tx, snapshot }, rows) };
    }),
  );
  change(deskConversations.read, staff, async (acting, asked) =>
    deskView(acting, (await store.findConversation(acting.tx, asked.params.id)) ?? refuse()),
  );
  takingRoutes(app, services, staff);
  talkingRoutes(app, services, staff);
}

function refuse(): never {
  throw new Failure('not_found', 'There is no such conversation.');
}

const locked = async ({ tx }: ConversationAct, id: string) =>
  (await store.lockConversation(tx, id)) ?? refuse();

function takingRoutes(app: FastifyInstance, services: Services, staff: Guard<Colleague>) {
  const change = serveActs(app, services);
  change(deskConversations.take, staff, async (acting, asked) =>
    deskView(
      acting,
      await take(acting, asked.user, await locked(acting, asked.params.id), asked.body.from),
    ),
  );
  change(deskConversations.offerHandBack, staff, async (acting, asked) => {
    const row = ownedBy(await locked(acting, asked.params.id), asked.user);
    const changed = { handBackOffered: true };
    return deskView(
      acting,
      await makeMove(acting, row, { move: 'offer_hand_back', actor: 'staff', changed }),
    );
  });
  change(deskConversations.end, staff, async (acting, asked) => {
    const row = ownedBy(await locked(acting, asked.params.id), asked.user);
    return deskView(acting, await endConversation(acting, row, 'staff'));
  });
}

/** The lock lets one of two in first; the other learns who it was. */
async function take(
  acting: ConversationAct,
  user: Colleague,
  row: store.ConversationRow,
  from: string | null,
): Promise<store.ConversationRow> {
  const owner = { ownerId: user.id, ownerName: nameOf(user) };
  if (row.state === 'human' && row.ownerId === user.id) return row;
  if (row.state === 'human' && row.ownerId !== from)
    throw new Failure('already_owned', `${row.ownerName} already has this conversation.`, {
      params: { owner: row.ownerName },
    });
  const move = row.state === 'human' ? 'take_over' : 'take';
  const changed = { ...owner, takenAt: row.takenAt ?? acting.now };
  return makeMove(acting, row, { move, actor: 'staff', changed });
}

/** Only whoever has it speaks in it; a colleague takes it over first. */
function ownedBy(row: store.ConversationRow, { id }: Colleague): store.ConversationRow {
  if (row.state !== 'human' || row.ownerId === id) return row;
  throw new Failure('already_owned', `${row.ownerName} has this conversation.`, {
    params: { owner: row.ownerName },
  });
}

function talkingRoutes(app: FastifyInstance, services: Services, staff: Guard<Colleague>) {
  const change = serveActs(app, services);
  change(deskConversations.write, staff, async (acting, asked) => {
    const row = ownedBy(await locked(acting, asked.params.id), asked.user);
    if (row.state === 'queued')
      throw new Failure('conflict', 'Please take the conversation first.');
    const writer = { side: 'house', id: asked.user.id, name: nameOf(asked.user) } as const;
    return writeInConversation(acting, row, { ...writer, text: asked.body.text });
  });
  change(deskConversations.typing, staff, async (acting, asked) => {
    const row = ownedBy(await locked(acting, asked.params.id), asked.user);
    await tellTyping(acting, row, 'house');
    return undefined;
  });
  change(deskConversations.matter, staff, async (acting, asked) => {
    const row = await locked(acting, asked.params.id);
    if (row.matterId) throw new Failure('conflict', 'This conversation is a request already.');
    const { clientId, language, zone } = row;
    const owner = { id: asked.user.id, name: nameOf(asked.user) };
    const wish = { clientId, language, zone, notes: asked.body.notes, name: owner.name, owner };
    const { id, reference } = await openConversationMatter(acting, wish);
    const turned = { ...row, matterId: id, matterReference: reference };
    await store.saveConversation(acting.tx, turned);
    await tellAll(acting, turned);
    return deskView(acting, turned);
  });
}
