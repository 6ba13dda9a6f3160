import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseAddress } from '#server/database/address.ts';
import { type Connection, connectPlainly } from '#server/database/driver.ts';

/** What something lasts as long as: a test, or a whole file of them. */
export type CleaningScope = { after: (work: () => Promise<unknown>) => void };

const endings = new WeakMap<CleaningScope, (() => Promise<unknown>)[]>();

/**
 * Cleans up last things first; the test runner's own `after` would remove folders under a running
 * server.
 */
export function atEnd(t: CleaningScope, work: () => Promise<unknown>): void {
  const known = endings.get(t);
  if (known) return void known.push(work);
  const list = [work];
  endings.set(t, list);
  t.after(async () => {
    for (const next of list.reverse()) await next();
  });
}

/** An empty folder for one test, gone with it. */
export async function throwAwayFolder(t: CleaningScope): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'rihla test '));
  atEnd(t, () => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** One connection for the time of some work. */
export async function withSql<T>(
  address: DatabaseAddress,
  work: (sql: Connection) => Promise<T>,
): Promise<T> {
  const sql = connectPlainly(address);
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Asks until the answer is yes: patience with a busy machine, not a claim about speed. */
export async function until(question: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!(await question())) {
    if (performance.now() > deadline) throw new Error('It did not happen within two minutes.');
    await sleep(20);
  }
}
