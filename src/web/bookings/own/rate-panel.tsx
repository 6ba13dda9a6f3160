import { bookingLengths } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useRate } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ratingId } from '#web/platform/addresses/booking-addresses.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';
import { RateForm } from '#web/ui/rate-form.tsx';

/** How it was: stars and words, asked once it is over; a second answer replaces the first. */
export function RatePanel({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { rate: words } = t.ownBookings;
  const rate = useRate(booking);
  return (
    <Panel title={words.title} id={ratingId} className="print:hidden">
      <RateForm
        words={words}
        optional={words.optional}
        maxLength={bookingLengths.words}
        given={booking.rating}
        onRate={rate.mutate}
        className="mt-3 grid gap-5"
      >
        {rate.error && <RefusalPanel error={rate.error} title={words.refused} />}
        <Button
          type="submit"
          size="small"
          busy={rate.isPending}
          busyLabel={words.submitting}
          className="justify-self-start"
        >
          {booking.rating ? words.again : words.submit}
        </Button>
      </RateForm>
    </Panel>
  );
}
