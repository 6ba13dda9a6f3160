import type { Conversation, ConversationDesk } from '#contract/conversations/conversations.ts';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import type { Instant } from '#contract/primitives.ts';
import { openAt } from '#domain/calendar/opening-hours.ts';
import { expectedMinutes, secondsPerPlace } from '#domain/conversations/life.ts';
import { firstWord, type PromisePace, paceOf, promisingPlan } from '#domain/matters/promise.ts';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { accountManager, knownClientsOf } from '#server/clients/actions.ts';
import type { ConversationAct } from '#server/conversations/act.ts';
import { recentWaits } from '#server/conversations/desk-store.ts';
import { hoursOfDesk } from '#server/conversations/hours.ts';
import { atDesk, onCallNow } from '#server/conversations/on-call.ts';
import * as store from '#server/conversations/store.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** Waits of the last week say how long the next one is. */
const measuredHours = 7 * 24;

export async function conversationView(
  acting: ConversationAct,
  row: store.ConversationRow,
): Promise<Conversation> {
  const messages = await store.messagesOf(acting.tx, row.id);
  const waiting = row.state === 'queued' ? await waitingView(acting, row) : null;
  const { id, room, state, persona, summary, summaryBy, ownerId, ownerName } = row;
  const { handBackOffered, email, mailedAt, queuedAt, takenAt, endedAt } = row;
  return {
    id,
    room,
    state,
    persona,
    summary,
    summaryBy,
    handBackOffered,
    email,
    mailedAt,
    queuedAt,
    takenAt,
    endedAt,
    messages,
    waiting,
    rating: row.ratingStars,
    owner: ownerId ? { id: ownerId, name: ownerName } : null,
  };
}

export async function deskView(
  acting: ConversationAct,
  row: store.ConversationRow,
): Promise<DeskConversation> {
  const { name, language, said, matterId, matterReference, ratingWords } = row;
  const { clientId, plan, manager, dueAt } = await careOf(acting, row);
  return {
    ...(await conversationView(acting, row)),
    name,
    language,
    said,
    ratingWords,
    clientId,
    plan,
    manager,
    dueAt,
    matter: matterId && matterReference ? { id: matterId, reference: matterReference } : null,
  };
}

type Asked = Pick<store.ConversationRow, 'clientId' | 'queuedAt'>;

/** Whose client each is, by which plan, and by when that promises a person; in their order. */
export async function withCare<Row extends Asked>(
  { tx, snapshot }: Pick<ConversationAct, 'tx' | 'snapshot'>,
  rows: readonly Row[],
) {
  const ids = rows.flatMap(({ clientId }) => clientId ?? []);
  const clients = await knownClientsOf(tx, [...new Set(ids)]);
  return rows.map((row) => {
    const { plan = null, manager = null } = clients.get(row.clientId ?? '') ?? {};
    const { due: dueAt } = firstWord(paceIn(snapshot, plan), row.queuedAt);
    return { ...row, plan, manager, dueAt };
  });
}

/** A conversation is answered as soon as a request that is not urgent. */
const paceIn = (snapshot: Snapshot, plan: string | null): PromisePace =>
  paceOf(promisingPlan(snapshot.all('plans'), plan), false);

async function careOf(acting: ConversationAct, { clientId, queuedAt }: Asked) {
  const [care] = await withCare(acting, [{ clientId, queuedAt }]);
  if (!care) throw new Error('A conversation is looked after once.');
  return care;
}

/** Others in line are nobody's business, but how many there are is. */
const waitingView = (acting: ConversationAct, row: store.ConversationRow) =>
  asHouse(acting.tx, acting.by, async () => {
    const { tx, now } = acting;
    const { dueAt } = await careOf(acting, row);
    const place = await store.placeInLine(tx, row);
    const minutes = expectedMinutes(place, await perPlace(tx, now));
    const expectedAt = minutes === null ? null : minutesAfter(now, minutes);
    return { place, expectedAt, dueAt };
  });

const perPlace = async (tx: Sql, now: Instant): Promise<number | undefined> =>
  secondsPerPlace(await recentWaits(tx, hoursAfter(now, -measuredHours)));

/** Open by the hours of the house, and whenever somebody sits at the desk; else whoever is on call comes. */
export async function deskStands(acting: ConversationAct, user: Caller): Promise<ConversationDesk> {
  const { tx, by, now, snapshot } = acting;
  const clientId = user.kind === 'client' ? user.id : undefined;
  const managerId = clientId && (await accountManager(tx, by, clientId))?.id;
  return asHouse(tx, by, async () => {
    const set = await hoursOfDesk(tx);
    const { open, opensAt } = openAt(set.hours, now);
    const people = await atDesk(tx, managerId);
    const waiting = await store.lineLength(tx);
    const plan = (clientId && (await knownClientsOf(tx, [clientId])).get(clientId)?.plan) || null;
    const { answerMinutes: minutes } = paceIn(snapshot, plan);
    return {
      open: open || people.length > 0,
      onCall: await onCallNow(tx, now),
      promise: { minutes, plan },
      hours: set.hours,
      opensAt,
      waiting,
      people,
      expectedMinutes: expectedMinutes(waiting + 1, await perPlace(tx, now)),
    };
  });
}

const asHouse = <Answer>(tx: Sql, by: Caller, work: () => Promise<Answer>) =>
  inNameOf(tx, [system, by], work);
