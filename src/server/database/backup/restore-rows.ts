import type { Writable } from 'node:stream';
import { BackupFileError, End, type Header, type Part } from '#server/database/backup/file.ts';
import { type BackedUpFiles, fileLoader } from '#server/database/backup/files.ts';
import { addJobs, Jobs } from '#server/database/backup/jobs.ts';
import { makeWay } from '#server/database/backup/restore-tables.ts';
import type { Transaction } from '#server/database/driver.ts';

/**
 * Puts everything that follows the header of a backup into its tables, which migrations have made.
 */
export async function load(
  tx: Transaction,
  header: Header,
  parts: AsyncGenerator<Part>,
  files?: BackedUpFiles,
): Promise<End['rows']> {
  const putBack = await makeWay(tx, header.tables);
  // Migrations may have put rows of their own into tables.
  await tx.unsafe(`truncate ${header.tables.map(({ name }) => name).join(', ')}`);
  const end = await loadParts(tx, header, parts, files);
  for (const { name, last, called } of end.sequences)
    await tx`select setval(${name}::text::regclass, ${last}::text::bigint, ${called})`;
  for (const { name } of header.tables) await verify(tx, name, end.rows[name]);
  for (const statement of putBack) await tx.unsafe(statement);
  return end.rows;
}

async function verify(tx: Transaction, table: string, wanted: number | undefined) {
  const [found] = await tx.unsafe(`select count(*)::int as rows from ${table}`);
  if (found?.rows !== wanted)
    throw new Error(
      `${table} has ${found?.rows} rows, the backup ${wanted}; nothing was restored.`,
    );
}

async function loadParts(
  tx: Transaction,
  header: Header,
  parts: AsyncGenerator<Part>,
  files: BackedUpFiles | undefined,
): Promise<End> {
  let table = noTable;
  const stored = fileLoader(files);
  try {
    for await (const { kind, body } of parts) {
      if (kind === 'rows') await table.write(body);
      if (kind === 'bytes') await stored.write(body);
      if (kind === 'rows' || kind === 'bytes') continue;
      await table.end();
      await stored.end();
      table = kind === 'table' ? openTable(tx, header, parse(body)) : noTable;
      if (kind === 'jobs') await addJobs(tx, Jobs.parse(parse(body)));
      if (kind === 'file') await stored.begin(String(parse(body)));
      if (kind === 'end') return End.parse(parse(body));
    }
    throw new BackupFileError('The backup is cut off: its end is missing.');
  } catch (error) {
    await stored.undo();
    throw error;
  } finally {
    table.abandon();
  }
}

const parse = (body: Buffer): unknown => JSON.parse(body.toString());

interface TableLoader {
  write(rows: Buffer): Promise<void>;
  end(): Promise<void>;
  /** Until a COPY is given up, its connection takes no other command, not even a rollback. */
  abandon(): void;
}

const noTable: TableLoader = {
  write: () => Promise.reject(new BackupFileError('The backup has rows without a table.')),
  end: async () => {},
  abandon: () => {},
};

function openTable(tx: Transaction, { tables }: Header, wanted: unknown): TableLoader {
  const table = tables.find(({ name }) => name === wanted);
  if (!table) return noTable;
  let target: Writable | undefined;
  return {
    write: async (rows) => {
      target ??= await openCopy(tx, `${table.name} (${table.columns.join(', ')})`);
      await told(table.name, target, (done) => target?.write(rows, done));
    },
    end: async () => {
      await told(table.name, target, (done) => target?.end(done));
      target = undefined;
    },
    abandon: () => target?.destroy(new Error('The backup cannot be read any further.')),
  };
}

async function openCopy(tx: Transaction, columns: string): Promise<Writable> {
  const target = await tx.unsafe(`copy ${columns} from stdin`).writable();
  target.on('error', () => {});
  return target;
}

type Done = (error?: Error | null) => void;

/** A stream that PostgreSQL has ended says only that it is ended; the reason stands beside it. */
function told(
  table: string,
  target: Writable | undefined,
  act: (done: Done) => unknown,
): Promise<void> {
  if (!target) return Promise.resolve();
  return new Promise((resolve, reject) => {
    act((error) => {
      const reason = target.errored ?? error;
      if (!reason) return resolve();
      reject(new Error(`${table} could not be restored: ${reason.message}.`, { cause: reason }));
    });
  });
}
