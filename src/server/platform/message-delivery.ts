import { z } from 'zod';
import { ById } from '#contract/primitives.ts';
import type { Carriers } from '#server/platform/carrier.ts';
import * as table from '#server/platform/message-table.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { type Task, type Worker, worker } from '#server/platform/task.ts';

export const deliverMessage = { name: 'deliver_message', schema: ById } satisfies Task;
const purgeMessages = { name: 'purge_messages', schema: z.object({}) } satisfies Task;

/** Delivered messages hold names and links: they are kept as long as somebody may ask after one. */
const keptDays = 30;

export function messageWorkers(sql: Database, carriers: Carriers): Worker[] {
  return [
    worker(deliverMessage, ({ id }) => deliver(sql, carriers, id), { close: carriers.close }),
    worker(
      purgeMessages,
      () => sql.as(system, (tx) => table.deleteDelivered(tx, keptDays)),
      { at: '30 23 * * *' }, // half past three at night in Dubai
    ),
  ];
}

/**
 * A crash between sending and marking sends once more: the Message-ID is the same, so the reader's
 * mailbox can tell. No transaction stays open while a mail server takes its time.
 */
async function deliver(sql: Database, carriers: Carriers, id: string) {
  const message = await sql.as(system, (tx) => table.find(tx, id));
  if (!message || message.deliveredAt) return;
  try {
    await carriers[message.channel].deliver(message);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await sql.as(system, (tx) => table.markFailed(tx, id, reason));
    throw new Error(`A ${message.channel} message was not taken: ${codeOf(error)}.`);
  }
  await sql.as(system, (tx) => table.markDelivered(tx, id));
}

/** What the other side said may name the person: it stays in the row, and the log gets its code. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no code';
}
