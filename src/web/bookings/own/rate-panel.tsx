import { useState } from 'react';
import { bookingLengths } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import { ratingId } from '#web/bookings/own/addresses.ts';
import { useRate } from '#web/bookings/own/queries.ts';
import { RefusalPanel } from '#web/bookings/own/refusal-panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Panel } from '#web/ui/panel.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/ui/use-form.ts';

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
