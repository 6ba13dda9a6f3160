// npm run check: types, lint and format.
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
  const codes = await Promise.all([...types, lint]);
  return codes.every((code) => code === 0);
}

if (import.meta.main) process.exit((await check()) ? 0 : 1);
