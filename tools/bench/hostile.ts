// npm run bench:hostile: how long everybody else waits while one client sends the worst there is.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { appAddress } from '#server/database/roles.ts';
import { type Database, openDatabase, system } from '#server/platform/sql.ts';
import { type Attack, ask, attacks, type Said, type Send } from '#tools/bench/attacks.ts';
import { watchHealth } from '#tools/bench/health-watch.ts';
import { anonKey, startProduct } from '#tools/bench/house.ts';
import { buildIfStale } from '#tools/build.ts';

/** What one address may send by default. */
const perMinute = 600;
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const wanted = 100;

/** Whoever asks or searches after a change of the catalogue has all of it learned anew. */
function changing(base: string, sql: Database): Send {
  const change = () =>
    sql.as(
      system,
      (tx) => tx`update app.catalogue_entries set updated_at = now() where collection = 'faq'`,
    );
  const fetchHome: Send = () => ask(base);
  const message = JSON.stringify({ message: 'a yacht on friday' });
  const headers = { 'content-type': 'application/json' };
  const readers: Send[] = [
    (turn) => ask(`${base}/rest/v1/search?q=palm${turn}`),
    () => ask(`${base}/functions/v1/chat-assistant`, { method: 'POST', headers, body: message }),
    fetchHome,
  ];
  return async (turn) => {
    if (turn % 10 === 0) await change();
    const [read = fetchHome] = readers.slice(turn % readers.length);
    return read(turn);
  };
}

interface Flooded {
  statuses: Record<string, number>;
  /** What nobody should be answered: a defect, or no answer at all. */
  defects: string[];
}

/** Sent at their own pace: whoever waits does not hold back the next. */
async function flood(send: Send): Promise<Flooded> {
  const flooded: Flooded = { statuses: {}, defects: [] };
  const sent: Promise<unknown>[] = [];
  const start = performance.now();
  for (let turn = 0; turn < (perMinute / 60) * seconds; turn += 1) {
    const due = start + (turn * 60_000) / perMinute;
    await new Promise((go) => setTimeout(go, Math.max(0, due - performance.now())));
    const failed = (error: unknown): Said => ({ status: 0, text: String(error) });
    sent.push(
      send(turn)
        .catch(failed)
        .then((said) => note(flooded, said)),
    );
  }
  await Promise.all(sent);
  return flooded;
}

/** A 503 is meant where the house says so itself: many are waiting, come back in a moment. */
function note({ statuses, defects }: Flooded, { status, text }: Said): void {
  statuses[status] = (statuses[status] ?? 0) + 1;
  const isMeant = status === 503 && text.includes('unavailable');
  if ((status === 0 || status >= 500) && !isMeant) defects.push(`${status} ${text.slice(0, 120)}`);
}

/** A flood that was only turned away says nothing of what it costs to serve. */
function complaints({ statuses, defects }: Flooded, { ends }: Attack): string[] {
  const isLooked = ends === 'served' ? /^2/ : /^4(?!29)/;
  const isSome = Object.keys(statuses).some((status) => isLooked.test(status));
  return [...defects.slice(0, 3), ...(isSome ? [] : [`nothing of it was ${ends}`])];
}

const at = (sorted: number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

await buildIfStale({ log: console.log });
const root = await mkdtemp(join(tmpdir(), 'rihla-bench-'));
const embedded = await startEmbedded({ root, log: () => {} });
const product = await startProduct({
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  AUTH_AUTOCONFIRM: 'on',
  DATABASE_URL: formatDatabaseUrl(embedded.owner),
  RATE_LIMIT: String(perMinute),
});
const base = product.url.replace('localhost', '127.0.0.1');
const sql = openDatabase(appAddress(embedded.owner));
let failed = false;
const told = (name: string, times: number[]) => {
  const [p99, worst] = [at(times, 0.99), at(times, 1)];
  failed ||= worst > wanted;
  return `${name}: p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms (wanted ${wanted})`;
};
const watchFor = async (ms: number) => (await watchHealth(base, () => wait(ms))).times;
try {
  // What is made ready after the start is within these, and over before the rest is held against rest.
  console.log(told('the first ten seconds', await watchFor(10_000)));
  const idle = await watchFor(5_000);
  console.log(told('idle', idle));
  const kinds: Record<string, Attack> = {
    ...(await attacks(base, await anonKey({ url: base }))),
    'changes of the catalogue': { send: changing(base, sql), ends: 'served' },
  };
  for (const [name, attack] of Object.entries(kinds)) {
    const { times, result } = await watchHealth(base, () => flood(attack.send));
    const wrong = complaints(result, attack);
    failed ||= wrong.length > 0;
    console.log(
      `${told(name, times)}, ${(at(times, 0.99) / at(idle, 0.99)).toFixed(1)} times the idle p99; ` +
        `answers ${JSON.stringify(result.statuses)}${wrong.map((one) => `\n  WRONG: ${one}`).join('')}`,
    );
  }
} finally {
  await sql.end();
  await product.stop();
  await embedded.stop();
  await rm(root, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
