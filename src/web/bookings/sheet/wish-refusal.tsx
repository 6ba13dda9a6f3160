import type { BookingRefusal } from '#web/bookings/sheet/refusal.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { Nearest } from '#web/ui/nearest.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface WishRefusedProps {
  refusal: BookingRefusal;
  sheet: Pick<SheetState, 'write'>;
}

/** Why it was refused, where it can be mended; whoever came second is shown the nearest free starts. */
export function WishRefused({ refusal, sheet }: WishRefusedProps) {
  const { t, language } = useText();
  const { nearest, text } = refusal;
  return (
    <div className="mt-3 grid gap-3">
      <AlertPanel tone={nearest.length > 0 ? 'warning' : 'danger'} title={text} />
      <Nearest
        label={t.bookingSheet.nearest}
        ways={nearest.map(({ day, time }) => ({
          name: [sayDay(day, 'short', language), time].filter(Boolean).join(' · '),
          onChoose: () => sheet.write({ day, ...(time && { time }) }),
        }))}
      />
    </div>
  );
}
