/** Every thing of the catalogue. */
import { bookingThings } from '#server/assistant/things/bookings.ts';
import { businessThings } from '#server/assistant/things/business.ts';
import { homeThings } from '#server/assistant/things/homes.ts';
import { schoolThings } from '#server/assistant/things/schools.ts';
import type { Thing } from '#server/assistant/things/thing.ts';
import { vipThings } from '#server/assistant/things/vip.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { Steps } from '#server/platform/turns.ts';

const kinds = [bookingThings, homeThings, businessThings, schoolThings, vipThings];

export const thingsIn = (snapshot: Snapshot): Thing[] => kinds.flatMap((kind) => kind(snapshot));

/** Each kind is a step of its own: the first time they run, what they need is still to be compiled. */
export function* thingsInSteps(snapshot: Snapshot): Steps<Thing[]> {
  const things: Thing[] = [];
  for (const kind of kinds) {
    things.push(...kind(snapshot));
    yield;
  }
  return things;
}
