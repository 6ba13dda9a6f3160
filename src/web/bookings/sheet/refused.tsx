import { sayDay } from '#web/bookings/sheet/clock.ts';
import type { Refusal } from '#web/bookings/sheet/refusal.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';

interface RefusedProps {
  refusal: Refusal;
  sheet: Pick<SheetState, 'write'>;
}

/** Why it was refused, where it can be mended; whoever came second is shown the nearest free starts. */
export function Refused({ refusal, sheet }: RefusedProps) {
  const { t, language } = useText();
  const { nearest, text } = refusal;
  return (
    <div className="mt-3 grid gap-3">
      <AlertPanel tone={nearest.length > 0 ? 'warning' : 'danger'} title={text} />
      {nearest.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are ways on
        <div
          role="group"
          aria-label={t.bookingSheet.nearest}
          className="flex flex-wrap items-center gap-2"
        >
          <p className="w-full text-caption text-ink-soft">{t.bookingSheet.nearest}</p>
          {nearest.map(({ day, time }) => (
            <Button
              key={`${day} ${time}`}
              size="small"
              variant="outline"
              onClick={() => sheet.write({ day, ...(time && { time }) })}
            >
              {[sayDay(day, 'short', language), time].filter(Boolean).join(' · ')}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
