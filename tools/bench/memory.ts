// npm run bench:memory: the server's resident memory a minute after start, the landing page fetched once,
// at the very first start (which makes the database and seeds it) and at the second on the same folder.
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { newDataFolder, startOn } from '#tools/bench/house.ts';
import { buildIfStale } from '#tools/build.ts';

const limit = 200;

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

async function measure(name: string, dataDir: string): Promise<number> {
  const before = performance.now();
  const product = await startOn(dataDir);
  const seconds = (performance.now() - before) / 1000;
  await fetch(product.url);
  await wait(60_000);
  const used = await residentMegabytes(product.pid);
  await product.stop();
  console.log(
    `${name}: ready in ${seconds.toFixed(2)} s, ${used.toFixed(0)} MB resident after a minute (wanted under ${limit} MB)`,
  );
  return used;
}

await buildIfStale({ log: console.log });
const dataDir = await newDataFolder();
const first = await measure('first start on an empty folder', dataDir);
const second = await measure('second start on that folder', dataDir);
await rm(dataDir, { recursive: true, force: true });
process.exit(Math.max(first, second) < limit ? 0 : 1);
