import { ById, type Instant } from '#contract/primitives.ts';
import { isBefore } from '#domain/time.ts';
import { enqueueAt } from '#server/platform/jobs/enqueue.ts';
import { byTheClock, type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Carriers, outbox } from '#server/platform/messages/carrier.ts';
import { illustrated, type LetterPictures } from '#server/platform/messages/pictures.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import * as table from '#server/platform/messages/table.ts';
import { decideLeaving, leavingTogether, lockThread } from '#server/platform/messages/threads.ts';
import { asOneLetter } from '#server/platform/messages/together.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { type Database, type Sql, system } from '#server/platform/sql.ts';

export const deliverMessage = { name: 'deliver_message', schema: ById } satisfies Task;

/** Delivered messages hold names and links: they are kept as long as somebody may ask after one. */
const keptDays = 30;

interface House {
  sql: Database;
  secrets: Secrets;
  now: () => Instant;
  letterPictures: LetterPictures;
}

export const messageWorkers = (house: House, carriers: Carriers): Worker[] => [
  worker(deliverMessage, ({ id }) => deliver(house, carriers, id), { close: carriers.close }),
  byTheClock('purge_messages', '30 23 * * *', () =>
    house.sql.as(system, (tx) => table.deleteDelivered(tx, keptDays)),
  ),
];

/**
 * A crash between sending and marking sends once more: the Message-ID is the same, so the reader's
 * mailbox can tell. No transaction stays open while a mail server takes its time.
 */
async function deliver(house: House, carriers: Carriers, id: string) {
  const { sql, secrets, now, letterPictures } = house;
  const [first, ...others] = await sql.as(system, (tx) => dueNow(tx, id, now()));
  if (!first) return;
  const message = asOneLetter([first, ...others]);
  const carrier = carriers[message.channel];
  const whole = await wholeLetter(secrets, message);
  // Where nothing leaves, nothing is drawn.
  const pictured = carrier === outbox ? undefined : await illustrated(whole, letterPictures);
  try {
    await carrier.deliver(pictured?.letter ?? whole, pictured?.inline);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await sql.as(system, (tx) => table.markFailed(tx, id, reason));
    throw new Error(`A ${message.channel} message was not taken: ${codeOf(error)}.`);
  }
  await sql.as(system, async (tx) => {
    if (others.length > 0) await table.saveAsSent(tx, message);
    await table.markDelivered(
      tx,
      [first, ...others].map((each) => each.id),
    );
    // Where nothing leaves, the row is the delivery.
    if (carrier !== outbox) await table.forgetSealed(tx, id);
  });
}

/** The letter with those that leave along with it; nothing where it waits, or leaves along with another. */
async function dueNow(tx: Sql, id: string, now: Instant): Promise<table.StoredMessage[]> {
  const known = await table.findStoredMessage(tx, id);
  if (!known || known.deliveredAt) return [];
  const { thread } = known;
  if (thread === null) return [known];
  await lockThread(tx, { ...known, thread });
  // What another job decided meanwhile holds.
  const message = await table.findStoredMessage(tx, id);
  if (!message || message.deliveredAt) return [];
  const at = message.leavesAt ?? (await decideLeaving(tx, { ...message, thread }, now));
  if (isBefore(now, at)) {
    if (message.leavesAt === null) await enqueueAt(tx, deliverMessage, { id }, { at });
    return [];
  }
  const due = await leavingTogether(tx, { ...message, thread }, at);
  return due[0]?.id === id ? due : [];
}

/** What the other side said may name the person: it stays in the row, and the log gets its code. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no code';
