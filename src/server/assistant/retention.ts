import { z } from 'zod';
import { hoursAfter } from '#domain/time.ts';
import { silentSince } from '#server/assistant/remember/memory.ts';
import { forgetSilent } from '#server/assistant/remember/visitor-frames.ts';
import { forgetKeptBefore } from '#server/assistant/store.ts';
import { type Task, type Worker, worker } from '#server/platform/jobs/task.ts';
import { system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

const forgetConversations = {
  name: 'forget_assistant_conversations',
  schema: z.object({}),
} satisfies Task;

/** The privacy policy says twelve months for what was said in the chat. */
const keptDays = 365;

export function assistantWorkers(services: Services): Worker[] {
  // Five to four at night in Dubai.
  return [worker(forgetConversations, () => forgetOldTalk(services), { at: '55 23 * * *' })];
}

export async function forgetOldTalk({ sql, now }: Services): Promise<void> {
  await sql.as(system, async (tx) => {
    await forgetKeptBefore(tx, hoursAfter(now(), -24 * keptDays));
    await forgetSilent(tx, silentSince(now()));
  });
}
