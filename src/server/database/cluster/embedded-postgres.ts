import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { reachableBinaries } from '#server/database/cluster/binaries-aside.ts';
import {
  type Binaries,
  cleanEnvironment,
  type EmbeddedPostgres,
  type StartOptions,
} from '#server/database/cluster/cluster.ts';
import { embeddedMajor, findEmbeddedBinaries } from '#server/database/cluster/embedded-binaries.ts';
import type { SystemAccount } from '#server/database/cluster/privileges.ts';
import { startCluster } from '#server/database/cluster/start.ts';

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
  account: SystemAccount | undefined,
): Promise<Binaries> {
  const folder = await reachableBinaries(native, account, cache);
  return {
    initdb: path.join(folder, 'bin/initdb'),
    postgres: path.join(folder, 'bin/postgres'),
    major: embeddedMajor,
    env: await libraryPath(folder, sockets, cleanEnvironment()),
  };
}

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

interface Link {
  name: string;
  file: string;
}

/** Links between libraries that npm cannot ship and that an install script, if it ran, has made. */
async function missingLinks(native: string): Promise<Link[]> {
  const home = path.dirname(native);
  const listed = Links.parse(
    JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')),
  );
  return listed
    .filter(({ target }) => !existsSync(path.join(home, target)))
    .map(({ source, target }) => ({
      name: path.basename(target),
      file: path.join(home, source),
    }));
}

/**
 * Makes the missing ones in a folder of ours, as node_modules may be read-only, and points to it.
 */
async function libraryPath(
  native: string,
  sockets: string,
  env: NodeJS.ProcessEnv,
): Promise<NodeJS.ProcessEnv> {
  const links = await missingLinks(native);
  if (links.length === 0) return env;
  const folder = path.join(sockets, 'lib');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o755 });
  for (const { name, file } of links) await symlink(file, path.join(folder, name));
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH';
  const all = [folder, path.join(native, 'lib'), env[variable]];
  return { ...env, [variable]: all.filter(Boolean).join(':') };
}
