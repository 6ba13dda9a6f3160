import type { Day } from '#contract/primitives.ts';
import { useBook } from '#web/bookings/sheet/use-book.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';

interface TakenDayProps {
  day: Day | undefined;
  sheet: Pick<SheetState, 'offering'>;
}

/** A day without a place has a line of its own. It is said even before there is one, so that it is heard. */
export function TakenDay({ day, sheet: { offering } }: TakenDayProps) {
  const { t, language } = useText();
  const { show } = useBook();
  const say = t.bookingSheet.waitlist;
  return (
    <div role="status">
      {day && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-2 border-warning ps-3.5 text-caption">
          <p>{say.takenDay(sayDay(day, 'long', language))}</p>
          <Button
            size="small"
            variant="outline"
            onClick={() => show('join', offering.slug, { on: day })}
          >
            {say.waitForDay}
          </Button>
        </div>
      )}
    </div>
  );
}
