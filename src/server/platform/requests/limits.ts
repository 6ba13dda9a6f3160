import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '#domain/failure.ts';
import { one, type Sql } from '#server/platform/sql.ts';

interface RequestLimit {
  /** Who or what is counted, such as `consultation from 203.0.113.7`; only its hash is kept. */
  subject: string;
  most: number;
  /** A day at most: longer windows are forgotten before they end. */
  seconds: number;
}

const Hits = z.object({ hits: z.number() });

/**
 * Counts one more and refuses what is too much. The count is part of the caller's transaction, so that
 * a request that fails for another reason does not count.
 */
export async function countRequest(tx: Sql, limit: RequestLimit): Promise<void> {
  const { subject, most, seconds } = limit;
  const hashed = createHash('sha256').update(subject).digest('base64url');
  const { hits } = await one(Hits, tx)`select app.count_request(${hashed}, ${seconds}) as hits`;
  if (hits > most)
    throw new Failure('too_many_requests', 'That was a lot at once. Please try again later.');
}
