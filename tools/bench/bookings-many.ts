import { daysAfter } from '#domain/time.ts';
import type { DatabaseAddress } from '#server/database/address.ts';
import type { EmbeddedPostgres } from '#server/database/cluster/cluster.ts';
import { appAddress } from '#server/database/roles.ts';
import { connect, openDatabase, system } from '#server/platform/sql.ts';
import { ask } from '#tools/bench/ask.ts';
import {
  addressOf,
  type BenchClient,
  type BenchHouse,
  newClients,
  simpleOfferings,
  startProductOn,
  today,
} from '#tools/bench/bookings-house.ts';
import { median } from '#tools/bench/house.ts';

const few = 10_000;
const many = 1_000_000;
const wanted = 1.5;
const tries = 200;
const warmUp = 30;

/**
 * The same client and the same month, once among ten thousand bookings and once among a million: what
 * they show does not change, only what is stored around it. Both are asked in turn, so that whatever
 * else the machine does slows both alike.
 */
export async function compareSizes(house: BenchHouse): Promise<boolean> {
  const { server } = house;
  const [client] = await newClients(house.sql, 1);
  const offering = simpleOfferings(house.snapshot)[0]?.slug;
  if (!client || !offering) throw new Error('There is nobody, or nothing to book.');
  await ownBookings(house, client);
  await house.leave();
  await storeUpTo(server, server.owner, few);
  const crowded = { ...server.owner, database: 'many_bookings' };
  await cloneDatabase(server, crowded.database);
  await storeUpTo(server, crowded, many);
  const [small, large] = [await startProductOn(server.owner), await startProductOn(crowded)];
  const from = daysAfter(today, 30);
  const month = `/rest/v1/offerings/${offering}/availability?from=${from}&to=${daysAfter(from, 30)}`;
  const houses = [small, large].map(addressOf);
  const list = await inTurn(houses, '/rest/v1/bookings?when=history', client);
  const days = await inTurn(houses, month, client);
  await Promise.all([small.stop(), large.stop()]);
  return [report('a client’s list', list), report('a month of one offering', days)].every(Boolean);
}

async function cloneDatabase({ superuser, owner }: EmbeddedPostgres, name: string): Promise<void> {
  const admin = connect(superuser, { max: 1 });
  await admin.unsafe(`create database ${name} template "${owner.database}" owner "${owner.user}"`);
  await admin.end();
}

function report(what: string, [small = 0, large = 0]: number[]): boolean {
  const ratio = large / small;
  const isGood = ratio <= wanted;
  console.log(
    `  ${what}: ${small.toFixed(1)} ms among ${few}, ${large.toFixed(1)} ms among ${many}, ` +
      `ratio ${ratio.toFixed(2)} (wanted ${wanted} at most): ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood;
}

/** What an answer typically takes, in milliseconds, of each house. */
async function inTurn(houses: string[], path: string, client: BenchClient): Promise<number[]> {
  const times: number[][] = houses.map(() => []);
  for (let at = 0; at < tries + warmUp; at += 1)
    for (const [index, house] of houses.entries()) {
      const start = performance.now();
      const { status } = await ask(house + path, client);
      if (status !== 200) throw new Error(`${path}: ${status}`);
      if (at >= warmUp) times[index]?.push(performance.now() - start);
    }
  return times.map(median);
}

/** Thirty of the client's own, given up again, so that the list has more than a page. */
async function ownBookings({ sql }: BenchHouse, client: BenchClient): Promise<void> {
  await sql.as(
    system,
    (tx) => tx`
      update app.bookings set client_id = ${client.id}
      where id in (select id from app.bookings where place = 'confirmed' order by id limit 30)`,
  );
  await sql.as(
    system,
    (tx) => tx`update app.bookings set place = 'cancelled' where client_id = ${client.id}`,
  );
}

const others = 5000;

/** Copies of real rows, of other clients and of years gone by, until so many are stored. */
async function storeUpTo(
  { superuser }: EmbeddedPostgres,
  owner: DatabaseAddress,
  count: number,
): Promise<void> {
  const admin = connect({ ...superuser, database: owner.database }, { max: 1 });
  const sql = openDatabase(appAddress(owner), { max: 1 });
  const clients = await newClients(sql, others);
  await sql.end();
  await admin`set session_replication_role = replica`;
  await admin`set synchronous_commit = off`;
  const [stored] = await admin`select count(*)::int as rows from app.bookings`;
  const missing = count - stored?.rows;
  await admin`
    insert into app.bookings (id, reference, client_id, offering_id, offered, place, money, day, time,
      length, starts_at, ends_at, party, units, capacity, cells, add_ons, guests, note, quote,
      total_amount, currency, confirms_at_once, language, zone, version)
    select gen_random_uuid(), 'RH-' || lpad(upper(to_hex(${stored?.rows} + n)), 6, '0'),
      (${clients.map(({ id }) => id)}::uuid[])[1 + n % ${others}], offering_id, offered, 'completed',
      money, day - 400 - n % 1000, time, length, starts_at - make_interval(days => 400 + n % 1000),
      ends_at - make_interval(days => 400 + n % 1000), party, units, capacity,
      array[starts_at - make_interval(days => 400 + n % 1000)], add_ons, guests, note, quote, total_amount, currency, confirms_at_once, language, zone, version
    from generate_series(1, ${missing}) as n
    join (select *, row_number() over () as at from app.bookings where place = 'confirmed' limit 50)
      as real on real.at = 1 + n % 50`;
  // The nightly sweep would take them away; they are left here to be in the way.
  await admin`
    insert into app.booking_cells (offering_id, cell, capacity, taken)
    select offering_id, starts_at, ${many}, count(*) from app.bookings where place = 'completed'
    group by offering_id, starts_at on conflict do nothing`;
  await admin`vacuum analyze app.bookings, app.booking_cells`;
  await admin`checkpoint`;
  await admin.end();
}
