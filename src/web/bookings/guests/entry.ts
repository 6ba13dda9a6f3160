/** A guest as they are being written. Kept with the wish: closing the sheet loses no letter of it. */
import type { Guest } from '#contract/bookings/asks.ts';

export interface GuestEntry {
  /** Which of the guests it changes; null for one more. */
  at: number | null;
  name: string;
  age: string;
  needs: string;
  /** It was to be kept and could not: what is wrong is said from then on. */
  tried: boolean;
}

export function entryFor(at: number | null, guest?: Guest): GuestEntry {
  const { name = '', age, needs = '' } = guest ?? {};
  return { at, name, age: String(age ?? ''), needs, tried: false };
}

export function wrongIn({ name, age }: GuestEntry): { name: boolean; age: boolean } {
  const isAge = age === '' || (/^\d{1,3}$/.test(age) && Number(age) <= 120);
  return { name: !name.trim(), age: !isAge };
}

const isBlank = ({ name, age, needs }: GuestEntry) => !(name.trim() || age || needs.trim());

interface Listed {
  guests: Guest[];
  entry?: GuestEntry | undefined;
}

/** The list with what was written in it; nothing where that is not yet a guest. */
export function guestsWritten({ guests, entry }: Listed): Guest[] | undefined {
  if (!entry || (entry.at === null && isBlank(entry))) return guests;
  const wrong = wrongIn(entry);
  if (wrong.name || wrong.age) return undefined;
  const age = entry.age === '' ? null : Number(entry.age);
  const guest = { name: entry.name.trim(), age, needs: entry.needs.trim() };
  // Taken off the list meanwhile, it is one more.
  return entry.at !== null && entry.at < guests.length
    ? guests.with(entry.at, guest)
    : [...guests, guest];
}

/** One guest leaves; whoever is being written stays who they are. */
export function withoutGuest({ guests, entry }: Listed, index: number): Listed {
  const at = entry?.at ?? null;
  const moved = entry && at !== null && at > index ? { ...entry, at: at - 1 } : entry;
  return { guests: guests.toSpliced(index, 1), entry: moved };
}
