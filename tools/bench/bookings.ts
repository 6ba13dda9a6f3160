// npm run bench:bookings: a race for one slot, the pace of booking, and lists among a million bookings.

import { daysAfter } from '#domain/time.ts';
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { startInstalledPostgres } from '#server/database/cluster/installed-postgres.ts';
import { StartError } from '#server/database/start-error.ts';
import { system } from '#server/platform/sql.ts';
import { ask } from '#tools/bench/ask.ts';
import {
  type BenchClient,
  type BenchHouse,
  newClients,
  openBenchHouse,
  openBenchServer,
  simpleOfferings,
  today,
} from '#tools/bench/bookings-house.ts';
import { compareSizes } from '#tools/bench/bookings-many.ts';
import { comparePace } from '#tools/bench/bookings-pace.ts';
import { buildIfStale } from '#tools/build.ts';

const crowd = 1000;
const places = 8;

/** A thousand clients want one hour with eight places, each of them one; winners confirm at once. */
async function raceForOneSlot({ url, sql, snapshot }: BenchHouse): Promise<boolean> {
  const offering = simpleOfferings(snapshot).find(({ capacity }) => capacity.perSlot === places);
  if (offering?.schedule.kind !== 'daily-times') throw new Error('Nothing has 8 places.');
  const wish = {
    offering: offering.slug,
    day: daysAfter(today, 20),
    time: offering.schedule.times[0],
    party: 1,
  };
  const clients = await newClients(sql, crowd);
  const { body } = await ask(`${url}/rest/v1/bookings/quote`, { authorization: '' }, wish);
  const start = performance.now();
  const answers = await Promise.all(
    clients.map((client) => take(url, client, { wish, total: body.total })),
  );
  const seconds = (performance.now() - start) / 1000;
  const sold = answers.filter((status) => status === 200).length;
  const told = answers.filter((status) => status === 409).length;
  const [counted] = await sql.as(
    system,
    (tx) => tx`
      select sum(party)::int as sold from app.bookings
      where offering_id = ${offering.id} and day = ${wish.day} and place = 'confirmed'`,
  );
  const isGood = sold === places && told === crowd - places && counted?.sold === places;
  console.log(
    `  ${crowd} clients for ${places} places: ${sold} sold, ${counted?.sold} stored, ${told} told that it is taken, ` +
      `in ${seconds.toFixed(1)} s: ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood;
}

async function take(
  url: string,
  client: BenchClient,
  { wish, total }: { wish: object; total: unknown },
): Promise<number> {
  const held = await ask(`${url}/rest/v1/bookings`, client, { ...wish, total, zone: 'Asia/Dubai' });
  if (held.status !== 200) return held.status;
  const guests = [{ name: 'Layla Al Mansoori', age: 34 }];
  const path = `${url}/rest/v1/bookings/${held.body.id}/confirm`;
  return (await ask(path, client, { total, guests }, held.body.version)).status;
}

async function measure(name: string, start: typeof startEmbedded): Promise<boolean> {
  const server = await openBenchServer(start).catch((error: unknown) => {
    if (error instanceof StartError && error.code === 'unsupported_platform') return undefined;
    throw error;
  });
  if (!server) {
    console.log(`${name}: not installed here, so not measured`);
    return true;
  }
  console.log(`${name}:`);
  const house = await openBenchHouse(server);
  try {
    const race = await raceForOneSlot(house);
    const pace = await comparePace(house);
    return (await compareSizes(house)) && race && pace;
  } finally {
    await house.leave();
    await server.stop();
  }
}

await buildIfStale({ log: console.log });
const reached = [
  await measure('the embedded database', startEmbedded),
  await measure('the installed PostgreSQL', startInstalledPostgres),
];
process.exit(reached.every(Boolean) ? 0 : 1);
