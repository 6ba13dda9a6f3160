import type { Conversation, ExpertDesk } from '#contract/conversations/conversations.ts';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import { deskTopic } from '#contract/live.ts';
import type { Instant } from '#contract/primitives.ts';
import { expectedMinutes, secondsPerPlace } from '#domain/conversations.ts';
import { openAt, openingHours } from '#domain/opening-hours.ts';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import { teamShifts } from '#server/appointments/actions.ts';
import { accountManager } from '#server/clients/actions.ts';
import type { Acting } from '#server/conversations/act.ts';
import { busyPeople, recentWaits } from '#server/conversations/desk-store.ts';
import * as store from '#server/conversations/store.ts';
import { presencesIn } from '#server/live/store.ts';
import { privateRoom } from '#server/platform/live.ts';
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
    ...{ id, room, state, persona, summary, summaryBy, handBackOffered, email, mailedAt },
    ...{ queuedAt, takenAt, endedAt, messages, waiting, rating: row.ratingStars },
    owner: ownerId ? { id: ownerId, name: ownerName } : null,
  };
}

export async function deskView(
  acting: Acting,
  row: store.ConversationRow,
): Promise<DeskConversation> {
  const { name, language, clientId, said, matterId, matterReference, ratingWords } = row;
  return {
    ...(await conversationView(acting, row)),
    ...{ name, language, clientId, said, ratingWords },
    matter: matterId && matterReference ? { id: matterId, reference: matterReference } : null,
  };
}

/** Others in line are nobody's business, but how many there are is. */
function waitingView({ tx, by, now }: Acting, row: store.ConversationRow) {
  return asHouse(tx, by, async () => {
    const place = await store.placeOf(tx, row);
    const minutes = expectedMinutes(place, await perPlace(tx, now));
    return { place, expectedAt: minutes === null ? null : minutesAfter(now, minutes) };
  });
}

async function perPlace(tx: Sql, now: Instant): Promise<number | undefined> {
  return secondsPerPlace(await recentWaits(tx, hoursAfter(now, -measuredHours)));
}

/** A process that was silent for so long is dead, and whoever it showed is not there. */
const deadAfter = 30;

/** Open by the hours of the house's people, and whenever one of them sits at the desk. */
export async function deskStands(acting: Acting, user: Caller): Promise<ExpertDesk> {
  const { tx, by, now } = acting;
  const managerId =
    user.kind === 'client' ? (await accountManager(tx, by, user.id))?.id : undefined;
  return asHouse(tx, by, async () => {
    const hours = openingHours(await teamShifts(tx));
    const { open, opensAt } = openAt(hours, now);
    const people = await atDesk(tx, managerId);
    const waiting = await store.lineLength(tx);
    return {
      open: open || people.length > 0,
      ...{ hours, opensAt, waiting, people },
      expectedMinutes: expectedMinutes(waiting + 1, await perPlace(tx, now)),
    };
  });
}

async function atDesk(tx: Sql, managerId: string | undefined): Promise<ExpertDesk['people']> {
  const [present, busy] = [
    await presencesIn(tx, privateRoom(deskTopic), deadAfter),
    await busyPeople(tx),
  ];
  const byId = new Map(present.map(({ key, meta }) => [key, String(meta.name ?? '')]));
  return [...byId]
    .map(([id, name]) => ({ id, name, manager: id === managerId, busy: busy.has(id) }))
    .sort((a, b) => Number(b.manager) - Number(a.manager) || a.name.localeCompare(b.name));
}

const asHouse = <Answer>(tx: Sql, by: Caller, work: () => Promise<Answer>) =>
  inNameOf(tx, [system, by], work);
