import type { Conversation, ExpertDesk } from '#contract/conversations/conversations.ts';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import { deskTopic } from '#contract/live.ts';
import type { HousePerson } from '#contract/matters/matters.ts';
import type { Instant } from '#contract/primitives.ts';
import { expectedMinutes, secondsPerPlace } from '#domain/conversations/life.ts';
import { firstWord, type Pace, paceOf, promisingPlan } from '#domain/matters/promise.ts';
import { openAt } from '#domain/opening-hours.ts';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { accountManager, knownClientsOf } from '#server/clients/actions.ts';
import type { Acting } from '#server/conversations/act.ts';
import { busyPeople, recentWaits } from '#server/conversations/desk-store.ts';
import { hoursOfDesk, onCallOf } from '#server/conversations/hours.ts';
import * as store from '#server/conversations/store.ts';
import { presencesIn, privateRoom } from '#server/platform/live.ts';
import { type Caller, inNameOf, type Sql, system } from '#server/platform/sql.ts';

/** Waits of the last week say how long the next one is. */
const measuredHours = 7 * 24;

export async function conversationView(
  acting: Acting,
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
  acting: Acting,
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
  { tx, snapshot }: Pick<Acting, 'tx' | 'snapshot'>,
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
const paceIn = (snapshot: Snapshot, plan: string | null): Pace =>
  paceOf(promisingPlan(snapshot.all('plans'), plan), false);

async function careOf(acting: Acting, { clientId, queuedAt }: Asked) {
  const [care] = await withCare(acting, [{ clientId, queuedAt }]);
  if (!care) throw new Error('A conversation is looked after once.');
  return care;
}

/** Others in line are nobody's business, but how many there are is. */
const waitingView = (acting: Acting, row: store.ConversationRow) =>
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
export async function deskStands(acting: Acting, user: Caller): Promise<ExpertDesk> {
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

/** As the house: who is called, while the desk is closed and nobody sits at it. */
export async function onCallNow(tx: Sql, now: Instant): Promise<HousePerson | null> {
  const set = await hoursOfDesk(tx);
  if (openAt(set.hours, now).open || (await atDesk(tx, undefined)).length > 0) return null;
  return (await onCallOf(tx, set)) ?? null;
}

async function atDesk(tx: Sql, managerId: string | undefined): Promise<ExpertDesk['people']> {
  const [present, busy] = [await presencesIn(tx, privateRoom(deskTopic)), await busyPeople(tx)];
  const byId = new Map(present.map(({ key, meta }) => [key, String(meta.name ?? '')]));
  return [...byId]
    .map(([id, name]) => ({ id, name, manager: id === managerId, busy: busy.has(id) }))
    .sort((a, b) => Number(b.manager) - Number(a.manager) || a.name.localeCompare(b.name));
}

const asHouse = <Answer>(tx: Sql, by: Caller, work: () => Promise<Answer>) =>
  inNameOf(tx, [system, by], work);
