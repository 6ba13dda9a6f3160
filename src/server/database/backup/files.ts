import { PassThrough } from 'node:stream';
import { jsonPart, type Part } from '#server/database/backup/file.ts';
import type { Connection, Transaction } from '#server/database/driver.ts';

/** Where the bytes lie that rows speak of. They are sealed: a backup cannot be read without the key. */
export interface BackedUpFiles {
  /** Nothing where there is no such file. */
  read(name: string): Promise<AsyncIterable<Buffer> | undefined>;
  write(name: string, content: AsyncIterable<Buffer>): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Whoever removes files asks for this lock alone, and leaves them while a backup copies. */
export async function holdFiles(sql: Connection): Promise<void> {
  await sql`select pg_advisory_lock_shared(hashtext('storage.files'))`;
}

/** Every file that a row of this moment speaks of. */
export async function* filesOfRows(tx: Transaction, files: BackedUpFiles): AsyncGenerator<Part> {
  const [table] = await tx`select to_regclass('storage.objects') is not null as there`;
  if (!table?.there) return;
  for (const { version } of await tx`select version from storage.objects order by version`) {
    const content = await files.read(version);
    // One that is lost is lost for the house too; the others are still worth keeping.
    if (!content) continue;
    yield jsonPart('file', version);
    for await (const body of content) yield { kind: 'bytes', body };
  }
}

interface FileLoader {
  begin(name: string): Promise<void>;
  write(bytes: Buffer): Promise<void>;
  /** Waits until the file that was begun is whole. */
  end(): Promise<void>;
  /** Takes away what was written: the restore has failed. */
  undo(): Promise<void>;
}

export function fileLoader(files: BackedUpFiles | undefined): FileLoader {
  const written: string[] = [];
  let current: { pipe: PassThrough; done: Promise<void> } | undefined;
  const end = async () => {
    current?.pipe.end();
    await current?.done;
    current = undefined;
  };
  return {
    begin: async (name) => {
      if (!files) return;
      const pipe = new PassThrough();
      current = { pipe, done: files.write(name, pipe) };
      // Awaited at its end; until then a failure is told by the next write.
      current.done.catch((error: Error) => pipe.destroy(error));
      written.push(name);
    },
    write: (bytes) => pushed(current?.pipe, bytes),
    end,
    undo: async () => {
      current?.pipe.destroy(new Error('The backup cannot be read any further.'));
      await current?.done.catch(() => {});
      for (const name of written) await files?.remove(name);
    },
  };
}

const pushed = (pipe: PassThrough | undefined, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!pipe) return resolve();
    pipe.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
