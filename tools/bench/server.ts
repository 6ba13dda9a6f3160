// npm run bench:server: cached answers beside a bare Fastify route with the same bytes, in one run.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { median, startProcess, startProduct } from '#tools/bench/house.ts';
import { buildIfStale } from '#tools/build.ts';

const rounds = 5;
const seconds = 3;
const wanted = 0.6;

/** Requests per second; an answer other than 200 makes the figure worthless. */
async function measure(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 10, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} did not always answer 200`);
  return result.requests.average;
}

async function compare(name: string, url: string, folder: string): Promise<boolean> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const file = join(folder, 'body');
  await writeFile(file, Buffer.from(await answer.arrayBuffer()));
  const bare = await startProcess([
    'tools/bench/bare.ts',
    file,
    answer.headers.get('content-type') ?? '',
  ]);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await measure(bare.url));
    ours.push(await measure(url));
  }
  await bare.stop();
  const ratio = median(ours) / median(theirs);
  console.log(
    `${name}: ${Math.round(median(ours))} of ${Math.round(median(theirs))} requests/s, ratio ${ratio.toFixed(2)} (wanted ${wanted})`,
  );
  return ratio >= wanted;
}

await buildIfStale({ log: console.log });
const folder = await mkdtemp(join(tmpdir(), 'rihla-bench-'));
const product = await startProduct({ NODE_ENV: 'test', LOG_LEVEL: 'warn' });
const base = product.url.replace('localhost', '127.0.0.1');
const reached = [
  await compare('a cached catalogue read', `${base}/rest/v1/catalogue/services`, folder),
  await compare('a cached page', `${base}/`, folder),
];
await product.stop();
await rm(folder, { recursive: true, force: true });
process.exit(reached.every(Boolean) ? 0 : 1);
