import { ById } from '#contract/primitives.ts';
import { byTheClock, type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { type Carriers, outbox } from '#server/platform/messages/carrier.ts';
import { wholeLetter } from '#server/platform/messages/sealed-letters.ts';
import * as table from '#server/platform/messages/table.ts';
import type { Secrets } from '#server/platform/secrets/secrets.ts';
import { type Database, system } from '#server/platform/sql.ts';

export const deliverMessage = { name: 'deliver_message', schema: ById } satisfies Task;

/** Delivered messages hold names and links: they are kept as long as somebody may ask after one. */
const keptDays = 30;

interface House {
  sql: Database;
  secrets: Secrets;
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
async function deliver({ sql, secrets }: House, carriers: Carriers, id: string) {
  const message = await sql.as(system, (tx) => table.findStoredMessage(tx, id));
  if (!message || message.deliveredAt) return;
  const carrier = carriers[message.channel];
  const letter = await wholeLetter(secrets, message);
  try {
    await carrier.deliver(letter);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await sql.as(system, (tx) => table.markFailed(tx, id, reason));
    throw new Error(`A ${message.channel} message was not taken: ${codeOf(error)}.`);
  }
  await sql.as(system, async (tx) => {
    await table.markDelivered(tx, id);
    // Where nothing leaves, the row is the delivery.
    if (carrier !== outbox) await table.forgetSealed(tx, id);
  });
}

/** What the other side said may name the person: it stays in the row, and the log gets its code. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no code';
