import type { DatabaseAddress } from '#server/database/address.ts';
import { appAddress } from '#server/database/roles.ts';
import { connect, openDatabase, type Sql, system } from '#server/platform/sql.ts';
import { ask } from '#tools/bench/ask.ts';
import {
  addressOf,
  type BenchClient,
  type BenchHouse,
  newClients,
  startProductOn,
} from '#tools/bench/bookings-house.ts';
import { median } from '#tools/bench/house.ts';

const few = 500;
const many = 50_000;
const wanted = 1.5;
const tries = 200;
const warmUp = 30;
const queue = '/rest/v1/desk/matters';

/**
 * The first page of the queue, once among five hundred open matters and once among fifty thousand. Both
 * houses are asked in turn, so that whatever else the machine does slows both alike.
 */
export async function compareQueues(house: BenchHouse): Promise<boolean> {
  const { server, url } = house;
  const [concierge] = await newClients(house.sql, 1);
  if (!concierge) throw new Error('There is nobody.');
  await house.sql.as(
    system,
    (tx) => tx`
      update auth.users set raw_app_meta_data = '{"role":"concierge"}' where id = ${concierge.id}`,
  );
  if ((await ask(url + queue, concierge)).status === 404) {
    console.log('  the queue: not served here, so not measured');
    return true;
  }
  await house.leave();
  await storeUpTo(server.owner, few);
  const crowded = { ...server.owner, database: 'many_matters' };
  const admin = connect(server.superuser, { max: 1 });
  await admin.unsafe(
    `create database many_matters template "${server.owner.database}" owner "${server.owner.user}"`,
  );
  await admin.end();
  await storeUpTo(crowded, many);
  const products = [await startProductOn(server.owner), await startProductOn(crowded)];
  const [small = 0, large = 0] = await inTurn(products.map(addressOf), concierge);
  await Promise.all(products.map((product) => product.stop()));
  const ratio = large / small;
  console.log(
    `  the first page of the queue: ${small.toFixed(1)} ms among ${few}, ${large.toFixed(1)} ms among ` +
      `${many}, ratio ${ratio.toFixed(2)} (wanted ${wanted} at most)`,
  );
  return ratio <= wanted;
}

async function inTurn(houses: string[], concierge: BenchClient): Promise<number[]> {
  const times: number[][] = houses.map(() => []);
  for (let at = 0; at < tries + warmUp; at += 1)
    for (const [index, address] of houses.entries()) {
      const start = performance.now();
      const { status } = await ask(address + queue, concierge);
      if (status !== 200) throw new Error(`${queue}: ${status}`);
      if (at >= warmUp) times[index]?.push(performance.now() - start);
    }
  return times.map(median);
}

/** Ids of the seventh version, which is the only one the house reads; `of` tells what is counted. */
const idOf = (tx: Sql, of: 'a' | 'c', count = 'n') =>
  tx`('0199${tx.unsafe(of)}000-0000-7000-8000-' || lpad(to_hex(${tx.unsafe(count)}), 12, '0'))::uuid`;

/** Open matters of a hundred clients, their promises spread over a month. */
async function storeUpTo(owner: DatabaseAddress, count: number): Promise<void> {
  const sql = openDatabase(appAddress(owner), { max: 1 });
  await sql.as(system, async (tx) => {
    await tx`
      insert into auth.users (id, email)
      select ${idOf(tx, 'c')}, 'client-' || n || '@example.com'
      from generate_series(1, 100) n on conflict do nothing`;
    await tx`
      insert into app.matters (id, reference, client_id, kind, area, title, form, state, waits_on,
        promise_kind, promise_from, promise_risk_at, promise_due, queue_at, state_since, handed_in_at,
        language, zone)
      select ${idOf(tx, 'a')}, 'RM-' || upper(lpad(to_hex(n), 6, '0')),
        ${idOf(tx, 'c', 'n % 100 + 1')}, 'custom', 'requests',
        '{"en":"A wish","ar":"أمنية"}', '{"kind":"custom","title":"A wish","notes":"A wish.","day":null,"people":null,"budget":null}',
        'submitted', 'house',
        'first_word', now(), now() + n % 43200 * interval '45 s', now() + n % 43200 * interval '1 min',
        now() + n % 43200 * interval '1 min', now(), now(), 'en', 'Asia/Dubai'
      from generate_series(1, ${count}::integer) n on conflict do nothing`;
  });
  await sql.end();
  const admin = connect(owner, { max: 1 });
  await admin`analyze app.matters`;
  await admin.end();
}
