import type { DeskBooking } from '#contract/desk.ts';
import type { Money } from '#contract/primitives.ts';
import { lengthKind } from '#domain/bookings/length-kind.ts';
import { houseZone } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dayHere, writtenDay, writtenMoment } from '#web/platform/moments.ts';

/** A booking as it stands, or as a change that waits would make it. */
export type Booked = Pick<DeskBooking, 'startsAt' | 'endsAt' | 'length' | 'party' | 'total'> & {
  /** What the change costs by itself. */
  fee?: Money;
};

/** When it begins; of stays and rentals also how long it is, and its last day. */
export function useSpanWords(
  booking: DeskBooking,
  { startsAt, endsAt, length }: Pick<Booked, 'startsAt' | 'endsAt' | 'length'>,
) {
  const { t, language } = useText();
  const kind = lengthKind(booking);
  const last = writtenDay(dayHere(endsAt, houseZone), 'shortYear', language);
  return {
    when: writtenMoment(startsAt, language),
    length: kind && t.deskBookings.until(t.deskBookings[kind](length), last),
  };
}
