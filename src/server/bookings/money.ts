/** Where bookings stand with their money: every view, letter and paper asks here. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Instant } from '#contract/primitives.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { bookingFacts, type OwingBooking } from '#domain/bookings/money.ts';
import { collectedAtOnce } from '#domain/money/facts.ts';
import { dayInDubai } from '#domain/time.ts';
import { type BookingRow, standingOf } from '#server/bookings/row.ts';
import { movedOf } from '#server/money/moved-store.ts';
import type { Sql } from '#server/platform/sql.ts';

type Told = BookingRow & Pick<OwingBooking, 'changes' | 'changeFee'>;

export async function moneyFactsOf(tx: Sql, row: Told, now: Instant): Promise<MoneyFacts> {
  const facts = await factsOfAll(tx, [row], now);
  return facts(row);
}

/** Just as the books were moved: what is due now is asked of a saved card at once, and of nobody else. */
export async function factsWhileCollecting(tx: Sql, row: BookingRow, now: Instant) {
  const moved = await movedOf(tx, { kind: 'booking', ids: [row.id] });
  return bookingFacts(row, collectedAtOnce(moved(row.id), dayInDubai(now)), now);
}

/** Read once for all rows of a list. */
export async function factsOfAll(
  tx: Sql,
  rows: readonly BookingRow[],
  now: Instant,
): Promise<(row: Told) => MoneyFacts> {
  const moved = await movedOf(tx, { kind: 'booking', ids: rows.map(({ id }) => id) });
  return (row) => {
    const standing = standingOf(row);
    const asks = row.before ? { asks: row } : {};
    const place = effectivePlace(standing, now);
    return bookingFacts({ ...standing, ...asks, place }, moved(row.id), now);
  };
}
