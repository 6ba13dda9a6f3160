import path from 'node:path';
import { reachableBinaries } from '#server/database/cluster/binaries-aside.ts';
import {
  type Binaries,
  cleanEnvironment,
  type EmbeddedPostgres,
  type StartOptions,
} from '#server/database/cluster/cluster.ts';
import { embeddedMajor, findEmbeddedBinaries } from '#server/database/cluster/embedded-binaries.ts';
import { libraryPath } from '#server/database/cluster/library-links.ts';
import { startCluster } from '#server/database/cluster/start.ts';
import type { Account } from '#server/database/cluster/unprivileged.ts';

export interface EmbeddedOptions extends StartOptions {
  /** The folder of PostgreSQL's programs, where it is not the one npm installed. */
  native?: string;
  /** Where root keeps a copy of them that the server's account can reach. */
  cache?: string;
}

/** The database of an installation that has no DATABASE_URL: ours alone, over a private socket. */
export const startEmbedded = (options: EmbeddedOptions): Promise<EmbeddedPostgres> =>
  startCluster(options, {
    major: embeddedMajor,
    prepare: (sockets, account) => prepareBinaries(options, sockets, account),
  });

async function prepareBinaries(
  { native = findEmbeddedBinaries(), cache }: EmbeddedOptions,
  sockets: string,
  account: Account | undefined,
): Promise<Binaries> {
  const folder = await reachableBinaries(native, account, cache);
  return {
    initdb: path.join(folder, 'bin/initdb'),
    postgres: path.join(folder, 'bin/postgres'),
    major: embeddedMajor,
    env: await libraryPath(folder, sockets, cleanEnvironment()),
  };
}
