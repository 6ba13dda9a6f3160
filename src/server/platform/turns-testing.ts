import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** How often everybody else has a turn while something is being made. */
export async function turnsDuring(
  making: Promise<unknown>,
  meanwhile: () => void = () => {},
): Promise<number> {
  let turns = 0;
  let isMade = false;
  const made = making.finally(() => {
    isMade = true;
  });
  while (!isMade) {
    await turnOfTheLoop();
    meanwhile();
    turns += 1;
  }
  await made;
  return turns;
}

/**
 * How dear the dearest turn of some work is, in the processor time of this thread: whatever else the machine does
 * meanwhile, that stays the same.
 */
export async function dearestTurn(work: () => Promise<unknown>): Promise<number> {
  let dearest = 0;
  let before = spent();
  await turnsDuring(work(), () => {
    const now = spent();
    dearest = Math.max(dearest, now - before);
    before = now;
  });
  return dearest;
}

/** What some work costs in all, in the same measure. */
export async function workOf(work: () => Promise<unknown>): Promise<number> {
  const before = spent();
  await work();
  return spent() - before;
}

function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
