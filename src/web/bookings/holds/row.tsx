import type { Booking } from '#contract/bookings/bookings.ts';
import { LetGo } from '#web/bookings/sheet/let-go.tsx';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { clockHere } from '#web/platform/moments.ts';
import { clockOf } from '#web/platform/use-countdown.ts';
import { classes } from '#web/ui/classes.ts';
import { HoldRing, isSoon } from '#web/ui/pictures/hold-ring.tsx';

interface HoldRowProps {
  sheet: SheetState;
  ours: Booking;
}

/** The ring that empties, how long it is held, and the way to let it go. */
export function HoldRow({ sheet, ours }: HoldRowProps) {
  const { heldUntil } = useText().t.bookingSheet;
  const { left = 0 } = sheet;
  return (
    <div className="flex min-h-12 shrink-0 items-center gap-3 bg-warning-wash px-5 py-1.5 tablet:gap-3.5 tablet:px-10">
      <HoldRing left={left} />
      <span
        role="timer"
        className={classes(
          'tnum font-display text-[1.5rem] leading-none lining-nums tablet:text-[1.625rem]',
          isSoon(left) && 'text-coral',
        )}
      >
        {clockOf(left)}
      </span>
      <span className="min-w-0 flex-1 text-caption tablet:text-[0.875rem]">
        {ours.heldUntil && heldUntil(clockHere(ours.heldUntil))}
      </span>
      <LetGo sheet={sheet} />
    </div>
  );
}
