/** What the history says of the fee that came with an event. Whether it is paid stands with the money, not here. */
import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { texts } from '#domain/money/texts.ts';

/** `Cancellation fee: $2,450`. Only what was in hand before is kept: what the weather took away asks for nothing. */
export function eventFeeWords(kind: BookingEventKind, fee: Money, language: Language): string {
  const { keptAs, feeForChange, kept, ending } = texts[language];
  const names: Partial<Record<BookingEventKind, string | undefined>> = {
    cancelled: keptAs.late,
    no_show: keptAs.no_show,
    changed: feeForChange,
    called_off: kept,
  };
  return `${names[kind] ?? ending.fee}: ${moneyIn(language, fee)}`;
}
