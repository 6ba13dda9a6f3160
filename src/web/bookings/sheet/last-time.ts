/** What was booked last on this device, so that the next time needs fewer taps. */
import type { Guest } from '#contract/bookings/asks.ts';
import type { Slug } from '#contract/primitives.ts';
import { keepInBrowser, ownPrefix, readKept } from '#web/platform/browser/storage.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';

interface LastTime {
  slug: Slug;
  party: number;
  guests: Guest[];
}

/** The next one at this computer is not told who came. */
const key = `${ownPrefix}last-booking`;

export function lastTime(): LastTime | undefined {
  try {
    const { owner, last } = JSON.parse(readKept(key) ?? '{}');
    return owner === sessionOwner() ? last : undefined;
  } catch {
    return undefined; // somebody else's value under our key
  }
}

export function rememberLastTime(last: LastTime): void {
  keepInBrowser(key, JSON.stringify({ owner: sessionOwner(), last }));
}
