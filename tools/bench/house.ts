import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileCache } from '#tools/compile-cache.mjs';
import { root } from '#tools/run.ts';
import { serverCommand, serverEnvironment } from '#tools/server-command.mjs';

interface Running {
  url: string;
  pid: number;
  stop: () => Promise<void>;
}

/** The product as its users run it, in a process of its own on a fresh data folder. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Running> {
  const dataDir = await newDataFolder();
  const running = await startOn(dataDir, environment);
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const newDataFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'rihla-bench-'));

/** The same on a folder that the caller keeps, for a second start. */
export function startOn(dataDir: string, environment: Record<string, string> = {}) {
  const env = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: '1000000000', ...environment };
  return startProcess(serverCommand, env);
}

/** Runs one of our scripts until it prints where it listens. */
export function startProcess(args: string[], env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...serverEnvironment, ...process.env, ...compileCache, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`It did not start: ${printed}`)));
    const look = (chunk: Buffer) => {
      printed += chunk;
      const [, url] = /ready at (\S+)/.exec(printed) ?? [];
      if (!url || !child.pid) return;
      // A line is printed for every answer: keeping them all took longer than the answers.
      child.stdout.off('data', look).resume();
      resolve({ url, pid: child.pid, stop: () => stop(child) });
    };
    child.stdout.on('data', look);
  });
}

const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit');
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The public key: every page carries it. */
export async function anonKey({ url }: { url: string }): Promise<string> {
  const page = await (await fetch(`${url}/`)).text();
  const [key] = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(page) ?? [];
  if (!key) throw new Error('The page has no key.');
  return key;
}
