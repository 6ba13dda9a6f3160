/**
 * Cards that act: one confirming press, and nothing without it. A card carries whose and what is wished, never
 * a price: the screen asks for that when it shows the card, and the house once more when it is pressed.
 */
import { z } from 'zod';
import { Topic } from '#contract/appointments/appointments.ts';
import { BookingWish, bookingLengths } from '#contract/bookings/asks.ts';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { Day, Id, Instant, Slug } from '#contract/primitives.ts';

/** Something of the client's own. */
const own = { id: Id, reference: z.string(), title: z.string(), path: z.string() };

export const ActCard = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('hold'),
    title: z.string(),
    wish: BookingWish,
    /** What was said and has no field of its own. */
    note: z.string().max(bookingLengths.note),
    /** The booking sheet with the same wish in it. */
    path: z.string(),
  }),
  z.object({
    act: z.literal('move'),
    ...own,
    /** Where it shall go; whatever else the booking has stays. */
    day: Day,
    time: ClockTime.nullable(),
  }),
  z.object({ act: z.literal('cancel'), ...own }),
  /** A request that is given up. */
  z.object({ act: z.literal('withdraw'), ...own }),
  z.object({
    act: z.literal('consult'),
    subject: z.string(),
    topic: Topic,
    home: Slug.optional(),
    adviser: Slug.optional(),
    /** The hour that was asked for, or those nearest to it; each is free. */
    hours: z.array(Instant).min(1).max(2),
    /** What was said, for whoever advises. */
    message: z.string(),
  }),
]);
export type ActCard = z.infer<typeof ActCard>;

/** One kind of card. */
export type ActCardOf<Act extends ActCard['act']> = Extract<ActCard, { act: Act }>;
