/** What the history says of the fee that came with an event. Whether it is paid stands with the money, not here. */
import type { BookingEvent, BookingEventKind } from '#contract/bookings/bookings.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { texts } from '#domain/money/words/texts.ts';

/** Whether it is owed: what came with a change that the house confirms waits for that, and falls away with the change. */
type FeeFate = 'owed' | 'waits' | 'fell_away';

interface Told {
  events: readonly Pick<BookingEvent, 'id' | 'kind'>[];
  confirmsAtOnce: boolean;
}

/** What says that a change came to be, or to nothing. */
const deciding: readonly BookingEventKind[] = [
  'confirmed',
  'change_refused',
  'changed',
  'cancelled',
  'called_off',
  'expired',
];

/** By the first word after it that decides: another wish, or an end, takes the place of one that waits. */
export function feeFate(
  { id, kind }: Pick<BookingEvent, 'id' | 'kind'>,
  { events, confirmsAtOnce }: Told,
): FeeFate {
  if (kind !== 'changed' || confirmsAtOnce) return 'owed';
  const at = events.findIndex((one) => one.id === id);
  const next = events.slice(at + 1).find((one) => deciding.includes(one.kind));
  if (!next) return 'waits';
  return next.kind === 'confirmed' ? 'owed' : 'fell_away';
}

/** `Cancellation fee: $2,450`. Only what was in hand before is kept: what the weather took away asks for nothing. */
export function eventFeeWords(
  kind: BookingEventKind,
  fee: Money,
  language: Language,
  fate: FeeFate = 'owed',
): string {
  const { keptAs, feeForChange, kept, ending, feeFates } = texts[language];
  const names: Partial<Record<BookingEventKind, string | undefined>> = {
    cancelled: keptAs.late,
    no_show: keptAs.no_show,
    changed: feeForChange,
    called_off: kept,
  };
  return `${names[kind] ?? ending.fee}: ${moneyIn(language, fee)}${feeFates[fate]}`;
}
