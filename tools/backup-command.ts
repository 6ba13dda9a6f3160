import path from 'node:path';
import type { BackedUpFiles } from '#server/database/backup/files.ts';
import type { Config } from '#server/platform/config/config.ts';
import { secretKeyFileIn } from '#server/platform/secrets/key-file.ts';
import { FileMissing } from '#server/storage/files/files.ts';
import { filesOf } from '#server/storage/storage.ts';

/** The one argument of `npm run backup` and `npm run restore`. */
export function fileArgument(command: string): string {
  const [, , file, ...more] = process.argv;
  if (!file || more.length > 0) throw new Error(`Name one file: npm run ${command} -- FILE`);
  // npm runs scripts in the project's folder and says here where it was called.
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

export function summary(rows: Record<string, number>, { moved, lost }: MovedFiles): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const files = moved > 0 ? ` and ${moved} files` : '';
  const missing = lost > 0 ? ` (${lost} files that rows speak of are not there)` : '';
  return `${total} rows of ${counts.length} tables${files}${missing}`;
}

interface MovedFiles extends BackedUpFiles {
  moved: number;
  lost: number;
}

/** The house's files, wherever they lie, counted as they are copied. */
export function countedFiles(config: Config): MovedFiles {
  const files = filesOf(config);
  const counted: MovedFiles = {
    moved: 0,
    lost: 0,
    read: async (name) => {
      try {
        const content = await files.read(name, { from: 0, to: Number.MAX_SAFE_INTEGER });
        counted.moved += 1;
        return copied(content);
      } catch (error) {
        if (!(error instanceof FileMissing)) throw error;
        counted.lost += 1;
        return undefined;
      }
    },
    write: async (name, content) => {
      await files.write(name, content);
      counted.moved += 1;
    },
    remove: files.remove,
  };
  return counted;
}

/** Pieces wait to be written while the next ones are read. */
async function* copied(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of content) yield Buffer.from(piece);
}

/** A backup never holds the keys that open its files: whoever finds it finds nothing. */
export const keysOf = ({ storage, dataDir }: Config) =>
  storage.masterKeys ? 'STORAGE_MASTER_KEYS' : path.join(dataDir, 'storage-keys');

/** The same for what signs and proves: without it a restored house does not start. */
export const secretsOf = ({ secretKey, dataDir }: Config) =>
  secretKey ? 'SECRET_KEY' : secretKeyFileIn(dataDir);

/** Whatever goes wrong is one sentence on the terminal and exit code 1. */
export async function plainly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
