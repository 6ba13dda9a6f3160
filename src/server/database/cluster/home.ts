import type { DatabaseAddress } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { appAddress } from '#server/database/roles.ts';
import type { Config } from '#server/platform/config/config.ts';

/** Where the data lives; nothing else knows whether the server behind it is ours. */
export interface DatabaseHome {
  owner: DatabaseAddress;
  app: DatabaseAddress;
  /** False while our own server is being brought back; a foreign one is simply asked. */
  isUp: () => boolean;
  stop: () => Promise<void>;
}

export async function openHome(
  { dataDir, database }: Pick<Config, 'dataDir' | 'database'>,
  log: (line: string) => void,
): Promise<DatabaseHome> {
  if (database.owner) return givenHome(database.owner, database.app);
  const embedded = await startEmbedded({ root: dataDir, log });
  const { owner, isUp, stop } = embedded;
  return { owner, app: appAddress(owner), isUp, stop };
}

const givenHome = (owner: DatabaseAddress, app: DatabaseAddress | undefined): DatabaseHome => ({
  owner,
  app: app ?? appAddress(owner),
  isUp: () => true,
  stop: async () => {},
});
