import { registerHooks } from 'node:module';
import type Postgres from 'postgres';
import type { DatabaseAddress } from '#server/database/address.ts';

/**
 * Lines that postgres.js 3.4.9 lacks, put in while it is loaded. A version that no longer has these
 * places stops here, and then this file is to be looked at again.
 */
const insertions = [
  // A write that was put off is forgotten when its connection ends, but it still counted as on its
  // way: the connection never wrote again, even after the server was back.
  { after: 'clearImmediate(nextWriteTimer)\n', add: 'nextWriteTimer = chunk = null\n', places: 3 },
  // A transaction that outlived its connection ended our whole process (porsager/postgres#1208).
  {
    after: 'function nextWrite(fn) {\n',
    add: "if (!socket) return error(Errors.connection('CONNECTION_CLOSED', options)), false\n",
    places: 1,
  },
  // A COPY into a table that was refused at its end was never told so.
  {
    after: 'stream && (stream.destroy(err), stream = null)\n',
    add: 'final && (final(err), final = null)\n',
    places: 1,
  },
  // Of what is sent at once the driver writes a kilobyte, and the rest behind it: without this the rest lay here
  // until the first part was answered, one more wait of a transaction with much to say.
  {
    after: 'socket.setKeepAlive(true, 1000 * keep_alive)\n',
    add: 'socket.setNoDelay && socket.setNoDelay(true)\n',
    places: 1,
  },
  // A process that was busy itself for so long has not heard the server yet, which may have answered at once.
  {
    after: 'connectTimer.start()\n',
    add: 'connectTimer.end = performance.now() + options.connect_timeout * 1000\n',
    places: 1,
  },
  {
    after: 'function connectTimedOut() {\n',
    add: `if (performance.now() - connectTimer.end > 200) {
      connectTimer.end = performance.now() + options.connect_timeout * 1000
      return queueMicrotask(() => connectTimer.start())
    }\n`,
    places: 1,
  },
  // A COPY out of a table left its connection paused (porsager/postgres#499).
  { after: 'function CopyDone() {\n', add: 'socket.resume()\n', places: 1 },
];

const correct = (source: string): string =>
  insertions.reduce((text, { after, add, places }) => {
    if (text.split(after).length !== places + 1)
      throw new Error('postgres.js has changed: does it still need what driver.ts puts in?');
    return text.replaceAll(after, () => after + add);
  }, source);

const mark = '?corrected';

/** Our copy stands beside the one a plain import loads, so it does not matter who comes first. */
const hooks = registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const ours = specifier === './connection.js' && context.parentURL?.endsWith(mark);
    return ours ? { ...found, url: found.url + mark } : found;
  },
  load: (url, context, next) => {
    const loaded = next(url, context);
    if (!url.endsWith(`/connection.js${mark}`)) return loaded;
    return { ...loaded, source: correct(String(loaded.source)) };
  },
});

const loaded: { default: typeof Postgres } = await import(import.meta.resolve('postgres') + mark);

/** The way to postgres.js for whoever must outlive the server. */
export const postgres = loaded.default;

hooks.deregister();

export type Connection = ReturnType<typeof connectPlainly>;
export type Transaction = Postgres.TransactionSql;

/** One connection that leaves names and values as PostgreSQL has them. */
export const connectPlainly = ({ ssl, ...where }: DatabaseAddress, max = 1) =>
  postgres({
    ...where,
    ssl: ssl ? 'require' : false,
    max,
    backoff: () => 0.1,
    onnotice: () => {},
  });
