import { Temporal } from 'temporal-polyfill/full';
import { WebSocket } from 'ws';
import { clientTopic } from '#contract/live.ts';
import { tellRoom } from '#server/platform/live.ts';
import { system } from '#server/platform/sql.ts';
import { type BenchClient, type BenchHouse, newClients } from '#tools/bench/bookings-house.ts';
import { anonKey, median, startProcess } from '#tools/bench/house.ts';

const clients = 2_000;
const rounds = 5;
const wanted = 250;
/** So many handshakes at a time: what is measured is the telling, not the opening. */
const atOnce = 50;

/** Everybody's socket, and a way to wait until each of them has heard one more message. */
interface Audience {
  sockets: WebSocket[];
  /** Milliseconds from the call to each message, once all have come. */
  hear(): Promise<number[]>;
  leave(): void;
}

async function gather(addresses: string[], join?: (socket: WebSocket, index: number) => void) {
  const sockets: WebSocket[] = [];
  for (let from = 0; from < addresses.length; from += atOnce) {
    const next = addresses.slice(from, from + atOnce).map(async (address, index) => {
      const socket = new WebSocket(address, { perMessageDeflate: false });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      if (!join) return socket;
      const joined = new Promise<string>((resolve) => {
        socket.once('message', (data) => resolve(String(data)));
      });
      join(socket, from + index);
      const answer = await joined;
      if (!answer.includes('"status":"ok"')) throw new Error(`Not let in: ${answer}`);
      return socket;
    });
    sockets.push(...(await Promise.all(next)));
  }
  return audience(sockets);
}

const audience = (sockets: WebSocket[]): Audience => ({
  sockets,
  hear: () => {
    const began = performance.now();
    const each = sockets.map(
      (socket) =>
        new Promise<number>((resolve) =>
          socket.once('message', () => resolve(performance.now() - began)),
        ),
    );
    return Promise.all(each);
  },
  leave: () => {
    for (const socket of sockets) socket.terminate();
  },
});

const slowest = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? 0;

/**
 * The house tells each client something of their own, in one transaction, as a busy minute would. Says
 * when all was written and only the commit was left, before which nobody hears anything.
 */
function tellAll({ sql }: BenchHouse, told: BenchClient[]): Promise<number> {
  const id = Temporal.Now.instant().toString();
  return sql.as(system, async (tx) => {
    await Promise.all(told.map((client) => tellRoom(tx, clientTopic(client.id), 'matter', { id })));
    return performance.now();
  });
}

/** The slowest hundredth: from the commit, and with the writing of all the messages before it. */
interface Figures {
  delivery: number[];
  whole: number[];
}

async function ours(house: BenchHouse): Promise<Figures> {
  const anon = await anonKey(house);
  const told = await newClients(house.sql, clients);
  const address = `${house.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anon}&vsn=2.0.0`;
  const room = await gather(Array(clients).fill(address), (socket, index) => {
    const { id = '', authorization = '' } = told[index] ?? {};
    const token = authorization.replace('Bearer ', '');
    const payload = { config: { private: true }, access_token: token };
    socket.send(JSON.stringify(['1', '1', `realtime:${clientTopic(id)}`, 'phx_join', payload]));
  });
  const found: Figures = { delivery: [], whole: [] };
  for (let round = 0; round < rounds; round += 1) {
    const heard = room.hear();
    const began = performance.now();
    const written = (await tellAll(house, told)) - began;
    const last = slowest(await heard);
    found.whole.push(last);
    found.delivery.push(last - written);
  }
  room.leave();
  return found;
}

async function theirs(): Promise<number[]> {
  const bare = await startProcess(['tools/bench/bare-sockets.ts']);
  const room = await gather(Array(clients).fill(bare.url.replace('http', 'ws')));
  const found: number[] = [];
  // As long as a frame of ours with its topic and its id.
  const size = 120;
  for (let round = 0; round < rounds; round += 1) {
    const heard = room.hear();
    await fetch(`${bare.url}?size=${size}`, { method: 'POST' });
    found.push(slowest(await heard));
  }
  room.leave();
  await bare.stop();
  return found;
}

export async function compareFan(house: BenchHouse): Promise<boolean> {
  const bare = median(await theirs());
  const { delivery, whole } = await ours(house);
  const live = median(delivery);
  console.log(
    `  a message to each of ${clients} clients: p99 ${live.toFixed(0)} ms from the commit on (wanted under ${wanted}), ` +
      `${median(whole).toFixed(0)} ms with the writing; bare ws ${bare.toFixed(0)} ms, ratio ${(live / bare).toFixed(2)}`,
  );
  return live < wanted;
}
