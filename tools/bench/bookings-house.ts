import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT } from 'jose';
import { Temporal } from 'temporal-polyfill/full';
import type { Offering } from '#contract/catalogue/offerings.ts';
import { timesOn } from '#domain/bookings/cells.ts';
import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { openCatalogue, type Snapshot } from '#server/catalogue/snapshot.ts';
import { type DatabaseAddress, formatDatabaseUrl } from '#server/database/address.ts';
import type { EmbeddedPostgres, StartOptions } from '#server/database/cluster/cluster.ts';
import { appAddress } from '#server/database/roles.ts';
import { newId } from '#server/platform/ids.ts';
import { type Database, openDatabase, system } from '#server/platform/sql.ts';
import { startProduct } from '#tools/bench/house.ts';

const secret = 'only for the length of this measurement, on this machine';

/** The product on one database, and a way around it to the same tables. */
export interface BenchHouse {
  url: string;
  server: EmbeddedPostgres;
  sql: Database;
  snapshot: Snapshot;
  /** Leaves the database to others; once is enough. */
  leave: () => Promise<void>;
}

interface BenchServer {
  server: EmbeddedPostgres;
  stop: () => Promise<void>;
}

export async function openBenchServer(
  start: (options: StartOptions) => Promise<EmbeddedPostgres>,
): Promise<BenchServer> {
  const root = await mkdtemp(join(tmpdir(), 'rihla-bench-'));
  const server = await start({ root, log: () => {} });
  const stop = async () => {
    await server.stop();
    await rm(root, { recursive: true, force: true });
  };
  return { server, stop };
}

export const startProductOn = (owner: DatabaseAddress) =>
  startProduct({
    DATABASE_URL: formatDatabaseUrl(owner),
    AUTH_RATE_LIMITS: 'off',
    AUTH_JWT_SECRET: secret,
    // Every process on one database opens what another sealed, each from a data folder of its own.
    SECRET_KEY: secret,
    // Letters leave in their own time: those of one measurement would slow the next.
    JOBS: 'off',
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
  });

export const addressOf = ({ url }: { url: string }) => url.replace('localhost', '127.0.0.1');

export async function openBenchHouse({ server }: BenchServer): Promise<BenchHouse> {
  const product = await startProductOn(server.owner);
  const sql = openDatabase(appAddress(server.owner));
  const catalogue = await openCatalogue(sql);
  const snapshot = await catalogue.current();
  let leaving: Promise<void> | undefined;
  const end = async () => {
    await sql.end();
    await product.stop();
  };
  const leave = () => {
    leaving ??= end();
    return leaving;
  };
  return { url: addressOf(product), server, sql, snapshot, leave };
}

export interface BenchClient {
  id: string;
  email: string;
  authorization: string;
}

/**
 * Accounts that never signed in: a thousand passwords would be the slowest part of it all. Each has a card
 * that can be asked, or it would have to pay after a few places.
 */
export async function newClients(sql: Database, count: number): Promise<BenchClient[]> {
  const accounts = Array.from({ length: count }, () => newId()).map((id) => ({
    id,
    email: `${id}@example.com`,
  }));
  const card = { processor: 'sandbox', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2099 };
  const cards = accounts.map(({ id: clientId }) => {
    const id = newId();
    return { ...card, id, clientId, token: id };
  });
  await sql.as(system, async (tx) => {
    await tx`insert into auth.users ${tx(accounts)}`;
    await tx`insert into app.payment_methods ${tx(cards)}`;
  });
  return Promise.all(
    accounts.map(async (account) => ({ ...account, authorization: await tokenFor(account.id) })),
  );
}

async function tokenFor(sub: string): Promise<string> {
  const jwt = await new SignJWT({ sub, role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setExpirationTime('2h')
    .sign(new TextEncoder().encode(secret));
  return `Bearer ${jwt}`;
}

export const today = dayInDubai(Temporal.Now.instant().toString());

/** Sold by the person, at fixed hours, all year, to anybody, and confirmed at once. */
export const simpleOfferings = ({ all, soldOut }: Snapshot): Offering[] =>
  all('offerings').filter(
    (offering) =>
      offering.schedule.kind === 'daily-times' &&
      offering.schedule.days.length === 7 &&
      ['guests', 'seats'].includes(offering.capacity.unit) &&
      offering.capacity.minParty === 1 &&
      offering.seasons.length === 0 &&
      confirmsAtOnce(offering) &&
      !soldOut.has(offering.id),
  );

export interface Start {
  offering: Offering;
  day: string;
  time: string;
}

/** Every place of an offering, one after the other, from a day on. */
export function* placesOf(offering: Offering, fromDay: string): Generator<Start, never> {
  for (let day = fromDay; ; day = daysAfter(day, 1))
    for (const time of timesOn(offering, day))
      for (let place = 0; place < offering.capacity.perSlot; place += 1)
        yield { offering, day, time };
}
