import type { FastifyInstance } from 'fastify';
import { deliverBroadcast } from '#server/live/broadcast.ts';
import { listenToHouse } from '#server/live/bus.ts';
import { type Live, openRooms } from '#server/live/channel.ts';
import { endMandate, endSession, startOver } from '#server/live/endings.ts';
import { openHandshakes } from '#server/live/handshake.ts';
import { openPaces } from '#server/live/limits.ts';
import { deliverPresence, type Keeper, openPeople } from '#server/live/presence.ts';
import type { LiveNews } from '#server/platform/live.ts';
import type { LiveGuard } from '#server/platform/live-guard.ts';
import type { Services } from '#server/services.ts';

const serviceRestart = 1012;
/** How long a closing socket may take to say goodbye. */
const farewell = 1_000;
/** How often a process says that it lives. */
const beatEvery = 10_000;

/** Sockets, the rooms they are in, and the ears of this process. */
export async function openLive(
  app: FastifyInstance,
  services: Services,
  door: LiveGuard,
): Promise<Live> {
  const { sql, log } = services;
  const people = openPeople(sql, () => startOver(live));
  const live: Live = {
    services,
    door,
    log,
    rooms: openRooms(),
    people,
    sockets: new Set(),
    paceOf: openPaces(),
  };
  await listenToHouse(sql, log, {
    wants: (room) => live.rooms.in(room).size > 0,
    hear: (told) => deliver(live, told),
    missed: () => startOver(live),
  });

  let closing = false;
  const upgrade = openHandshakes(live, () => closing);
  app.server.on('upgrade', upgrade);
  const timers = startTimers(live, people);
  // Before the server waits for its connections to end: ours would stay for ever.
  app.addHook('preClose', async () => {
    closing = true;
    timers.forEach(clearInterval);
    await people.end().catch((err) => log.warn({ err }, 'those who look could not be told'));
    await closeAll(live);
  });
  return live;
}

function startTimers(live: Live, people: Keeper): NodeJS.Timeout[] {
  const { services, log } = live;
  const beat = () => {
    people.beat().catch((err) => log.warn({ err }, 'a live beat failed'));
  };
  const timers = [
    setInterval(() => dropSilent(live), services.config.live.silence * 250),
    setInterval(beat, beatEvery),
  ];
  return timers.map((timer) => timer.unref());
}

function deliver(live: Live, told: LiveNews): void {
  if (told.kind === 'ended') endSession(live, told.session);
  else if (told.kind === 'mandate') endMandate(live, told.id);
  else if (told.kind === 'presence') deliverPresence(live, told);
  else if (told.kind !== 'stored') deliverBroadcast(live, told);
}

/** Clients send a heartbeat every 25 seconds: who is silent for longer than two of them is gone. */
function dropSilent({ sockets, services }: Live): void {
  const since = performance.now() - services.config.live.silence * 1000;
  for (const socket of sockets) if (socket.heardAt < since) socket.drop();
}

/** Clients come back by themselves, to the process that is there by then. */
async function closeAll({ sockets, rooms }: Live): Promise<void> {
  // Whom they showed was removed all at once; nobody need do it one by one.
  for (const channel of rooms.all()) channel.shown = undefined;
  const began = performance.now();
  for (const socket of sockets) socket.close(serviceRestart, 'Service Restart');
  while (sockets.size > 0 && performance.now() - began < farewell)
    await new Promise((resolve) => setTimeout(resolve, 10));
  for (const socket of sockets) socket.drop();
}
