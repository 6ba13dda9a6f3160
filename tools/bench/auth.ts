// npm run bench:auth: sign-ins beside bare argon2id, refreshes beside a bare transaction, and whether the
// time of an answer tells who has an account, in one run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashSync, verifySync } from '@node-rs/argon2';
import { demoAccounts, demoPassword } from '#server/account/demo-accounts.ts';
import { formatDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { appAddress } from '#server/database/roles.ts';
import { newId } from '#server/platform/ids.ts';
import { openDatabase, system } from '#server/platform/sql.ts';
import { ask } from '#tools/bench/ask.ts';
import { bareRefresh } from '#tools/bench/bare-refresh.ts';
import { watchHealth } from '#tools/bench/health-watch.ts';
import { median, startProduct } from '#tools/bench/house.ts';
import { compareAddresses } from '#tools/bench/tell-apart.ts';
import { buildIfStale } from '#tools/build.ts';

const rounds = 5;
const seconds = 4;
/** A house that has just started still compiles and draws: its first quarter of a minute is nobody's nine o'clock. */
const warmUps = 4;
const atOnce = 4;
const wanted = { signIn: 0.85, refresh: 0.6, p99: 50, atNine: 200, health: 100 };

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const account = { email: demoAccounts[0]?.email ?? '', password: demoPassword };

/** How often `work` ends in a second, with so many of them at once. */
async function perSecond(work: (lane: number) => Promise<unknown>, lanes: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const lane = async (index: number) => {
    while (performance.now() - start < seconds * 1000) {
      await work(index);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, index) => lane(index)));
  return done / ((performance.now() - start) / 1000);
}

async function token(base: string, grant: string, body: object) {
  const { status, body: answer } = await ask(`${base}/auth/v1/token?grant_type=${grant}`, {}, body);
  if (status !== 200) throw new Error(`${grant}: ${status} ${JSON.stringify(answer)}`);
  return answer;
}

const signedIn = async (base: string): Promise<string> =>
  String((await token(base, 'password', account)).access_token);

/**
 * The slowest hundredth of small requests while `busy` goes on. They come as visitors do, fifty a second:
 * asked without a pause they would be a load of their own, on two cores as heavy as the sign-ins.
 */
async function p99During(base: string, busy: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let over = false;
  busy
    .finally(() => {
      over = true;
    })
    .catch(() => {});
  while (!over) {
    const before = performance.now();
    await (await fetch(`${base}/rest/v1/catalogue/plans`)).arrayBuffer();
    times.push(performance.now() - before);
    await setTimeout(20);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

async function compareSignIns(base: string): Promise<boolean> {
  const hash = hashSync(account.password, cost);
  const bare: number[] = [];
  const ours: number[] = [];
  const slowest: number[] = [];
  const signIn = () => token(base, 'password', account);
  for (let round = 0; round < warmUps; round += 1) await perSecond(signIn, atOnce);
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await perSecond(async () => verifySync(hash, account.password), 1));
    const signIns = perSecond(signIn, atOnce);
    slowest.push(await p99During(base, signIns));
    ours.push(await signIns);
  }
  const ratio = median(ours) / median(bare);
  console.log(
    `sign-ins: ${median(ours).toFixed(1)} of ${median(bare).toFixed(1)} bare verifications/s, ratio ${ratio.toFixed(2)} (wanted ${wanted.signIn}); ` +
      `other requests p99 ${median(slowest).toFixed(1)} ms (wanted under ${wanted.p99} ms)`,
  );
  return ratio >= wanted.signIn && median(slowest) < wanted.p99;
}

async function compareRefreshes(base: string, sql: ReturnType<typeof openDatabase>) {
  const open = () =>
    Promise.all(Array.from({ length: atOnce }, () => token(base, 'password', account)));
  const bare: number[] = [];
  const ours: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const tokens = (await open()).map((session) => String(session.refresh_token));
    const next = await bareRefresh(sql, tokens);
    bare.push(await perSecond(next, atOnce));
    const sessions = await open();
    const refresh = async (lane: number) => {
      const { refresh_token } = sessions[lane] ?? {};
      sessions[lane] = await token(base, 'refresh_token', { refresh_token });
    };
    ours.push(await perSecond(refresh, atOnce));
  }
  const ratio = median(ours) / median(bare);
  console.log(
    `refreshes: ${median(ours).toFixed(0)} of ${median(bare).toFixed(0)} bare transactions/s, ratio ${ratio.toFixed(2)} (wanted ${wanted.refresh})`,
  );
  return ratio >= wanted.refresh;
}

/** Everybody of an office at nine: all are let in, and the house still says at once that it lives. */
async function rush(base: string, sql: ReturnType<typeof openDatabase>): Promise<boolean> {
  const people = Array.from({ length: wanted.atNine }, (_, place) => `guest${place}@bench.example`);
  const encryptedPassword = hashSync(account.password, cost);
  const rows = people.map((email) => ({
    id: newId(),
    email,
    encryptedPassword,
    emailConfirmedAt: '2026-01-01T08:00:00Z',
  }));
  await sql.as(system, (tx) => tx`insert into auth.users ${tx(rows)}`);
  let start = 0;
  const { times } = await watchHealth(base, () => {
    start = performance.now();
    return Promise.all(
      people.map((email) => token(base, 'password', { email, password: account.password })),
    );
  });
  const worst = times.at(-1) ?? 0;
  const took = (performance.now() - start) / 1000;
  console.log(
    `${people.length} sign-ins at once: all let in within ${took.toFixed(1)} s; ` +
      `/healthz at worst ${worst.toFixed(1)} ms (wanted under ${wanted.health} ms)`,
  );
  return worst < wanted.health;
}

await buildIfStale({ log: console.log });
const root = await mkdtemp(join(tmpdir(), 'rihla-bench-'));
const embedded = await startEmbedded({ root, log: () => {} });
const product = await startProduct({
  DATABASE_URL: formatDatabaseUrl(embedded.owner),
  AUTH_RATE_LIMITS: 'off',
  AUTH_SEND_INTERVAL: '0',
  RATE_LIMIT: '1000000',
});
const base = product.url.replace('localhost', '127.0.0.1');
const sql = openDatabase(appAddress(embedded.owner));
const reached = [
  await compareSignIns(base),
  await compareRefreshes(base, sql),
  await compareAddresses({ base, sql, token: await signedIn(base) }),
  await rush(base, sql),
];
await sql.end();
await product.stop();
await embedded.stop();
await rm(root, { recursive: true, force: true });
process.exit(reached.every(Boolean) ? 0 : 1);
