/**
 * Builds everything the server hands out, into dist. Run it, or import `build` and `isStale`. Every
 * start asks whether the build is stale, so the bundler is loaded only when there is something to do.
 */
import { fileURLToPath } from 'node:url';
import { readStamp, removeStamp, sourcesHash, writeStamp } from '#tools/build/stamp.ts';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');

/** True when dist is missing, unfinished or older than the sources. */
const isStale = (): boolean => readStamp(root) !== sourcesHash(root);

async function build({ log }: { log: (line: string) => void }): Promise<void> {
  removeStamp(root);
  // Taken first: a source that changes during the build leaves a stale build, not a fresh one.
  const hash = sourcesHash(root);
  const { NODE_ENV } = process.env;
  const { buildEverything } = await import('#tools/build/everything.ts');
  await buildEverything(root, log);
  restoreEnvironment(NODE_ENV);
  writeStamp(root, hash);
}

export async function buildIfStale({ log }: { log: (line: string) => void }): Promise<void> {
  if (isStale()) await build({ log });
}

/** The bundler declares production to the whole process; whoever we start next must not inherit that. */
function restoreEnvironment(before: string | undefined) {
  if (before === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = before;
}

if (import.meta.main) {
  const start = process.argv.includes('--if-stale') ? buildIfStale : build;
  await start({ log: console.log });
}
