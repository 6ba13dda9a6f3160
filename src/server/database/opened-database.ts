import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseAddress } from '#server/database/address.ts';
import { clusterAddresses } from '#server/database/cluster/addresses.ts';
import { embeddedMajor } from '#server/database/cluster/embedded-binaries.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { pidFile } from '#server/database/cluster/orphan.ts';
import { StartError } from '#server/database/start-error.ts';

interface OpenedDatabase {
  owner: DatabaseAddress;
  close(): Promise<void>;
}

const dataFolder = (root: string) => path.join(root, `pg${embeddedMajor}`);

/**
 * The database of a folder, for a tool: the running one where there is one, else its own for a
 * while.
 */
export async function openFolder(root: string): Promise<OpenedDatabase> {
  if (!existsSync(dataFolder(root)))
    throw new StartError('failed', `There is no database in ${root}.`);
  try {
    const { owner, stop } = await startEmbedded({ root, log: () => {} });
    return { owner, close: stop };
  } catch (error) {
    if (!(error instanceof StartError) || error.code !== 'already_running') throw error;
    return { owner: await runningOwner(root), close: async () => {} };
  }
}

/** PostgreSQL itself notes where its socket is: the other process may have another TMPDIR. */
async function runningOwner(root: string): Promise<DatabaseAddress> {
  const lines = (await readFile(pidFile(dataFolder(root)), 'utf8')).split('\n');
  const sockets = lines[4];
  if (!sockets)
    throw new StartError('failed', `The database in ${root} is just starting; try again.`);
  return (await clusterAddresses(root, sockets)).owner;
}
