// npm run bench:live: a message to each of two thousand clients, and the queue among many matters.
import { startEmbedded } from '#server/database/cluster/embedded-postgres.ts';
import { openBenchHouse, openBenchServer } from '#tools/bench/bookings-house.ts';
import { compareFan } from '#tools/bench/live-fan.ts';
import { compareQueues } from '#tools/bench/live-queue.ts';
import { buildIfStale } from '#tools/build.ts';

await buildIfStale({ log: console.log });
const server = await openBenchServer(startEmbedded);
const house = await openBenchHouse(server);
let reached = false;
try {
  const fan = await compareFan(house);
  reached = (await compareQueues(house)) && fan;
} finally {
  await house.leave();
  await server.stop();
}
process.exit(reached ? 0 : 1);
