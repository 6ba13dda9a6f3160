import { useEffect, useState } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { chosenDay } from '#web/bookings/sheet/chosen-day.ts';
import { movedFor } from '#web/bookings/sheet/sums.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { clockHere } from '#web/platform/moments.ts';
import { clockOf } from '#web/platform/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { HoldRing, isSoon } from '#web/ui/hold-ring.tsx';
import { useFocusGoesOn } from '#web/ui/use-focus-goes-on.ts';

/** Only then is it said aloud. */
const said = [300, 120, 60];

/** Under the title, in a row of its own: the ring that empties, how long it is held, and the way to let it go. */
export function HoldBand({ sheet }: { sheet: SheetState }) {
  const { t } = useText();
  const { phase, ours } = sheet;
  return (
    <>
      {ours && <Running sheet={sheet} ours={ours} />}
      {phase === 'ended' && (
        <p className="border-b border-line bg-sunk px-5 py-3 tablet:px-10">
          {t.bookingSheet.holdOver}
        </p>
      )}
      <Announcer sheet={sheet} />
    </>
  );
}

function Running({ sheet, ours }: { sheet: SheetState; ours: Booking }) {
  const { t } = useText();
  const { left = 0, release, busy } = sheet;
  const say = t.bookingSheet;
  const band = useFocusGoesOn<HTMLDivElement>(chosenDay);
  return (
    <div
      ref={band}
      className="flex min-h-12 shrink-0 items-center gap-3.5 bg-warning-wash px-5 py-1.5 tablet:px-10"
    >
      <HoldRing left={left} />
      <span
        role="timer"
        className={classes(
          'tnum font-display text-[1.625rem] leading-none lining-nums',
          isSoon(left) && 'text-coral',
        )}
      >
        {clockOf(left)}
      </span>
      <span className="min-w-0 flex-1 text-[0.875rem] leading-[1.3]">
        {ours.heldUntil && say.heldUntil(clockHere(ours.heldUntil))}
      </span>
      {/* Where a card has reserved or paid something, its page says what becomes of that. */}
      {!movedFor(ours) && (
        <Button
          variant="quiet"
          busy={busy === 'release'}
          busyLabel={say.letGo}
          onClick={() => void release()}
        >
          {say.letGo}
        </Button>
      )}
    </div>
  );
}

/** Whoever listens hears it three times, not nine hundred, and that it is over. */
function Announcer({ sheet: { phase, left = 0 } }: { sheet: SheetState }) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const passed = said.find((seconds) => left <= seconds && left > seconds - 5);
  const isOver = phase === 'ended';
  useEffect(() => {
    if (passed) setWords(t.bookingSheet.minutesLeft(passed / 60));
  }, [passed, t]);
  return (
    <span aria-live="polite" className="sr-only">
      {isOver ? t.bookingSheet.holdOver : words}
    </span>
  );
}
