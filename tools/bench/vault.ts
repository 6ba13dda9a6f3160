// npm run bench:vault: sealed files against plain ones, memory while many move much, and long lists.
// Smaller for a quick look: VAULT_MB=20 VAULT_CLIENTS=5 VAULT_ROUNDS=3 npm run bench:vault

import { rm } from 'node:fs/promises';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded.ts';
import { appAddress } from '#server/database/roles.ts';
import { openDatabase } from '#server/platform/sql.ts';
import { openBenchServer } from '#tools/bench/bookings-house.ts';
import { newDataFolder, startProcess } from '#tools/bench/house.ts';
import { compareLists } from '#tools/bench/vault-list.ts';
import { watchMemory } from '#tools/bench/vault-memory.ts';
import { comparePace } from '#tools/bench/vault-pace.ts';
import { mega, type VaultHouse } from '#tools/bench/vault-transfer.ts';
import { buildIfStale } from '#tools/build.ts';
import { serverFlags } from '#tools/server-command.mjs';

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
  ...{ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '1000000000', LOG_LEVEL: 'error' },
  ...{
    DATABASE_URL: formatDatabaseUrl(server.owner),
    AUTH_SERVICE_KEY: service.replaceAll(' ', '-'),
  },
  AUTH_JWT_SECRET: 'only for the length of this measurement, on this machine',
  STORAGE_MAX_SIZE: String(10_000 * mega),
  NODE_ENV: 'test',
});
opened.defer(running.stop);
const { origin: url, searchParams } = new URL(running.url);
const house: VaultHouse = {
  ...{ url, pid: running.pid, plainUrl: `http://127.0.0.1:${searchParams.get('plain')}` },
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
