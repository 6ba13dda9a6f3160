import type { DatabaseAddress } from '#server/database/address.ts';
import type { SystemAccount } from '#server/database/cluster/privileges.ts';

/** The programs of one PostgreSQL version, ready to be run by the server's account. */
export interface Binaries {
  initdb: string;
  postgres: string;
  major: number;
  env: NodeJS.ProcessEnv;
}

/** One PostgreSQL data folder and everything that is needed to run a server on it. */
export interface Cluster {
  /** The folder that also holds the lock and the passwords. */
  root: string;
  /** PostgreSQL's own folder: the major version is in its name, since versions cannot share one. */
  data: string;
  sockets: string;
  account: SystemAccount | undefined;
  binaries: Binaries;
  settings: Record<string, string>;
  log: (line: string) => void;
}

export interface StartOptions {
  root: string;
  log: (line: string) => void;
  /** PostgreSQL settings that win over ours. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  owner: DatabaseAddress;
  superuser: DatabaseAddress;
  /** False while the server is down and being brought back. */
  isUp(): boolean;
  /** The server's process, 0 while it is down. */
  pid(): number;
  stop(): Promise<void>;
}

/** What programs of PostgreSQL get to see: no secret of ours, no PG* variable, no language. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(LD_LIBRARY_PATH && { LD_LIBRARY_PATH }) };
}
