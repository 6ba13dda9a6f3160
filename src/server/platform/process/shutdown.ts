import type { FastifyInstance } from 'fastify';

/** What was begun may end; half a request that never goes on holds nobody up. */
const farewell = 20_000;

/** Answers what was asked, and lets the rest go when its time is over. */
export async function closeInTime(app: FastifyInstance, most: number = farewell): Promise<void> {
  const last = setTimeout(() => app.server.closeAllConnections(), most);
  try {
    await app.close();
  } finally {
    clearTimeout(last);
  }
}
