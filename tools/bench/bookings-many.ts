import { daysAfter } from '#domain/time.ts';
import { connect, system } from '#server/platform/sql.ts';
import {
  ask,
  type BenchClient,
  type BenchHouse,
  newClients,
  simpleOfferings,
  today,
} from '#tools/bench/bookings-house.ts';
import { median } from '#tools/bench/house.ts';

const few = 10_000;
const many = 1_000_000;
const wanted = 1.5;
const tries = 150;

interface Measured {
  list: number;
  month: number;
}

/**
 * The same client and the same month, once among ten thousand bookings and once among a million: what
 * they show does not change, only what is stored around it.
 */
export async function compareSizes(house: BenchHouse): Promise<boolean> {
  const [client] = await newClients(house.sql, 1);
  const offering = simpleOfferings(house.snapshot)[0]?.slug;
  if (!client || !offering) throw new Error('There is nobody, or nothing to book.');
  await ownBookings(house, client);
  const from = daysAfter(today, 30);
  const month = `${house.url}/rest/v1/offerings/${offering}/availability?from=${from}&to=${daysAfter(from, 30)}`;
  const measure = async (): Promise<Measured> => ({
    list: await typical(`${house.url}/rest/v1/bookings?when=history`, client),
    month: await typical(month, client),
  });
  await storeUpTo(house, few);
  const small = await measure();
  await storeUpTo(house, many);
  const large = await measure();
  return [
    report('a client’s list', small.list, large.list),
    report('a month of one offering', small.month, large.month),
  ].every(Boolean);
}

function report(what: string, small: number, large: number): boolean {
  const ratio = large / small;
  const isGood = ratio <= wanted;
  console.log(
    `  ${what}: ${small.toFixed(1)} ms among ${few}, ${large.toFixed(1)} ms among ${many}, ` +
      `ratio ${ratio.toFixed(2)} (wanted ${wanted} at most): ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood;
}

async function typical(address: string, client: BenchClient): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < tries + 30; at += 1) {
    const start = performance.now();
    const { status } = await ask(address, client);
    if (status !== 200) throw new Error(`${address}: ${status}`);
    if (at >= 30) times.push(performance.now() - start);
  }
  return median(times);
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
async function storeUpTo({ server, sql }: BenchHouse, count: number): Promise<void> {
  const admin = connect({ ...server.superuser, database: server.owner.database }, { max: 1 });
  const clients = await newClients(sql, others);
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
