import type { DatabaseAddress } from '#server/database/address.ts';
import { socketPort } from '#server/database/cluster/socket-folder.ts';
import { readOrMakeSecret } from '#server/database/secret-file.ts';

export interface ClusterAddresses {
  superuser: DatabaseAddress;
  owner: DatabaseAddress;
}

/**
 * Who may come in, and by which door: the passwords lie in the data folder and are made on first
 * use.
 */
export async function clusterAddresses(root: string, sockets: string): Promise<ClusterAddresses> {
  const place = { host: sockets, port: socketPort, ssl: false };
  return {
    superuser: {
      ...place,
      user: 'rihla_superuser',
      password: await readOrMakeSecret(root, 'superuser-password'),
      database: 'postgres',
    },
    owner: {
      ...place,
      user: 'rihla_owner',
      password: await readOrMakeSecret(root, 'owner-password'),
      database: 'rihla',
    },
  };
}
