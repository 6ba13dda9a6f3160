import { type AddressInfo, createServer } from 'node:net';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';
import {
  type DemoHousehold,
  openHousehold,
} from '#server/account/demo-household/start-household.ts';
import { buildApp } from '#server/app.ts';
import { openAuth } from '#server/auth/auth.ts';
import { authWarnings } from '#server/auth/start-warnings.ts';
import { openProcessor, paymentWarnings } from '#server/billing/payments/processor.ts';
import { openCatalogue } from '#server/catalogue/snapshot.ts';
import { type DatabaseHome, openHome } from '#server/database/cluster/home.ts';
import { migrate } from '#server/database/migrate.ts';
import { prepareAppRole } from '#server/database/roles.ts';
import { StartError, systemCode } from '#server/database/start-error.ts';
import { listenToEvents } from '#server/listeners.ts';
import { describedBuild } from '#server/pages/web-build.ts';
import type { Config } from '#server/platform/config/config.ts';
import { openEvents } from '#server/platform/events.ts';
import { startJobs } from '#server/platform/jobs/jobs.ts';
import { type Messages, openMessages } from '#server/platform/messages/messages.ts';
import { smsCarrier } from '#server/platform/messages/sms-carrier.ts';
import { createLogger } from '#server/platform/process/log.ts';
import { startMetrics } from '#server/platform/process/metrics.ts';
import { closeInTime } from '#server/platform/process/shutdown.ts';
import { openSecrets } from '#server/platform/secrets/secrets.ts';
import { type Database, openDatabase } from '#server/platform/sql.ts';
import { sealWhatLiesOpen } from '#server/sealed-places.ts';
import { seed } from '#server/seed.ts';
import type { Services } from '#server/services.ts';
import { openLetterPictures } from '#server/storage/pictures/letter-pictures.ts';
import { openStorage } from '#server/storage/storage.ts';
import { tasks } from '#server/tasks.ts';

export interface RunningHouse {
  publicUrl: string;
  port: number;
  app: FastifyInstance;
  services: Services;
  /** Finishes what was begun, then ends everything, the database last. */
  stop: () => Promise<void>;
}

/** The one place that asks what time it is; everybody else is handed `now`, and a test another one. */
export const clock = (): Instant => Temporal.Now.instant().toString({ fractionalSecondDigits: 3 });

/** Brings the whole house up; whatever was started is ended again when a later step fails. */
export async function startHouse(config: Config, now = clock): Promise<RunningHouse> {
  await using started = new AsyncDisposableStack();
  const log = createLogger(config.logLevel);
  const home = await openHome(config, (line) => log.debug({ line }, 'postgres'));
  started.defer(home.stop);
  await migrate(home.owner);
  await prepareAppRole(home.owner, home.app);

  const port = config.port || (await freePort(config.host));
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  warn(log, [...authWarnings(config.auth), ...paymentWarnings(config)]);
  const sql = openDatabase(home.app, { max: config.database.pool, now });
  started.defer(sql.end);
  const { isUp } = home;
  const services = await openServices({ config, publicUrl, log, sql, isUp, now, started });
  await seed(services, home.app);
  const household = await openHousehold(services, home.app);
  await startWork(services, { home, household, started });

  const app = await buildApp(services);
  started.defer(() => closeInTime(app));
  await startObserving(app, config, started);
  await listen(app, config.host, port);
  household.begin();
  started.defer(household.stop);

  const everything = started.move();
  return { publicUrl, port, app, services, stop: () => everything.disposeAsync() };
}

/** What the settings do to the house is said once, also where only errors are logged. */
function warn(log: FastifyBaseLogger, warnings: string[]) {
  const heard = log.level === 'silent' ? log : log.child({}, { level: 'warn' });
  for (const warning of warnings) heard.warn(warning);
}

interface Beginnings {
  config: Config;
  publicUrl: string;
  log: FastifyBaseLogger;
  sql: Database;
  /** Whether the database runs. */
  isUp: () => boolean;
  /** Where letters go, if not to their readers. */
  letters?: Messages;
  now: () => Instant;
  started: AsyncDisposableStack;
}

/** Everything that features stand on; what holds something open is let go of with `started`. */
export async function openServices(beginnings: Beginnings): Promise<Services> {
  const { config, publicUrl, log, sql, isUp, letters, now, started } = beginnings;
  const catalogue = await openCatalogue(sql);
  started.defer(catalogue.close);
  const isReady = async () => {
    if (!isUp()) return false;
    return sql.ping().then(
      () => true,
      () => false,
    );
  };
  const { url, token } = config.sms;
  const secrets = await openSecrets(config);
  const messages = letters ?? openMessages(secrets, url ? smsCarrier(url, token) : undefined);
  await sql.listen('secret_keys_changed', () => void secrets.reload().catch(() => {}));
  await sealWhatLiesOpen(sql, secrets);
  const { auth: settings, production } = config;
  const auth = await openAuth({ sql, secrets, settings, publicUrl, production, now });
  const storage = openStorage({ sql, log, now }, config);
  await storage.vault.keys.tryMasters();
  const processor = await openProcessor({ sql, config, publicUrl });
  const letterPictures = openLetterPictures(config.dataDir, describedBuild);
  started.defer(async () => letterPictures.end());
  const open = { config, publicUrl, log, sql, catalogue, messages, secrets, auth };
  const services = {
    ...open,
    letterPictures,
    events: openEvents(),
    storage,
    processor,
    now,
    isReady,
  };
  listenToEvents(services);
  return services;
}

interface Surroundings {
  home: DatabaseHome;
  household: DemoHousehold;
  started: AsyncDisposableStack;
}

async function startWork(services: Services, { home, household, started }: Surroundings) {
  if (!services.config.jobs) return;
  const { log } = services;
  const workers = household.undisturbed(await tasks(services));
  const jobs = await startJobs({ owner: home.owner, tasks: workers, log });
  started.defer(jobs.stop);
}

async function startObserving(app: FastifyInstance, config: Config, started: AsyncDisposableStack) {
  if (!config.metrics) return;
  const metrics = await startMetrics(app, config.metrics);
  started.defer(() => metrics.close());
}

async function listen(app: FastifyInstance, host: string, port: number) {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EADDRINUSE')
      throw new StartError('failed', `Port ${port} is taken; set PORT to another one.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
      throw new StartError(
        'failed',
        `Cannot listen on ${host}:${port} (${code}); set HOST or PORT.`,
      );
    throw error;
  }
}

/** PORT=0 means any: it must be known before pages and mails with their links are made. */
const freePort = (host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, host, () => {
      // Listening on a TCP port, it always has an address with one.
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
