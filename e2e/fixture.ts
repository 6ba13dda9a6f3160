import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import postgres from 'postgres';
import { demoAccounts } from '#server/account/demo-accounts.ts';
import { cloneStatement } from '#server/testing/settings.ts';

export { expect, type Page };

export interface House {
  url: string;
  /** For what only time or a colleague could do: reaches behind the server, past every policy. */
  query: (text: string, values?: (string | number | string[])[]) => Promise<unknown>;
}

interface OfTheWorker {
  /** Variables of the configuration, for files whose house offers more than a fresh one. */
  settings: Record<string, string>;
  house: House;
}

/** `test` with a real server per worker, on a database cloned from the seeded template. */
export const test = base.extend<{ mayComplain: boolean; clean: undefined }, OfTheWorker>({
  mayComplain: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
  settings: [async ({}, use) => use({}), { scope: 'worker' }],
  house: [
    async ({ settings }, use) => {
      const database = await cloneDatabase();
      const dataDir = await mkdtemp(join(tmpdir(), 'rihla-e2e-'));
      if (settings.NODE_ENV === 'production') await database.query(withoutDemoAccounts, [emails]);
      const server = await startServer(database.url, dataDir, settings);
      await use({ url: server.url, query: database.query });
      await stopServer(server.process);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ house }, use) => use(house.url),
  // A link that opens a dialog is followed instead before the page is alive; people wait that long.
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...asked) => alive(page, await goto.apply(page, asked));
    page.reload = async (...asked) => alive(page, await reload.apply(page, asked));
    await use(page);
    // A request that a test stood in for may still be on its way when the test is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  // Whatever a test does, the page may not complain: no error, no refused resource, no hydration warning.
  clean: [
    async ({ page, mayComplain }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !expected(message.text()))
          complaints.push(message.text());
      });
      await use(undefined);
      if (!mayComplain) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken over every link and button. A page without it is alive at once. */
async function alive<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page
    .waitForFunction(
      () => {
        const taken = (element: Element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps'));
        return [...document.querySelectorAll('#root a, #root button')].every(taken);
      },
      undefined,
      { timeout: 10_000 },
    )
    // A test that keeps the script away goes on with what there is.
    .catch(() => undefined);
  return answer;
}

/** A page that is not there is reported by the browser as well as by us. */
function expected(text: string): boolean {
  return /404/.test(text);
}

/** A house that runs for real has never had them, and does not start beside them. */
const withoutDemoAccounts = 'delete from auth.users where email = any($1)';
const emails = demoAccounts.map(({ email }) => email);

async function cloneDatabase() {
  const { TEST_SUPERUSER_URL, TEST_OWNER_URL } = process.env;
  if (!TEST_SUPERUSER_URL || !TEST_OWNER_URL)
    throw new Error('Run the browser tests with npm test, which prepares a database for them.');
  const name = `e2e_${randomBytes(6).toString('hex')}`;
  const owner = new URL(TEST_OWNER_URL);
  const admin = connect(TEST_SUPERUSER_URL);
  await admin.unsafe(cloneStatement(name, 'seeded', owner.username));
  owner.pathname = `/${name}`;
  const inside = new URL(TEST_SUPERUSER_URL);
  inside.pathname = `/${name}`;
  const behind = connect(inside.href);
  const query: House['query'] = (text, values = []) => behind.unsafe(text, values);
  const drop = async () => {
    await behind.end();
    await admin.unsafe(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url: owner.href, query, drop };
}

/** Our addresses name a socket folder as `?host=`, which postgres.js wants as an option. */
function connect(address: string) {
  const url = new URL(address);
  return postgres(address.split('?')[0] ?? '', {
    host: url.searchParams.get('host') ?? url.hostname,
    max: 1,
    onnotice: () => {},
  });
}

function startServer(
  databaseUrl: string,
  dataDir: string,
  settings: Record<string, string>,
): Promise<{ url: string; process: ChildProcess }> {
  const env = { NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: dataDir, PORT: '0' };
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: { ...process.env, ...env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`The server did not start: ${printed}`)));
    child.stdout.on('data', (chunk) => {
      // A defect of the server is told where the tests are read.
      if (String(chunk).includes('"level":50')) console.error(String(chunk));
      printed += chunk;
      const [, url] = /ready at (\S+)/.exec(printed) ?? [];
      if (url) resolve({ url, process: child });
    });
  });
}

async function stopServer(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Chooses a theme as a returning reader would find it. */
export async function useTheme(page: Page, theme: 'light' | 'dark') {
  await page.addInitScript((value) => localStorage.setItem('rihla-theme', value), theme);
}

/** WCAG 2.2 AA and axe's best practices, without an exception. */
export async function expectAccessible(page: Page) {
  // What passes is not listed: on a long page the list takes longer than the looking.
  const looking = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Within the page itself: we frame no foreign site, and gathering from a second page doubles the time.
  looking.setLegacyMode();
  const { violations } = await looking.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
