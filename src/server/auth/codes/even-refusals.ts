import { randomInt } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';

/** Longer than any looking takes, and not felt by whoever mistyped. */
const [soonest, latest] = [80, 120];

/**
 * What is not found is told at a moment that was chosen before anybody looked: how long the looking took,
 * and so whether there was anything to count a wrong code against, is not told with it.
 */
export async function lookEvenly<T>(look: () => Promise<T | undefined>): Promise<T | undefined> {
  const leaves = performance.now() + randomInt(soonest, latest);
  const found = await look();
  if (found === undefined) await rest(Math.max(0, leaves - performance.now()));
  return found;
}
