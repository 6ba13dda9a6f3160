import { chmod, mkdir, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import type { DatabaseAddress } from '#server/database/address.ts';
import { type ClusterAddresses, clusterAddresses } from '#server/database/cluster/addresses.ts';
import type {
  Binaries,
  Cluster,
  EmbeddedPostgres,
  StartOptions,
} from '#server/database/cluster/cluster.ts';
import { initialise } from '#server/database/cluster/init.ts';
import { type OwnerLock, takeOwnerLock } from '#server/database/cluster/owner-lock.ts';
import { type SystemAccount, serverAccount } from '#server/database/cluster/privileges.ts';
import { prepareSocketFolder } from '#server/database/cluster/socket-folder.ts';
import { supervise } from '#server/database/cluster/supervisor.ts';
import { type Connection, connectPlainly } from '#server/database/driver.ts';
import { shortOfSpace } from '#server/database/free-space.ts';
import { StartError, systemCode } from '#server/database/start-error.ts';

interface ClusterSource {
  major: number;
  /** Called with the lock in hand. */
  prepare(sockets: string, account: SystemAccount | undefined): Promise<Binaries>;
}

/** Starts a server of ours on a folder, making whatever is missing there. */
export async function startCluster(
  options: StartOptions,
  source: ClusterSource,
): Promise<EmbeddedPostgres> {
  const root = await makeRoot(options.root);
  const lock = takeOwnerLock(root);
  try {
    return await startOwned({ ...options, root }, source, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function makeRoot(wanted: string): Promise<string> {
  const asRoot = process.getuid?.() === 0;
  try {
    if (await mkdir(wanted, { recursive: true })) await chmod(wanted, asRoot ? 0o711 : 0o700);
    return await realpath(wanted);
  } catch (error) {
    throw new StartError('not_permitted', `${wanted} cannot be made (${systemCode(error)}).`);
  }
}

async function startOwned(
  options: StartOptions,
  source: ClusterSource,
  lock: OwnerLock,
): Promise<EmbeddedPostgres> {
  const { root } = options;
  const account = await serverAccount(dataFolder(root, source));
  const sockets = await prepareSocketFolder(root, account);
  try {
    const binaries = await source.prepare(sockets, account);
    const { log, settings = {} } = options;
    const data = dataFolder(root, source);
    const cluster = { root, data, sockets, account, binaries, settings, log };
    return await run(cluster, () => lock.release());
  } catch (error) {
    await rm(sockets, { recursive: true, force: true });
    throw error;
  }
}

const dataFolder = (root: string, { major }: ClusterSource) => path.join(root, `pg${major}`);

async function run(cluster: Cluster, release: () => void): Promise<EmbeddedPostgres> {
  const addresses = await clusterAddresses(cluster.root, cluster.sockets);
  await initialise(cluster, addresses.superuser);
  await warnOfSpace(cluster);
  const { isUp, pid, stop: stopServer } = await supervise(cluster);
  const stop = once(async () => {
    await stopServer();
    await rm(cluster.sockets, { recursive: true, force: true });
    release();
  });
  try {
    await ensureOwner(addresses);
    return { ...addresses, isUp, pid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function warnOfSpace({ root, log }: Cluster): Promise<void> {
  const sentence = await shortOfSpace(root);
  if (sentence) log(sentence);
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work();
    return running;
  };
}

/**
 * The account that migrates: it may make roles, but it is neither a superuser nor exempt from
 * row-level security, so it can do no more here than on a server somebody else runs.
 */
async function ensureOwner({ superuser, owner }: ClusterAddresses): Promise<void> {
  const sql = connectPlainly(superuser);
  try {
    await ensureRole(sql, owner);
    const [found] = await sql`select 1 from pg_database where datname = ${owner.database}`;
    if (!found)
      await sql.unsafe(
        `create database ${owner.database} owner ${owner.user} template template0 encoding 'UTF8'`,
      );
  } finally {
    await sql.end();
  }
}

/**
 * The password is set each time: its file is the truth. It is our own base64url and holds no quote.
 */
async function ensureRole(sql: Connection, { user, password }: DatabaseAddress) {
  const [found] = await sql`select 1 from pg_roles where rolname = ${user}`;
  if (!found) await sql.unsafe(`create role ${user}`);
  await sql.unsafe(
    `alter role ${user} login nosuperuser nocreatedb createrole nobypassrls password '${password}'`,
  );
}
