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

/** As wide as a sheet, or as the panel of an offering's page, where the way out may need a line of its own. */
const looks = {
  sheet: {
    row: 'min-h-12 shrink-0 gap-3.5 px-5 tablet:px-10',
    clock: 'text-[1.625rem]',
    until: 'min-w-0 text-[0.875rem] leading-[1.3]',
  },
  panel: {
    row: 'mt-4 min-h-13 flex-wrap gap-x-3 gap-y-1 px-3.5',
    clock: 'text-[1.5rem]',
    until: 'text-caption',
  },
};

interface HoldRowProps {
  sheet: SheetState;
  ours: Booking;
  on: keyof typeof looks;
}

/** The ring that empties, how long it is held, and the way to let it go. */
export function HoldRow({ sheet: { left = 0, busy, release }, ours, on }: HoldRowProps) {
  const { letGo, heldUntil } = useText().t.bookingSheet;
  const row = useFocusGoesOn<HTMLDivElement>(chosenDay);
  const look = looks[on];
  return (
    <div ref={row} className={classes('flex items-center bg-warning-wash py-1.5', look.row)}>
      <HoldRing left={left} />
      <span
        role="timer"
        className={classes(
          'tnum font-display leading-none lining-nums',
          look.clock,
          isSoon(left) && 'text-coral',
        )}
      >
        {clockOf(left)}
      </span>
      <span className={classes('flex-1', look.until)}>
        {ours.heldUntil && heldUntil(clockHere(ours.heldUntil))}
      </span>
      {/* Where a card has reserved or paid something, its page says what becomes of that. */}
      {!movedFor(ours) && (
        <Button
          variant="quiet"
          busy={busy === 'release'}
          busyLabel={letGo}
          onClick={() => void release()}
        >
          {letGo}
        </Button>
      )}
    </div>
  );
}
