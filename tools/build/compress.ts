import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { filesBelow, filesIn } from '#tools/build/files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli's effort by kind; pictures are many, and the last two steps gain them almost nothing. */
const effort: Record<string, number> = {
  '.js': 11,
  '.css': 11,
  '.html': 11,
  '.json': 11,
  '.webmanifest': 11,
  '.txt': 11,
  '.svg': 9,
};

/** Below this a packed file saves no packet. */
const smallest = 256;
/** zlib works in libuv's four threads; more at once would only hold memory. */
const atOnce = 8;

/** Writes `.br` and `.gz` beside every file that text compression makes smaller. */
export async function compressBelow(folder: string): Promise<void> {
  await compressAll(await filesBelow(folder));
}

/** The same for the files of one folder, without the folders in it. */
export async function compressFilesIn(folder: string): Promise<void> {
  await compressAll(await filesIn(folder));
}

async function compressAll(files: string[]): Promise<void> {
  const waiting = files.filter((file) => extname(file) in effort);
  const workers = Array.from({ length: atOnce }, async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compress(file);
  });
  await Promise.all(workers);
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallest) return;
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: effort[extname(file)] ?? 9,
    [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
