import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#tools/run.ts';

/** Test files that a suite chooses by name. A name that leads nowhere would leave out a test in silence. */
export function listed(files: string[]): string[] {
  const missing = files.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0)
    throw new Error(`A suite names files that are not there: ${missing.join(', ')}.`);
  return files;
}
