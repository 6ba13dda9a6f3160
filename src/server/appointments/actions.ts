/** What other features ask of appointments, inside their own transaction. */
import { z } from 'zod';
import { ClockTime, Weekday } from '#contract/catalogue/shapes.ts';
import type { Shift } from '#domain/opening-hours.ts';
import { many, type Sql } from '#server/platform/sql.ts';

const Hours = z.object({
  hours: z.array(z.object({ days: z.array(Weekday), from: ClockTime, to: ClockTime })),
});

/** The hours of everybody who advises, on Dubai's clock. */
export async function teamShifts(tx: Sql): Promise<Shift[]> {
  const rows = await many(Hours, tx`select hours from app.advisers where is_active`);
  return rows.flatMap(({ hours }) => hours);
}
