// npm run bench:memory: the server's resident memory a minute after start, the landing page fetched once.
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { startProduct } from '#tools/bench/house.ts';
import { buildIfStale } from '#tools/build.ts';

const limit = 200;

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}

await buildIfStale({ log: console.log });
const before = performance.now();
const product = await startProduct();
console.log(
  `first start on an empty folder: ${((performance.now() - before) / 1000).toFixed(2)} s`,
);
await fetch(product.url);
await wait(60_000);
const used = await residentMegabytes(product.pid);
console.log(`resident memory after a minute: ${used.toFixed(0)} MB (wanted under ${limit} MB)`);
await product.stop();
process.exit(used < limit ? 0 : 1);
