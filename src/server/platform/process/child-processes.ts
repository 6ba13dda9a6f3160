import type { ChildProcess } from 'node:child_process';

const working = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of working) child.kill('SIGKILL');
});

/** Nobody waits for what it makes once we are gone: it must not go on by itself, least of all niced. */
export function endsWithUs(child: ChildProcess): ChildProcess {
  working.add(child);
  return child.once('exit', () => working.delete(child));
}
