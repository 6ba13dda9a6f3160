import { glob, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDatabaseUrl } from '#server/database/address.ts';
import type { EmbeddedPostgres } from '#server/database/cluster/cluster.ts';
import { prepareTemplates } from '#server/testing/cluster.ts';
import { throwAwaySettings } from '#server/testing/settings.ts';
import { compileCache } from '#tools/compile-cache.mjs';
import { bin, root, run } from '#tools/run.ts';
import { ensureTestBrowser } from '#tools/test/chromium.ts';
import { listed } from '#tools/test/listed.ts';
import { ensureNginx } from '#tools/test/nginx.ts';
import { add, emptyTally, type Tally } from '#tools/test/tally.ts';
import { workplace } from '#tools/test/workplace.ts';

type Environment = Record<string, string | undefined>;

/** One throw-away PostgreSQL for all test files, migrated and seeded once, gone when the work is done. */
export async function withTestCluster<T>(
  start: (options: {
    root: string;
    log: (line: string) => void;
    settings: Record<string, string>;
  }) => Promise<EmbeddedPostgres>,
  work: (environment: Environment) => Promise<T>,
): Promise<T> {
  const folder = await workplace();
  const data = join(folder, 'cluster');
  await mkdir(data);
  const cluster = await start({ root: data, log: () => {}, settings: throwAwaySettings });
  try {
    await prepareTemplates(cluster);
    return await work({
      TEST_SUPERUSER_URL: formatDatabaseUrl(cluster.superuser),
      TEST_OWNER_URL: formatDatabaseUrl(cluster.owner),
      TMPDIR: folder,
    });
  } finally {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files that start, kill and restore whole houses again and again: for what lands, not for every change. */
const houses = listed([
  'src/server/billing/payments/killed-while-paying.test.ts',
  'src/server/bookings/holds/killed-while-confirming.test.ts',
  'src/server/storage/killed-while-uploading.test.ts',
  'src/server/auth/keys/rotation.test.ts',
  'src/server/database/backup/tools.test.ts',
  'src/server/live/processes.test.ts',
  'src/server/pages/machine-routes.test.ts',
]);
export const isLong = (file: string) => houses.includes(file);

export const testFiles = async (patterns: string[]): Promise<string[]> =>
  (await Array.fromAsync(glob(patterns, { cwd: root }))).toSorted();

/**
 * Rules, HTTP and SQL: everything that runs without a browser. Many files share a process, so that
 * modules are loaded and servers are borrowed once for all of them: that halves the work of the run.
 */
export async function nodeTests(files: string[], environment: Environment): Promise<Tally> {
  if (files.includes('src/server/platform/requests/behind-nginx.test.ts')) await ensureNginx();
  // One more than there are cores: tests that kill and start servers mostly wait.
  const hands = dealt(files, availableParallelism() + 1);
  const tallies = await Promise.all(hands.map((hand) => oneProcess(hand, environment)));
  return tallies.reduce(add);
}

/** The longest, the longest first: they start, kill and restore servers, or render every picture. */
const longest = listed([
  'e2e/newcomer.test.ts',
  'src/server/database/cluster/embedded-postgres.test.ts',
  'src/server/database/cluster/killed-while-writing.test.ts',
  'src/server/storage/sweep.test.ts',
  'src/server/database/backup/backup.test.ts',
  'src/server/app.test.ts',
  'src/server/start.test.ts',
  'src/server/live/rooms.test.ts',
  'src/server/auth/permissions.test.ts',
  'src/server/platform/messages/delivery.test.ts',
  'src/server/storage/files/s3.test.ts',
  'art/render.test.ts',
]);

/**
 * To and fro, the longest first, so that all processes end at about the same time. Of the others,
 * neighbours tend to be alike, and alike slow: they go to different processes.
 */
function dealt(files: string[], hands: number): string[][] {
  const slow = longest.filter((file) => files.includes(file));
  const all = Array.from({ length: hands }, (): string[] => []);
  for (const [place, file] of [...slow, ...files.filter((one) => !slow.includes(one))].entries()) {
    const [round, turn] = [Math.floor(place / hands), place % hands];
    all[round % 2 === 0 ? turn : hands - 1 - turn]?.push(file);
  }
  return all.filter((hand) => hand.length > 0);
}

/** A test that waits for what never comes fails by its name, and what a failed one left open keeps nobody. */
const endsByItself = ['--test-timeout=1200000', '--test-force-exit'];

async function oneProcess(files: string[], environment: Environment): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'rihla-tally-'));
  const TALLY_FILE = join(folder, 'tally.json');
  const reporter = '--test-reporter=./tools/test/node-reporter.ts';
  const code = await run(
    process.execPath,
    ['--test', '--test-isolation=none', ...endsByItself, reporter, ...files],
    {
      NODE_ENV: 'test',
      ...compileCache,
      ...environment,
      TALLY_FILE,
    },
  );
  return finish(code, await readTally(TALLY_FILE), folder);
}

/** Screens and journeys in a real browser. */
export async function browserTests(args: string[], environment: Environment): Promise<Tally> {
  const CHROMIUM = await ensureTestBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'rihla-tally-'));
  const TALLY_FILE = join(folder, 'tally.json');
  // Node reads TypeScript by itself; translating every test file first took a quarter of a minute.
  const PW_DISABLE_TS_ESM = '1';
  const env = { ...compileCache, ...environment, CHROMIUM, TALLY_FILE, PW_DISABLE_TS_ESM };
  const code = await run(process.execPath, [bin('playwright'), 'test', ...args], env);
  return finish(code, await readTally(TALLY_FILE), folder);
}

const readTally = async (file: string): Promise<Tally | undefined> =>
  readFile(file, 'utf8').then(JSON.parse, () => undefined);

const endedBadly = (tally: Tally): Tally => ({
  ...tally,
  failed: 1,
  failures: ['  ✖ a process of the suite ended badly and named no test'],
});

/** A suite that ended badly without naming a failure counts as one. */
async function finish(code: number, tally: Tally | undefined, folder: string): Promise<Tally> {
  await rm(folder, { recursive: true, force: true });
  const counted = tally ?? emptyTally();
  return code !== 0 && counted.failed === 0 ? endedBadly(counted) : counted;
}
