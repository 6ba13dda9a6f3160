/** Where bookings stand with their money: every view, letter and paper asks here. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Instant } from '#contract/primitives.ts';
import { effectivePlace } from '#domain/bookings/life.ts';
import { bookingFacts } from '#domain/bookings/money.ts';
import { movedOf } from '#server/billing/books/money-store.ts';
import type { BookingRow } from '#server/bookings/row.ts';
import type { Sql } from '#server/platform/sql.ts';

export async function moneyFactsOf(tx: Sql, row: BookingRow, now: Instant): Promise<MoneyFacts> {
  const facts = await factsOfAll(tx, [row], now);
  return facts(row);
}

/** Read once for all rows of a list. */
export async function factsOfAll(
  tx: Sql,
  rows: readonly BookingRow[],
  now: Instant,
): Promise<(row: BookingRow) => MoneyFacts> {
  const moved = await movedOf(tx, { kind: 'booking', ids: rows.map(({ id }) => id) });
  return (row) => bookingFacts({ ...row, place: effectivePlace(row, now) }, moved(row.id), now);
}
