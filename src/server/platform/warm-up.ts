import type { FastifyInstance } from 'fastify';

/** Whoever is at the door is served first; what nobody has asked for yet waits this long. */
const momentMs = 3000;

/** Work that spares somebody a wait later, begun a moment after the house has opened. */
export function soonAfterOpening(app: FastifyInstance, work: () => Promise<unknown>): void {
  let waiting: NodeJS.Timeout | undefined;
  const begin = () => work().catch((error) => app.log.warn({ err: error }, 'warming up failed'));
  app.addHook('onListen', async () => {
    waiting = setTimeout(begin, momentMs);
  });
  app.addHook('onClose', async () => clearTimeout(waiting));
}
