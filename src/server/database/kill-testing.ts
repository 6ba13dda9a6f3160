import { execFileSync } from 'node:child_process';
import { signal } from '#server/database/orphan.ts';

/** Every process below another: its watchdog, the database, and the database's own. */
export function descendants(pid: number): number[] {
  const listed = execFileSync('ps', ['-axo', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n');
  const pairs = listed.map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    pairs.filter(([, of]) => of === parent).flatMap(([child = 0]) => [child, ...below(child)]);
  return below(pid);
}

export const kill = (pid: number) => signal(pid, 'SIGKILL');

/** Node and all that it started, at one moment, as a power cut would. */
export function killFamily(pid: number): void {
  const family = descendants(pid);
  kill(pid);
  family.forEach(kill);
}
