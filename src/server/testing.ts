import { randomBytes } from 'node:crypto';
import type { Instant } from '#contract/primitives.ts';
import { demoAccounts } from '#server/account/demo-accounts.ts';
import { type DatabaseAddress, parseDatabaseUrl } from '#server/database/address.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { appAddress } from '#server/database/roles.ts';
import { atEnd, type CleaningScope, throwAwayFolder } from '#server/database/throw-away.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { connect, type Database, openDatabase, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';
import { clock, startHouse } from '#server/start.ts';
import { prepareTemplates, type Template, type TestCluster } from '#server/testing/cluster.ts';
import { cloneStatement, throwAwaySettings } from '#server/testing/settings.ts';

export interface TestDatabase {
  superuser: DatabaseAddress;
  owner: DatabaseAddress;
  app: DatabaseAddress;
  sql: Database;
}

/** A database of this test's own, cloned in a moment from one that was migrated (and seeded) before. */
export async function testDatabase(
  t: CleaningScope,
  template: Template = 'migrated',
  now?: () => Instant,
): Promise<TestDatabase> {
  const cluster = await clusterOf(t);
  const database = `test_${randomBytes(6).toString('hex')}`;
  const admin = connect(cluster.superuser, { max: 1 });
  try {
    await admin.unsafe(cloneStatement(database, template, cluster.owner.user));
  } finally {
    await admin.end();
  }
  const owner = { ...cluster.owner, database };
  const app = appAddress(owner);
  const sql = openDatabase(app, { max: 5, ...(now && { now }) });
  atEnd(t, () => dropDatabase(cluster, database));
  atEnd(t, sql.end);
  return { superuser: cluster.superuser, owner, app, sql };
}

async function dropDatabase(cluster: TestCluster, database: string) {
  const admin = connect(cluster.superuser, { max: 1 });
  await admin.unsafe(`drop database if exists ${database} with (force)`);
  await admin.end();
}

/** `npm test` starts one cluster for all files; a file run by itself starts its own. */
async function clusterOf(t: CleaningScope): Promise<TestCluster> {
  const { TEST_SUPERUSER_URL: superuser, TEST_OWNER_URL: owner } = process.env;
  if (superuser && owner)
    return { superuser: parseDatabaseUrl(superuser), owner: parseDatabaseUrl(owner) };
  const root = await throwAwayFolder(t);
  const embedded = await startEmbedded({ root, log: () => {}, settings: throwAwaySettings });
  atEnd(t, embedded.stop);
  await prepareTemplates(embedded);
  return embedded;
}

type Json = Record<string, unknown>;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body read as JSON; an empty object where it is not. */
  body: Json;
}

export interface TestApp extends TestDatabase {
  url: string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  send(method: string, path: string, init?: RequestInit): Promise<Answer>;
  /** What the server itself stands on, for tests that must reach behind the endpoints. */
  services: Services;
  stop(): Promise<void>;
}

interface Circumstances {
  /** How the server reaches its database. */
  reach?: (app: DatabaseAddress) => Promise<{ app: DatabaseAddress; pool: number }>;
  /** The clock of the house. */
  now?: () => Instant;
}

/** The real server on a real database, listening; everything about it ends with the test. */
export async function startApp(
  t: CleaningScope,
  environment: Record<string, string> = {},
  { reach = async (app: DatabaseAddress) => ({ app, pool: 5 }), now = clock }: Circumstances = {},
): Promise<TestApp> {
  const database = await testDatabase(t, 'seeded', now);
  const dataDir = environment.DATA_DIR ?? (await throwAwayFolder(t));
  const quiet = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    JOBS: 'off',
    DEMO_HOUSEHOLD: 'off',
    DATA_DIR: dataDir,
  };
  const config = readConfig({ ...quiet, ...environment });
  if (config.production) await removeDemoAccounts(database.sql);
  const reached = { owner: database.owner, ...(await reach(database.app)) };
  const house = await startHouse({ ...config, database: reached }, now);
  atEnd(t, house.stop);
  const url = `http://127.0.0.1:${house.port}`;
  const send = (method: string, path: string, init?: RequestInit) =>
    fetch(`${url}${path}`, { method, redirect: 'manual', ...init }).then(readAnswer);
  const get = (path: string, headers = {}) => send('GET', path, { headers });
  const { services, stop } = house;
  return { ...database, url, send, get, services, stop };
}

/** A house that runs for real has never had them. */
export async function removeDemoAccounts(sql: Database): Promise<void> {
  const emails = demoAccounts.map(({ email }) => email);
  await sql.as(system, (tx) => tx`delete from auth.users where email = any(${emails})`);
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : {},
  };
}
