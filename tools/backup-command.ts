import path from 'node:path';

/** The one argument of `npm run backup` and `npm run restore`. */
export function fileArgument(command: string): string {
  const [, , file, ...more] = process.argv;
  if (!file || more.length > 0) throw new Error(`Name one file: npm run ${command} -- FILE`);
  // npm runs scripts in the project's folder and says here where it was called.
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

export function summary(rows: Record<string, number>): string {
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${counts.length} tables`;
}

/** Whatever goes wrong is one sentence on the terminal and exit code 1. */
export async function plainly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
