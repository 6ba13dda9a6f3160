// npm run bench:vault: sealed files against plain ones, memory while many move much, and long lists.
// Smaller for a quick look: VAULT_MB=20 VAULT_CLIENTS=5 VAULT_ROUNDS=3 npm run bench:vault
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { appAddress } from '#server/database/roles.ts';
import { openDatabase } from '#server/platform/sql.ts';
import { openBenchServer } from '#tools/bench/bookings-house.ts';
import { median, newDataFolder, startProcess } from '#tools/bench/house.ts';
import { compareLists } from '#tools/bench/vault-list.ts';
import {
  download,
  mega,
  newName,
  plainAddress,
  remove,
  upload,
  type VaultHouse,
  vaultAddress,
} from '#tools/bench/vault-transfer.ts';
import { buildIfStale } from '#tools/build.ts';
import { serverFlags } from '#tools/server-command.mjs';

const wanted = 0.6;

type Way = (house: VaultHouse, name: string) => string;

async function paceOf(bytes: number, work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return bytes / mega / ((performance.now() - began) / 1000);
}

/** Megabytes a second up and down, by one of the two ways. */
async function round(house: VaultHouse, way: Way, bytes: number) {
  const { authorization } = house;
  const address = way(house, newName());
  const up = await paceOf(bytes, () => upload(address, authorization, bytes));
  const down = await paceOf(bytes, () => download(address, authorization, bytes));
  if (way === vaultAddress) await remove(address, authorization);
  return { up, down };
}

/** By turns, so that what else the machine does slows both. */
async function comparePace(house: VaultHouse, bytes: number, rounds: number) {
  const [plain, sealed]: Awaited<ReturnType<typeof round>>[][] = [[], []];
  for (const way of [plainAddress, vaultAddress]) await round(house, way, bytes);
  for (let turn = 0; turn < rounds; turn += 1) {
    plain?.push(await round(house, plainAddress, bytes));
    sealed?.push(await round(house, vaultAddress, bytes));
  }
  let reached = true;
  for (const direction of ['up', 'down'] as const) {
    const [bare, ours] = [plain, sealed].map((all) =>
      median((all ?? []).map((one) => one[direction])),
    );
    const ratio = (ours ?? 0) / (bare ?? 1);
    reached &&= ratio >= wanted;
    console.log(
      `${direction === 'up' ? 'upload' : 'download'}: ${ours?.toFixed(0)} MB/s sealed, ${bare?.toFixed(0)} MB/s plain, ` +
        `ratio ${ratio.toFixed(2)} (wanted ${wanted} or more)`,
    );
  }
  return reached;
}

const limit = 80;

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

/** What the server's memory reaches at its highest while some work goes on. */
async function highest(pid: number, work: Promise<unknown>): Promise<number> {
  let [most, isDone] = [0, false];
  const watching = (async () => {
    while (!isDone) {
      most = Math.max(most, await residentMegabytes(pid));
      await wait(50);
    }
  })();
  await work.finally(() => {
    isDone = true;
  });
  await watching;
  return most;
}

/** Everybody sends a file and fetches it again, all at once. */
async function watchMemory(house: VaultHouse, clients: number, bytes: number) {
  const { pid, authorization } = house;
  await wait(3000);
  const rest = await residentMegabytes(pid);
  const everybody = Array.from({ length: clients }, async () => {
    const address = vaultAddress(house, newName());
    await upload(address, authorization, bytes);
    await download(address, authorization, bytes);
    await remove(address, authorization);
  });
  const above = (await highest(pid, Promise.all(everybody))) - rest;
  console.log(
    `memory: ${above.toFixed(0)} MB above ${rest.toFixed(0)} MB at rest while ${clients} clients move ${bytes / mega} MB each (wanted under ${limit})`,
  );
  return above < limit;
}

const number = (name: string, usual: number) => Number(process.env[name] ?? usual);
const bytes = number('VAULT_MB', 200) * mega;
const clients = number('VAULT_CLIENTS', 20);
const rounds = number('VAULT_ROUNDS', 7);

const service = 'only for the length of this measurement, on this machine, as the service';

await buildIfStale({ log: console.log });
await using opened = new AsyncDisposableStack();
const { server, stop } = await openBenchServer(startEmbedded);
opened.defer(stop);
const dataDir = await newDataFolder();
opened.defer(() => rm(dataDir, { recursive: true, force: true }));

const running = await startProcess([...serverFlags, 'tools/bench/vault-house.ts'], {
  PORT: '0',
  DATA_DIR: dataDir,
  RATE_LIMIT: '1000000000',
  LOG_LEVEL: 'error',
  DATABASE_URL: formatDatabaseUrl(server.owner),
  AUTH_SERVICE_KEY: service.replaceAll(' ', '-'),
  AUTH_JWT_SECRET: 'only for the length of this measurement, on this machine',
  STORAGE_MAX_SIZE: String(10_000 * mega),
  NODE_ENV: 'test',
});
opened.defer(running.stop);
const { origin: url, searchParams } = new URL(running.url);
const house: VaultHouse = {
  url,
  pid: running.pid,
  plainUrl: `http://127.0.0.1:${searchParams.get('plain')}`,
  authorization: `Bearer ${service.replaceAll(' ', '-')}`,
};
await fetch(`${url}/storage/v1/bucket`, {
  method: 'POST',
  headers: { authorization: house.authorization, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'bench', public: false }),
});
const sql = openDatabase(appAddress(server.owner));
opened.defer(sql.end);
const reached = [
  await comparePace(house, bytes, rounds),
  await watchMemory(house, clients, bytes),
  await compareLists(url, sql, 10_000),
].every(Boolean);
await opened.disposeAsync();
process.exit(reached ? 0 : 1);
