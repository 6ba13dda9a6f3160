/** A booking as its voucher and its passes show it: as it stands by the clock, for those who may see it. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Language } from '#contract/primitives.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { Failure } from '#domain/failure.ts';
import { moneyFactsOf } from '#server/bookings/money.ts';
import { refuseUnknownBooking } from '#server/bookings/outcome.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import * as store from '#server/bookings/store.ts';
import { ticketFacts } from '#server/bookings/ticket-store.ts';
import type { Services } from '#server/services.ts';

export type VoucherBooking = BookingRow & { sums: MoneyFacts; keeper: string };

interface Reader {
  user: { kind: 'client'; id: string };
  language: Language;
}

/** A hold that has ended is none, and a change that waits is not made. */
export async function loadVoucherBooking(
  { sql, now }: Services,
  id: string,
  { user, language }: Reader,
): Promise<VoucherBooking> {
  const moment = now();
  return sql.as(user, async (tx) => {
    const found = (await store.findBooking(tx, id, user.id)) ?? refuseUnknownBooking();
    const row = standingOf(found);
    const [sums, { keeper }] = await Promise.all([
      moneyFactsOf(tx, row, moment),
      ticketFacts(tx, row, moment),
    ]);
    return { ...row, sums, keeper, language, place: effectivePlace(row, moment) };
  });
}

/** What is only held, or was given up, has no voucher. */
export const hasVoucher = ({ place }: VoucherBooking): boolean =>
  place === 'pending' || place === 'confirmed' || place === 'completed';

export function checkHasVoucher(booking: VoucherBooking): void {
  if (hasVoucher(booking)) return;
  const message = 'There is a voucher once the booking is made, and while it holds.';
  throw new Failure('booking_state', message, { params: { place: booking.place } });
}
