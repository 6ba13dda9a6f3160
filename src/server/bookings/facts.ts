import type { Booking } from '#contract/bookings/bookings.ts';
import type { Offering } from '#contract/catalogue/offerings.ts';
import type { Language } from '#contract/primitives.ts';

/** What a letter, a voucher or a calendar file tells of a booking: a row as the store reads it. */
export interface BookingFacts
  extends Pick<
    Booking,
    | 'id'
    | 'reference'
    | 'version'
    | 'place'
    | 'startsAt'
    | 'endsAt'
    | 'party'
    | 'quote'
    | 'heldUntil'
  > {
  /** The offering as it stood when it was booked. */
  offered: Pick<
    Offering,
    | 'title'
    | 'art'
    | 'location'
    | 'meetingPoint'
    | 'inclusions'
    | 'exclusions'
    | 'requirements'
    | 'schedule'
  >;
  /** Where a car comes for them; empty where none does. */
  pickUp?: string;
  language: Language;
  zone: string;
}
