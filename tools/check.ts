// npm run check: types, lint, format, and nothing that nobody uses.
import { readdir } from 'node:fs/promises';
import { bin, root, run } from '#tools/run.ts';

/** One project per room, so that a wall is a type error. */
async function projects(): Promise<string[]> {
  const names = await readdir(root);
  return names.filter((name) => /^tsconfig\.(?!base).+\.json$/.test(name));
}

export async function check(): Promise<boolean> {
  const types = (await projects()).map((project) =>
    run(bin('tsc'), ['-p', project, '--singleThreaded']),
  );
  const lint = run(bin('biome'), ['check', '--error-on-warnings', '.']);
  // It remembers what it read of files that did not change: ten seconds of work become two.
  const unused = run(process.execPath, [bin('knip'), '--cache']);
  const codes = await Promise.all([...types, lint, unused]);
  return codes.every((code) => code === 0);
}

if (import.meta.main) process.exit((await check()) ? 0 : 1);
