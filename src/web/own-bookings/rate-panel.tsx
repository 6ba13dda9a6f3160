import { Star } from 'lucide-react';
import { useId, useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { bookingLengths } from '#contract/bookings-asks.ts';
import { useForm } from '#web/auth/use-form.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ratingId } from '#web/own-bookings/addresses.ts';
import { Panel } from '#web/own-bookings/panel.tsx';
import { useRate } from '#web/own-bookings/queries.ts';
import { RefusalPanel } from '#web/own-bookings/refusal-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FieldHelp } from '#web/ui/field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

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
        <Stars value={stars} error={stars ? undefined : errors.stars} onChange={setStars} />
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

interface StarsProps {
  value: number | undefined;
  error: string | undefined;
  onChange: (stars: number) => void;
}

const five = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars; arrow keys choose among them. */
function Stars({ value = 0, error, onChange }: StarsProps) {
  const { t } = useText();
  const { rate: words } = t.ownBookings;
  const help = useId();
  return (
    <fieldset aria-describedby={error ? help : undefined}>
      <legend className="mb-1 text-[0.875rem] leading-5 text-ink-soft">{words.stars}</legend>
      <div className="-ms-2 flex">
        {five.map((stars) => (
          <label
            key={stars}
            className="grid size-11 cursor-pointer place-items-center rounded-hair has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <Star
              size={26}
              strokeWidth={1.25}
              className={classes(
                stars <= value ? 'fill-brass-fill text-brass-fill' : 'text-line-strong',
              )}
            />
            <VisuallyHidden>{words.star(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
      {error && <FieldHelp id={help} text={error} wrong />}
    </fieldset>
  );
}
