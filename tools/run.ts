import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** A program of an installed package: `bin('tsc')`. */
export const bin = (name: string) =>
  fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));

/** Runs a program to its end and gives its exit code; its output goes straight to the terminal. */
export const run = (
  program: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
