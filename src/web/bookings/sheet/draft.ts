/** What was chosen and typed for one offering. It lives through closing, a reload and signing in. */
import { useSyncExternalStore } from 'react';
import type { BookingWish, Guest } from '#contract/bookings/asks.ts';
import type { Day, Instant, Slug } from '#contract/primitives.ts';
import type { GuestEntry } from '#web/bookings/guests/entry.ts';
import { ownPrefix, thisVisit } from '#web/platform/browser/storage.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';

export interface Draft {
  day?: Day | undefined;
  time?: string | undefined;
  length?: number | undefined;
  party?: number | undefined;
  /** How many of each extra, by its id. */
  addOns: Record<string, number>;
  guests: Guest[];
  /** The guest whose form is open. */
  entry?: GuestEntry | undefined;
  note: string;
  licenceHeld: boolean;
  limitsKept: boolean;
  /** Where a chauffeur or a transfer comes to. */
  pickUp: string;
  /** The hold it belongs to. */
  bookingId?: string | undefined;
  /** What that hold said when it was last read: what the form says otherwise was chosen or typed here. */
  heldAs?: HeldAs | undefined;
  /** Until when it is held; nothing once it was given back or booked. */
  heldUntil?: Instant | null | undefined;
}

export type HeldAs = Omit<Draft, 'entry' | 'bookingId' | 'heldAs' | 'heldUntil'>;

const empty: Draft = {
  addOns: {},
  guests: [],
  note: '',
  licenceHeld: false,
  limitsKept: false,
  pickUp: '',
};
const keyOf = (slug: Slug) => `${ownPrefix}booking-${slug}`;

interface Kept {
  /** A visitor's wish is nobody's yet: it becomes theirs who signs in to book it. */
  owner?: string | undefined;
  draft: Draft;
}

/** What was read last, so that equal text is the same value. */
const known = new Map<Slug, { text: string | undefined; kept: Kept }>();
const followers = new Set<() => void>();

export function readDraft(slug: Slug): Draft {
  const { owner, draft } = keptFor(slug);
  // Whoever comes after somebody at this computer does not see whom they named.
  return owner === undefined || owner === sessionOwner() ? draft : empty;
}

function keptFor(slug: Slug): Kept {
  const text = thisVisit.read(keyOf(slug));
  const before = known.get(slug);
  if (before && before.text === text) return before.kept;
  const kept = parse(text);
  known.set(slug, { text, kept });
  return kept;
}

function parse(text: string | undefined): Kept {
  try {
    const { owner, draft }: Partial<Kept> = JSON.parse(text ?? '{}');
    return { owner, draft: { ...empty, ...draft } };
  } catch {
    return { draft: empty }; // somebody else's value under our key
  }
}

export function writeDraft(slug: Slug, part: Partial<Draft>): void {
  const draft = { ...readDraft(slug), ...part };
  thisVisit.keep(keyOf(slug), JSON.stringify({ owner: sessionOwner(), draft }));
  for (const follow of followers) follow();
}

/** After it was confirmed: the next one begins anew. */
export function finishBookingDraft(slug: Slug): void {
  thisVisit.forget(keyOf(slug));
  for (const follow of followers) follow();
}

export const useBookingDraft = (slug: Slug): Draft =>
  useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => readDraft(slug),
  );

export const extrasOf = ({ addOns }: Draft): BookingWish['addOns'] =>
  Object.entries(addOns)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }));

/** Who comes and what should be known; a guest without a name is not one yet. */
export function toldOf({
  guests,
  note,
  licenceHeld,
  limitsKept,
  pickUp,
}: Pick<Draft, 'guests' | 'note' | 'licenceHeld' | 'limitsKept' | 'pickUp'>) {
  const named = guests
    .map(({ name, age, needs }) => ({ name: name.trim(), age, needs: needs.trim() }))
    .filter(({ name }) => name);
  return { guests: named, note: note.trim(), licenceHeld, limitsKept, pickUp: pickUp.trim() };
}
