import type { OfferingCard } from '#contract/bookings/pages.ts';
import type { Day, Money } from '#contract/primitives.ts';
import { slugOf } from '#web/bookings/offerings/slug-of.ts';

/** What of the catalogue can start on a day, and from how much for the whole party, by the offering's slug. */
export interface FreeOn {
  day: Day;
  party: number;
  totals: ReadonlyMap<string, Money>;
}

/** What a list knows of its reader's wish: for how many, and on which day. */
export interface KnownWish {
  guests?: number | undefined;
  day?: Day | undefined;
  free?: FreeOn | undefined;
}

/** Who says for how many, and who does not, is asked about two: that is who asks most often. */
export const partyAsked = ({ guests }: KnownWish): number => guests ?? 2;

/** What is free on the day that is asked for; nothing before that is known. */
export const freeNow = ({ day, free, guests }: KnownWish): FreeOn | undefined =>
  free && free.day === day && free.party === partyAsked({ guests }) ? free : undefined;

/** Whoever has not said for how many loses nothing that is only for more, or for one. */
export function isFreeFor(card: OfferingCard, wish: KnownWish): boolean {
  const free = freeNow(wish);
  if (!free || free.totals.has(slugOf(card))) return true;
  const { least, most } = card.party;
  return wish.guests === undefined && (free.party < least || free.party > most);
}
