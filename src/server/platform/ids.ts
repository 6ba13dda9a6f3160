import { randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill/full';
import type { Id } from '#contract/primitives.ts';

let last = 0n;

/**
 * A UUID of version 7 (RFC 9562): 48 bits of milliseconds, then 12 bits that count within one, then
 * chance. Node has one since 24.16, but its ids of the same millisecond come in any order.
 */
export function newId(): Id {
  const now = BigInt(Temporal.Now.instant().epochMilliseconds) << 12n;
  // A full millisecond, or a clock that was set back, borrows from the next one.
  last = now > last ? now : last + 1n;
  const time = last.toString(16).padStart(15, '0');
  const chance = randomBytes(8);
  chance[0] = ((chance[0] ?? 0) & 0x3f) | 0x80;
  const tail = chance.toString('hex');
  return [
    time.slice(0, 8),
    time.slice(8, 12),
    `7${time.slice(12)}`,
    tail.slice(0, 4),
    tail.slice(4),
  ].join('-');
}
