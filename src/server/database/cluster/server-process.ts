import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '#server/database/cluster/cluster.ts';
import { endOrphan, readPid, signal } from '#server/database/cluster/orphan.ts';
import { nameFor } from '#server/database/cluster/privileges.ts';
import { clearSocket } from '#server/database/cluster/socket-folder.ts';
import { startWatched } from '#server/database/cluster/watchdog.ts';
import { StartError } from '#server/database/start-error.ts';

export interface ServerProcess {
  /** Settles when it accepts connections; fails when it ends before that. */
  ready: Promise<void>;
  exited: Promise<unknown>;
  isUp(): boolean;
  stop(): Promise<void>;
}

/** Statements that failed are told to whoever sent them; in a log they would be personal data. */
const ourSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '50',
  log_checkpoints: 'off',
  log_min_messages: 'log',
};

/** Saves three processes, and exists only since 18. */
const settingsFor = (major: number) => (major >= 18 ? { io_method: 'sync' } : {});

async function startServer(cluster: Cluster): Promise<ServerProcess> {
  const { account, binaries, data, sockets } = cluster;
  await endOrphan(cluster);
  await clearSocket(sockets);
  const settings = { ...ourSettings, ...settingsFor(binaries.major), ...cluster.settings };
  const args = ['-D', await nameFor(account, data), '-k', sockets];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const { postgres: file, env } = binaries;
  const news = listenForReadiness(cluster.log);
  const child = startWatched({ file, args, folder: data, env, account, onLine: news.onLine });
  const exited = child.exited.then(() => news.end(`The database ended: ${child.lastWords()}`));
  const stop = async () => {
    child.letGo();
    const quit = setTimeout(() => signalServer(data, 'SIGQUIT'), 20_000);
    await exited;
    clearTimeout(quit);
  };
  return { ready: news.ready, exited, isUp: news.isUp, stop };
}

/** Never SIGKILL: it would leave children behind that still write. */
function signalServer(data: string, name: NodeJS.Signals) {
  const pid = readPid(data);
  if (pid) signal(pid, name);
}

function listenForReadiness(log: (line: string) => void) {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  ready.catch(() => {});
  let up = false;
  const onLine = (line: string) => {
    log(line);
    if (line.includes('all server processes terminated; reinitializing')) up = false;
    if (!line.includes('ready to accept connections')) return;
    up = true;
    resolve();
  };
  const end = (why: string) => {
    up = false;
    reject(new StartError('failed', why));
  };
  return { ready, onLine, end, isUp: () => up };
}

/**
 * Children of a killed server, or a server that was just starting when its owner was killed, need a
 * moment to end; PostgreSQL refuses meanwhile, rightly.
 */
const passing = /still in use|lock file "[^"]*" already exists/;

/** Starts until it runs. `onStart` hears of each attempt, so that it can be stopped halfway. */
export async function startWhenFree(
  cluster: Cluster,
  onStart: (server: ServerProcess) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const server = await startServer(cluster);
    onStart(server);
    try {
      return await server.ready;
    } catch (error) {
      const worthAnother = error instanceof StartError && passing.test(error.message);
      if (!worthAnother || attempt === 100) throw error;
    }
    await sleep(100);
  }
}
