import { registerHooks } from 'node:module';
import type Postgres from 'postgres';
import type { DatabaseAddress } from '#server/database/address.ts';

/**
 * postgres.js 3.4.9 does not survive a server that dies under it: a write it has put off is forgotten
 * but stays "scheduled", so that the connection never writes again, and inside a transaction it writes
 * to a socket that is gone, which ends our whole process (porsager/postgres#1208). And a COPY that is
 * refused at its very end is never told so. The file is put right while it is loaded; a version that
 * no longer needs this stops here and has it removed.
 */
const corrections = [
  [
    'clearImmediate(nextWriteTimer)\n    if',
    'clearImmediate(nextWriteTimer)\n    forget()\n    if',
  ],
  [
    'clearImmediate(nextWriteTimer)\n    socket.r',
    'clearImmediate(nextWriteTimer)\n    forget()\n    socket.r',
  ],
  [
    '  function nextWrite(fn) {\n',
    `  function forget() {
    chunk = nextWriteTimer = null
  }

  function nextWrite(fn) {
    if (!socket) {
      forget()
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
`,
  ],
  [
    '    stream && (stream.destroy(err), stream = null)\n',
    '    stream && (stream.destroy(err), stream = null)\n    final && (final(err), final = null)\n',
  ],
] as const;

function correct(source: string): string {
  return corrections.reduce((text, [wrong, right]) => {
    if (text.split(wrong).length !== 2)
      throw new Error('postgres.js has changed: does it still need the corrections in driver.ts?');
    return text.replace(wrong, () => right);
  }, source);
}

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
export function connectPlainly({ ssl, ...where }: DatabaseAddress, max = 1) {
  return postgres({
    ...where,
    ssl: ssl ? 'require' : false,
    max,
    backoff: () => 0.1,
    onnotice: () => {},
  });
}
