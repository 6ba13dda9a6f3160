import type { Booking } from '#contract/bookings/bookings.ts';
import { movedFor } from '#web/bookings/sheet/sums.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { clockHere } from '#web/platform/moments.ts';
import { clockOf } from '#web/platform/use-countdown.ts';
import { Button } from '#web/ui/button.tsx';
import { HoldRing } from '#web/ui/hold-ring.tsx';

interface PanelHoldProps {
  sheet: SheetState;
  ours: Booking;
}

/** The first of the two steps is done: for how long it stands, and the way out of it. */
export function PanelHold({ sheet, ours }: PanelHoldProps) {
  const { t } = useText();
  const { left = 0, busy, release } = sheet;
  const say = t.bookingSheet;
  return (
    <div className="mt-4 flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 bg-warning-wash px-3.5 py-1.5">
      <HoldRing left={left} />
      <span role="timer" className="tnum font-display text-[1.5rem] leading-none lining-nums">
        {clockOf(left)}
      </span>
      <span className="flex-1 text-caption">
        {ours.heldUntil && say.heldUntil(clockHere(ours.heldUntil))}
      </span>
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
