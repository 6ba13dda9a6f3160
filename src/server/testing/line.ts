import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { DatabaseAddress } from '#server/database/address.ts';
import { atEnd, type CleaningScope } from '#server/database/throw-away.ts';
import { startApp, type TestApp } from '#server/testing.ts';

interface Counted {
  trips: number;
}

/** A server whose line to its database knows how often it had to wait there for an answer. */
export interface CountedApp extends TestApp {
  /** The round trips of one piece of work; nothing else may be under way meanwhile. */
  tripsOf(work: () => Promise<unknown>): Promise<number>;
}

/** One connection, so that a statement it has seen once is known from then on. */
export async function startCounted(
  t: CleaningScope,
  environment: Record<string, string>,
): Promise<CountedApp> {
  const counted = { trips: 0 };
  const reach = async (database: DatabaseAddress) => ({
    app: await lineTo(t, database, counted),
    pool: 1,
  });
  const app = await startApp(t, environment, { reach });
  const tripsOf = async (work: () => Promise<unknown>) => {
    const before = counted.trips;
    await work();
    return counted.trips - before;
  };
  return { ...app, tripsOf };
}

async function lineTo(t: CleaningScope, database: DatabaseAddress, counted: Counted) {
  const server = createServer((house) => join(house, connect(placeOf(database)), counted));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd(t, async () => server.close());
  const { port } = server.address() as AddressInfo;
  return { ...database, host: '127.0.0.1', port };
}

const placeOf = ({ host, port }: DatabaseAddress) =>
  host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };

function join(house: Socket, database: Socket, counted: Counted): void {
  const turns = turnsOf(counted);
  const send = together((asked) => {
    turns.ask(asked);
    database.write(asked);
  });
  house.on('data', send);
  database.on('data', (chunk: Buffer) => {
    for (const answer of turns.answer(chunk)) house.write(answer);
  });
  for (const end of ['error', 'close']) {
    house.on(end, () => database.destroy());
    database.on(end, () => house.destroy());
  }
}

/**
 * The driver writes a kilobyte as soon as it has one and the rest a turn of the loop later, without waiting for an
 * answer. On a line of any length that is said together; a database beside us may have answered in between.
 */
function together(send: (asked: Buffer) => void): (chunk: Buffer) => void {
  let held: Buffer[] = [];
  const sendAll = () => {
    const all = Buffer.concat(held);
    held = [];
    send(all);
  };
  return (chunk) => {
    held.push(chunk);
    // Two turns: the rest is written in the first and read here in the second.
    if (held.length === 1) setImmediate(() => setImmediate(sendAll));
  };
}

/**
 * Answers are handed over once everything that was asked is answered: what was sent together is one round
 * trip on every machine, however quick its database.
 */
function turnsOf(counted: Counted) {
  const kindsAsked = kindsOf({ greets: true });
  const kindsAnswered = kindsOf({ greets: false });
  // The greeting waits for an answer too.
  let waiting = 1;
  let isGreeted = false;
  let isDescribing = false;
  let held: Buffer[] = [];
  return {
    ask(chunk: Buffer): void {
      for (const kind of kindsAsked(chunk)) {
        if (kind === 'S' || kind === 'Q') waiting += 1;
        isDescribing = kind === 'H';
      }
    },
    answer(chunk: Buffer): Buffer[] {
      held.push(chunk);
      waiting -= kindsAnswered(chunk).filter((kind) => kind === 'Z').length;
      // A greeting, and a statement that was not seen before, are talked about in several steps.
      if (waiting > 0 && isGreeted && !isDescribing) return [];
      isGreeted ||= waiting === 0;
      counted.trips += 1;
      const all = held;
      held = [];
      return all;
    },
  };
}

/** The kinds of PostgreSQL's messages, wherever the chunks break; only the greeting has none. */
function kindsOf({ greets }: { greets: boolean }) {
  let rest = Buffer.alloc(0);
  let isGreeting = greets;
  return (chunk: Buffer): string[] => {
    rest = Buffer.concat([rest, chunk]);
    const kinds: string[] = [];
    for (;;) {
      const start = isGreeting ? 0 : 1;
      if (rest.length < start + 4) return kinds;
      const end = start + rest.readUInt32BE(start);
      if (rest.length < end) return kinds;
      if (!isGreeting) kinds.push(rest.toString('latin1', 0, 1));
      isGreeting = false;
      rest = rest.subarray(end);
    }
  };
}
