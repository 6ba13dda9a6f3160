import { confirmsAtOnce } from '#domain/bookings/life.ts';
import { useKnownCard } from '#web/bookings/sheet/known-card.ts';
import { movedFor, sumsOfWish } from '#web/bookings/sheet/sums.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What a press does: it pays where a card is kept and something is due at once, else it only confirms or asks. */
export function useConfirmWords({ offering, price, ours }: SheetState): string {
  const { t, format } = useText();
  const say = t.bookingSheet;
  const card = useKnownCard();
  const quote = ours?.quote ?? price.quote;
  if (!confirmsAtOnce(offering)) return say.ask;
  if (!quote || !card || movedFor(ours)) return say.confirm;
  const due = sumsOfWish(quote, offering, card).due.filter((part) => part.now);
  const [first, ...others] = due;
  return first && others.length === 0 ? say.confirmAndPay(format.money(first.sum)) : say.confirm;
}
