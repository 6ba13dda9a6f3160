import pg from 'pg';
import type { DatabaseAddress } from '#server/database/address.ts';

/**
 * The queue library speaks `pg`; nothing else of ours does. Without an error listener `pg` ends the
 * process when the database restarts; the library itself notices and retries.
 */
export function jobPool({ ssl, ...address }: DatabaseAddress, max: number): pg.Pool {
  const pool = new pg.Pool({ ...address, ssl, max });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
