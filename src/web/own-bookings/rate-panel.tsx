import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { bookingLengths } from '#contract/bookings-asks.ts';
import { useForm } from '#web/auth/use-form.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ratingId } from '#web/own-bookings/addresses.ts';
import { Panel } from '#web/own-bookings/panel.tsx';
import { useRate } from '#web/own-bookings/queries.ts';
import { RefusalPanel } from '#web/own-bookings/refusal-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Stars } from '#web/ui/stars.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

/** How it was: stars and words, asked once it is over; a second answer replaces the first. */
export function RatePanel({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { rate: words } = t.ownBookings;
  const given = booking.rating;
  const [stars, setStars] = useState(given?.stars);
  const [said, setSaid] = useState(given?.words ?? '');
  const rate = useRate(booking);
  const { errors, formProps } = useForm(
    () => ({ stars: stars ? undefined : words.missing }),
    async () =>
      stars && rate.mutate({ stars, words: said }, { onSuccess: () => notify.success(words.done) }),
  );
  return (
    <Panel title={words.title} id={ratingId} className="print:hidden">
      <form {...formProps} className="mt-3 grid gap-5">
        <Stars
          label={words.stars}
          say={words.star}
          value={stars}
          error={stars ? undefined : errors.stars}
          onChange={setStars}
        />
        <TextArea
          label={words.words}
          note={words.optional}
          maxLength={bookingLengths.words}
          value={said}
          onChange={({ target }) => setSaid(target.value)}
        />
        {rate.error && <RefusalPanel error={rate.error} title={words.refused} />}
        <Button
          type="submit"
          size="small"
          busy={rate.isPending}
          busyLabel={words.submitting}
          className="justify-self-start"
        >
          {given ? words.again : words.submit}
        </Button>
      </form>
    </Panel>
  );
}
