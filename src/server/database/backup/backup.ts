import type { DatabaseAddress } from '#server/database/address.ts';
import {
  type End,
  type Header,
  jsonPart,
  type Part,
  writeBackup,
} from '#server/database/backup/file.ts';
import { type BackedUpFiles, filesOfRows, holdFiles } from '#server/database/backup/files.ts';
import { listJobs } from '#server/database/backup/jobs.ts';
import {
  inLoadingOrder,
  listForeignKeys,
  listSequences,
  listTables,
} from '#server/database/backup/tables.ts';
import { connectPlainly, type Transaction } from '#server/database/driver.ts';

/** Values are written the same way whatever the server's own settings are. */
const plainForm = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/**
 * Writes everything as it was at one moment to a file, while others read and write: one snapshot,
 * and no lock that anybody would notice. It reads as the system, since the owner too sees only what
 * the policies show.
 */
export async function backup(o: BackupOptions): Promise<End['rows']> {
  const sql = connectPlainly(o.owner);
  const holding = connectPlainly(o.owner);
  const rows: End['rows'] = {};
  try {
    // Before the moment that is copied: from then on no file of it is taken away.
    if (o.files) await holdFiles(holding);
    await sql.begin('isolation level repeatable read read only', async (tx) => {
      await tx.unsafe(plainForm);
      await refuseUnlessMigrated(tx);
      await tx`select app.set_caller('system', null)`;
      await writeBackup(o.file, everything(tx, rows, o.files));
    });
    return rows;
  } finally {
    await holding.end();
    await sql.end();
  }
}

export interface BackupOptions {
  owner: DatabaseAddress;
  file: string;
  /** The files that rows speak of, where they are to be copied too. */
  files?: BackedUpFiles;
}

async function refuseUnlessMigrated(tx: Transaction) {
  const [found] = await tx`select to_regclass('app.migrations') is not null as there`;
  if (!found?.there) throw new Error('There is nothing to back up: this database holds no Rihla.');
}

async function* everything(
  tx: Transaction,
  rows: End['rows'],
  files: BackedUpFiles | undefined,
): AsyncGenerator<Part> {
  const header = await headerOf(tx);
  yield jsonPart('header', header);
  for (const { name, columns } of header.tables) {
    yield jsonPart('table', name);
    rows[name] = 0;
    for await (const block of copyOut(tx, `select ${columns.join(', ')} from ${name}`)) {
      rows[name] += countLines(block);
      yield { kind: 'rows', body: block };
    }
  }
  yield jsonPart('jobs', await listJobs(tx));
  if (files) yield* filesOfRows(tx, files);
  yield jsonPart('end', { rows, sequences: await listSequences(tx) } satisfies End);
}

async function headerOf(tx: Transaction): Promise<Header> {
  const [about] = await tx`select current_setting('server_version') as server`;
  const migrations = await tx<Header['migrations']>`
    select name, checksum from app.migrations order by name`;
  const tables = inLoadingOrder(await listTables(tx), await listForeignKeys(tx));
  return { format: 'rihla backup', version: 1, server: about?.server, migrations, tables };
}

const blockSize = 64 * 1024;

/** PostgreSQL sends row by row; blocks of many rows are what compresses and writes well. */
async function* copyOut(tx: Transaction, query: string): AsyncGenerator<Buffer> {
  const source = await tx.unsafe(`copy (${query}) to stdout`).readable();
  let block: Buffer[] = [];
  let size = 0;
  for await (const row of source) {
    block.push(row);
    size += row.length;
    if (size < blockSize) continue;
    yield Buffer.concat(block);
    [block, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(block);
}

/**
 * In COPY's text a line break always ends a row; those inside values are written as two letters.
 */
function countLines(block: Buffer): number {
  let lines = 0;
  for (let at = block.indexOf(10); at !== -1; at = block.indexOf(10, at + 1)) lines += 1;
  return lines;
}
