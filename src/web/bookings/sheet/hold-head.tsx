import { type ReactNode, useEffect, useState } from 'react';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { clockOf } from '#web/platform/use-countdown.ts';
import { classes } from '#web/ui/classes.ts';

const whole = 15 * 60;
/** From here on it is urgent. */
const soon = 120;
/** Only then is it said aloud. */
const said = [300, 120, 60];

/** The ring that empties, the countdown, and one sentence; before the hold the title alone. */
export function HoldHead({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { phase, left = 0, offering, booking } = sheet;
  if (phase === 'choosing') return <Sentence>{offering.title}</Sentence>;
  if (phase === 'done') return <Sentence>{offering.title}</Sentence>;
  if (phase === 'ended') return <Sentence>{t.bookingSheet.holdOver}</Sentence>;
  const time = booking?.time ?? undefined;
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <Ring left={left} urgent={left < soon} />
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3.5">
        <span
          role="timer"
          className={classes(
            'tnum font-display text-[1.625rem] leading-none lining-nums',
            left < soon && 'text-coral',
          )}
        >
          {clockOf(left)}
        </span>
        <span className="text-[0.875rem] leading-[1.3] text-ink-soft">
          {t.bookingSheet.heldForYou(time)}
        </span>
      </div>
      <Announcer left={left} />
    </div>
  );
}

const Sentence = ({ children }: { children: ReactNode }) => (
  <p className="truncate font-display text-h4 [&:lang(ar)]:leading-[1.5]">{children}</p>
);

function Ring({ left, urgent }: { left: number; urgent: boolean }) {
  const around = 2 * Math.PI * 12.5;
  // A place from the waitlist is held for two hours; its ring empties in the last quarter of one.
  const share = Math.min(1, left / whole);
  return (
    <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden className="shrink-0 -rotate-90">
      <circle cx="15" cy="15" r="12.5" fill="none" strokeWidth="2" className="stroke-line" />
      <circle
        cx="15"
        cy="15"
        r="12.5"
        fill="none"
        strokeWidth="2"
        strokeDasharray={`${around * share} ${around}`}
        className={urgent ? 'stroke-coral-fill' : 'stroke-brass-fill'}
      />
    </svg>
  );
}

/** Whoever listens hears it three times, not nine hundred. */
function Announcer({ left }: { left: number }) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const passed = said.find((seconds) => left <= seconds && left > seconds - 5);
  useEffect(() => {
    if (passed) setWords(t.bookingSheet.minutesLeft(passed / 60));
  }, [passed, t]);
  return (
    <span aria-live="polite" className="sr-only">
      {words}
    </span>
  );
}
