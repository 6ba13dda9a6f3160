// npm run bench:bookings: a race for one slot, the pace of booking, and lists among a million bookings.
import { startEmbedded } from '#server/database/embedded.ts';
import { startInstalledPostgres } from '#server/database/installed-postgres.ts';
import { StartError } from '#server/database/start-error.ts';
import { openBenchHouse } from '#tools/bench/bookings-house.ts';
import { compareSizes } from '#tools/bench/bookings-many.ts';
import { comparePace } from '#tools/bench/bookings-pace.ts';
import { raceForOneSlot } from '#tools/bench/bookings-race.ts';
import { buildIfStale } from '#tools/build.ts';

async function measure(name: string, start: typeof startEmbedded): Promise<boolean> {
  const house = await openBenchHouse(start).catch((error: unknown) => {
    if (error instanceof StartError && error.code === 'unsupported_platform') return undefined;
    throw error;
  });
  if (!house) {
    console.log(`${name}: not installed here, so not measured`);
    return true;
  }
  console.log(`${name}:`);
  try {
    const reached = [
      await raceForOneSlot(house),
      await comparePace(house),
      await compareSizes(house),
    ];
    return reached.every(Boolean);
  } finally {
    await house.stop();
  }
}

await buildIfStale({ log: console.log });
const reached = [
  await measure('the embedded database', startEmbedded),
  await measure('the installed PostgreSQL', startInstalledPostgres),
];
process.exit(reached.every(Boolean) ? 0 : 1);
