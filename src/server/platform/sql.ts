import type Postgres from 'postgres';
import { Temporal } from 'temporal-polyfill/full';
import type { z } from 'zod';
import type { Instant } from '#contract/primitives.ts';
import type { DatabaseAddress } from '#server/database/address.ts';
import { postgres } from '#server/database/driver.ts';

/** Who a transaction acts for. Row-level security decides by it what exists. */
export type Caller =
  | { kind: 'visitor' }
  | { kind: 'client'; id: string; delegate?: Delegate }
  | { kind: 'staff'; id: string }
  | { kind: 'system' };

/** Somebody who acts for a client: for the policies they are the client, for the histories themselves. */
export interface Delegate {
  id: string;
  name: string;
}

export const visitor: Caller = { kind: 'visitor' };
export const system: Caller = { kind: 'system' };

/** Runs statements inside the transaction it was made for. */
export type Sql = Postgres.TransactionSql;

/** The only door to the data: a transaction in the name of a caller. */
export interface Database {
  as<T>(caller: Caller, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Calls back with the payload of each NOTIFY, and with nothing whenever it has begun to listen: at the
   * start and after every reconnect, when one may have been missed.
   */
  listen(channel: string, hear: (payload?: string) => void): Promise<void>;
  /** Answers when the database does. */
  ping(): Promise<void>;
  end(): Promise<void>;
}

/** PostgreSQL prints '2026-03-01 08:30:00.123456+00'; on the wire moments are ISO with milliseconds. */
const toInstant = (text: string): string =>
  Temporal.Instant.from(text).toString({ fractionalSecondDigits: 3 });

function toSafeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
}

const asText = (value: string | number) => String(value);

/** Column names only: postgres.js's ready-made camel transform would also rename keys inside jsonb. */
const columnNames = { column: { from: postgres.toCamel, to: postgres.fromCamel } };

const types = {
  moment: { to: 1184, from: [1184], serialize: asText, parse: toInstant },
  day: { to: 1082, from: [1082], serialize: asText, parse: (text: string) => text },
  bigint: { to: 20, from: [20], serialize: asText, parse: toSafeNumber },
};

/** A bare pool: for migrations, seeding tools and `openDatabase`; features never see it. */
export function connect(address: DatabaseAddress, options: { max?: number } = {}) {
  const { ssl, ...where } = address;
  return postgres({
    ...where,
    ssl: ssl ? 'require' : false,
    max: options.max ?? 10,
    connect_timeout: 5,
    // A server of ours is back within a moment; the usual pauses would make people wait seconds.
    backoff: () => 0.1,
    transform: columnNames,
    types,
    connection: { application_name: 'rihla', TimeZone: 'UTC' },
    onnotice: () => {},
  });
}

interface Opening {
  max?: number;
  /** The clock of the house, for what the database itself decides; without one it goes by its own. */
  now?: () => Instant;
}

export function openDatabase(address: DatabaseAddress, options: Opening = {}): Database {
  const pool = connect(address, options);
  return {
    // postgres.js unwraps arrays of promises in its result type; our callbacks return one promise.
    as: <T>(caller: Caller, work: (sql: Sql) => Promise<T>) =>
      unlocked(
        () =>
          pool.begin(async (sql) => {
            await setCaller(sql, caller, options.now?.());
            return work(sql);
          }) as Promise<T>,
      ),
    listen: async (channel, hear) => {
      // The driver has one connection of its own for all channels, and takes it up again by itself.
      await pool.listen(channel, hear, () => hear());
    },
    ping: async () => {
      await pool`select 1`;
    },
    end: () => pool.end({ timeout: 5 }),
  };
}

/**
 * Of transactions that wait for each other PostgreSQL ends one, so that the others go on; nothing of it
 * was written, and a moment later it gets through. Rows are locked in one order all the same (documents
 * before what they are of): this is for the order that nobody saw.
 */
async function unlocked<T>(transaction: () => Promise<T>, triesLeft = 3): Promise<T> {
  try {
    return await transaction();
  } catch (error) {
    const isDeadlock = error instanceof postgres.PostgresError && error.code === '40P01';
    if (!isDeadlock || triesLeft === 1) throw error;
    return await unlocked(transaction, triesLeft - 1);
  }
}

/** One part of a transaction in another's name; whoever began it goes on with it afterwards. */
export async function inNameOf<T>(
  tx: Sql,
  [other, back]: [other: Caller, back: Caller],
  work: () => Promise<T>,
): Promise<T> {
  await setCaller(tx, other);
  const result = await work();
  // After a failure nobody goes on: the transaction is over.
  await setCaller(tx, back);
  return result;
}

/** With the moment at which a transaction begins; who goes on in it in another's name keeps that one. */
const setCaller = (sql: Sql, caller: Caller, moment?: Instant) => {
  const id = 'id' in caller ? caller.id : null;
  const at = moment ? sql`, app.set_moment(${moment})` : sql``;
  if (!('delegate' in caller) || !caller.delegate)
    return sql`select app.set_caller(${caller.kind}, ${id}) ${at}`;
  const { delegate } = caller;
  return sql`
    select app.set_caller(${caller.kind}, ${id}), app.set_delegate(${delegate.id}, ${delegate.name})
      ${at}`;
};

/** What stands in a statement: a value, or a part of another statement. */
type Parts = readonly Postgres.ParameterOrFragment<never>[];

/**
 * How rows are asked for: many(Row, sql)`select …` reads every row as the schema says. The statement
 * itself is written once, behind what it is read as.
 */
type Asking<Answer> = (statement: TemplateStringsArray, ...parts: Parts) => Promise<Answer>;

export const many =
  <Schema extends z.ZodType>(schema: Schema, sql: Sql): Asking<z.infer<Schema>[]> =>
  async (statement, ...parts) =>
    (await sql(statement, ...parts)).map((row) => schema.parse(row));

export const maybe =
  <Schema extends z.ZodType>(schema: Schema, sql: Sql): Asking<z.infer<Schema> | undefined> =>
  async (statement, ...parts) => {
    const [row] = await sql(statement, ...parts);
    return row && schema.parse(row);
  };

export const one =
  <Schema extends z.ZodType>(schema: Schema, sql: Sql): Asking<z.infer<Schema>> =>
  async (statement, ...parts) =>
    schema.parse((await sql(statement, ...parts))[0]);

/** Whether the statement found, wrote or took away anything. */
export const anyRow =
  (sql: Sql): Asking<boolean> =>
  async (statement, ...parts) =>
    (await sql(statement, ...parts)).count > 0;
