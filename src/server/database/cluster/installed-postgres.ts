import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  type Binaries,
  cleanEnvironment,
  type EmbeddedPostgres,
  type StartOptions,
} from '#server/database/cluster/cluster.ts';
import { startCluster } from '#server/database/cluster/start.ts';
import { StartError } from '#server/database/start-error.ts';

const run = promisify(execFile);

/** Where Debian and its relatives keep one folder of programs per major version. */
const debianFolder = '/usr/lib/postgresql';

/**
 * A throw-away server of the PostgreSQL that the machine has, for tests: the product on another
 * engine.
 */
export async function startInstalledPostgres(options: StartOptions): Promise<EmbeddedPostgres> {
  const found = await findInstalledBinaries();
  if (!found)
    throw new StartError(
      'unsupported_platform',
      'No PostgreSQL server is installed on this machine.',
    );
  return startCluster(options, { major: found.major, prepare: async () => found });
}

/** The newest server that is installed, or nothing. */
export async function findInstalledBinaries(): Promise<Binaries | undefined> {
  const majors = await readdir(debianFolder).catch(() => []);
  const newestFirst = majors.map(Number).sort((a, b) => b - a);
  const folders = newestFirst.map((major) => path.join(debianFolder, String(major), 'bin'));
  const asked = await run('pg_config', ['--bindir']).catch(() => ({ stdout: '' }));
  const folder = [...folders, asked.stdout.trim()].find(
    (candidate) => candidate && existsSync(path.join(candidate, 'initdb')),
  );
  return folder ? binariesIn(folder) : undefined;
}

async function binariesIn(folder: string): Promise<Binaries> {
  const postgres = path.join(folder, 'postgres');
  const { stdout } = await run(postgres, ['--version']);
  const major = Number(/\) (\d+)/.exec(stdout)?.[1]);
  return { initdb: path.join(folder, 'initdb'), postgres, major, env: cleanEnvironment() };
}
