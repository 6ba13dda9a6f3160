import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/database/start-error.ts';

export interface OwnerLock {
  release(): void;
}

/** A process that was just killed needs a moment until the kernel has let go of its locks. */
const patienceMs = 1000;

/**
 * One owner per data folder. SQLite's lock is the kernel's, which drops it even after kill -9, so
 * it can never be stale. Only its holder may treat a running server on the folder as an orphan.
 */
export function takeOwnerLock(root: string): OwnerLock {
  const lock = openLock(root);
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error)
      ? new StartError('already_running', `Another Rihla is already running on ${root}.`)
      : error;
  }
  return { release: () => lock.isOpen && lock.close() };
}

function openLock(root: string): DatabaseSync {
  try {
    return new DatabaseSync(path.join(root, 'owner.lock'), { timeout: patienceMs });
  } catch (cause) {
    throw new StartError('not_permitted', `Rihla cannot write to ${root}.`, { cause });
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}
