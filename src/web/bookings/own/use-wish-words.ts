import type { BookingSummary } from '#contract/bookings/bookings.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { changeTotal } from '#domain/money/words/change.ts';
import { houseZone } from '#domain/time.ts';
import { spokenSpan } from '#web/bookings/own/spans.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What was asked for and waits for the house: beside what stands, and never in its place. */
export function useWishWords(booking: BookingSummary): string | undefined {
  const { t, language } = useText();
  const { when, wish: say, guests, cards, ...words } = t.ownBookings;
  const { wish } = booking;
  if (!wish) return undefined;
  const kind = lengthKind(booking);
  const parts = [
    when(spokenSpan(wish, houseZone, language)),
    ...(kind ? [words[kind](wish.length)] : []),
    guests(wish.party),
    changeTotal(wish, language),
  ];
  return say.asked(parts.join(cards.comma));
}
