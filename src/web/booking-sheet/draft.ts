/** What was chosen and typed for one offering. It lives through closing, a reload and signing in. */
import { useSyncExternalStore } from 'react';
import type { BookingWish, Guest } from '#contract/bookings-asks.ts';
import type { Day, Slug } from '#contract/primitives.ts';
import type { GuestEntry } from '#web/booking-sheet/guest-entry.ts';
import { thisVisit } from '#web/platform/kept.ts';

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
  /** The hold it belongs to. */
  bookingId?: string | undefined;
}

const empty: Draft = { addOns: {}, guests: [], note: '', licenceHeld: false };
const keyOf = (slug: Slug) => `rihla-booking-${slug}`;

const drafts = new Map<Slug, Draft>();
const followers = new Set<() => void>();

export function readDraft(slug: Slug): Draft {
  const known = drafts.get(slug);
  if (known) return known;
  const read = { ...empty, ...parse(thisVisit.read(keyOf(slug))) };
  drafts.set(slug, read);
  return read;
}

function parse(kept: string | undefined): Partial<Draft> {
  try {
    return kept ? JSON.parse(kept) : {};
  } catch {
    return {}; // somebody else's value under our key
  }
}

export function writeDraft(slug: Slug, part: Partial<Draft>): void {
  const draft = { ...readDraft(slug), ...part };
  drafts.set(slug, draft);
  thisVisit.keep(keyOf(slug), JSON.stringify(draft));
  for (const follow of followers) follow();
}

/** After it was confirmed: the next one begins anew. */
export function finishDraft(slug: Slug): void {
  drafts.delete(slug);
  thisVisit.forget(keyOf(slug));
  for (const follow of followers) follow();
}

export function useDraft(slug: Slug): Draft {
  return useSyncExternalStore(
    (follow) => {
      followers.add(follow);
      return () => followers.delete(follow);
    },
    () => readDraft(slug),
  );
}

export const extrasOf = ({ addOns }: Draft): BookingWish['addOns'] =>
  Object.entries(addOns)
    .filter(([, quantity]) => quantity > 0)
    .map(([id, quantity]) => ({ id, quantity }));

/** Who comes and what should be known; a guest without a name is not one yet. */
export function toldOf({
  guests,
  note,
  licenceHeld,
}: Pick<Draft, 'guests' | 'note' | 'licenceHeld'>) {
  const named = guests
    .map(({ name, age, needs }) => ({ name: name.trim(), age, needs: needs.trim() }))
    .filter(({ name }) => name);
  return { guests: named, note: note.trim(), licenceHeld };
}
