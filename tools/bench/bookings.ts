// npm run bench:bookings: a race for one slot, the pace of booking, and lists among a million bookings.
import { startEmbedded } from '#server/database/cluster/embedded.ts';
import { startInstalledPostgres } from '#server/database/cluster/installed-postgres.ts';
import { StartError } from '#server/database/start-error.ts';
import { openBenchHouse, openBenchServer } from '#tools/bench/bookings-house.ts';
import { compareSizes } from '#tools/bench/bookings-many.ts';
import { comparePace } from '#tools/bench/bookings-pace.ts';
import { raceForOneSlot } from '#tools/bench/bookings-race.ts';
import { buildIfStale } from '#tools/build.ts';

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
