/** What the clock does to conversations. Each of it may run twice and happens once. */
import { isLive } from '#domain/conversations/life.ts';
import { hoursAfter, minutesAfter } from '#domain/time.ts';
import type { ConversationAct } from '#server/conversations/act.ts';
import { deleteOld, forgottenConversations } from '#server/conversations/desk-store.ts';
import { deleteOld as deleteOldFollowUps } from '#server/conversations/follow-ups/store.ts';
import { openConversationMatter } from '#server/conversations/hand-over.ts';
import { conversationWords, leftMessage } from '#server/conversations/letters.ts';
import { mailTranscript, makeMove } from '#server/conversations/moves.ts';
import * as store from '#server/conversations/store.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

export function conversationWorkers(services: Services): Worker[] {
  const { sql } = services;
  return [
    byTheClock('settle_conversations', '*/5 * * * *', () => settleForgotten(services)),
    // A quarter to four at night in Dubai.
    byTheClock('forget_conversations', '45 23 * * *', () =>
      sql.as(system, forgetLiveConversations),
    ),
  ];
}

export async function forgetLiveConversations(tx: Sql): Promise<void> {
  await deleteOld(tx);
  await deleteOldFollowUps(tx);
}

/** Nobody stands in line for longer than this without a word; then it is a request. */
const mostMinutesInLine = 60;
/** Neither side has said anything for so long: it is over. */
const mostSilentHours = 12;

export async function settleForgotten(services: Services): Promise<void> {
  const [now, snapshot] = [services.now(), await services.catalogue.current()];
  const before = {
    queued: minutesAfter(now, -mostMinutesInLine),
    human: hoursAfter(now, -mostSilentHours),
  };
  const due = await services.sql.as(system, (tx) => forgottenConversations(tx, before));
  for (const { id } of due)
    await services.sql.as(system, async (tx) => {
      const row = await store.lockConversation(tx, id);
      const isDue =
        row &&
        isLive(row.state) &&
        row.lastAt < before[row.state === 'queued' ? 'queued' : 'human'];
      if (isDue) await lapse({ services, tx, snapshot, now, by: system }, row);
    });
}

/** What was asked is not lost: it becomes a request, and whoever asked is told. */
async function lapse(acting: ConversationAct, row: store.ConversationRow): Promise<void> {
  if (row.state === 'human') {
    const ended = await makeMove(acting, row, { move: 'lapse', actor: 'system' });
    if (row.messages > 0) await mailTranscript(acting, ended);
    return;
  }
  const { clientId, name, language, zone, email } = row;
  const notes = await notesOf(acting, row);
  const matter = await openConversationMatter(acting, { clientId, name, language, zone, notes });
  const changed = { matterId: matter.id, matterReference: matter.reference };
  await makeMove(acting, row, { move: 'lapse', actor: 'system', changed });
  const letter = leftMessage({ name, email }, language, matter.reference);
  await acting.services.messages.queue(acting.tx, letter);
}

async function notesOf({ tx }: ConversationAct, row: store.ConversationRow): Promise<string> {
  const words = conversationWords[row.language].notes;
  const messages = await store.messagesOf(tx, row.id);
  const parts = [words.unanswered, row.summary, ...messages.map(({ text }) => text)];
  if (!row.clientId) parts.push(words.from(row.name, row.email));
  return parts.join('\n\n');
}
