import { purgeWorkers } from '#server/auth/purge.ts';
import { openCarriers } from '#server/platform/carriers.ts';
import { messageWorkers } from '#server/platform/message-delivery.ts';
import { requestWorkers } from '#server/platform/request-memory.ts';
import type { Worker } from '#server/platform/task.ts';
import type { Services } from '#server/services.ts';

/** The list of jobs the server does. */
export function tasks({ config, log, sql }: Services): Worker[] {
  return [
    ...messageWorkers(sql, openCarriers(config, log)),
    ...purgeWorkers(sql),
    ...requestWorkers(sql),
  ];
}
