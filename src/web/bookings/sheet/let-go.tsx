import { chosenDay } from '#web/bookings/sheet/chosen-day.ts';
import { movedFor } from '#web/bookings/sheet/sums.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { useFocusGoesOn } from '#web/ui/use-focus-goes-on.ts';

/** Gives the place back. Where a card has reserved or paid something, its page says what becomes of that. */
export const LetGo = ({ sheet }: { sheet: SheetState }) =>
  sheet.ours && !movedFor(sheet.ours) ? <Way sheet={sheet} /> : null;

function Way({ sheet: { busy, release } }: { sheet: SheetState }) {
  const { letGo } = useText().t.bookingSheet;
  const way = useFocusGoesOn<HTMLSpanElement>(chosenDay);
  return (
    <span ref={way} className="shrink-0">
      <Button
        variant="quiet"
        className="min-h-8! py-0.5! text-caption! before:-inset-y-1.5!"
        busy={busy === 'release'}
        onClick={() => void release()}
      >
        {letGo}
      </Button>
    </span>
  );
}
