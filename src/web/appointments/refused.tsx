import type { Instant } from '#contract/primitives.ts';
import { sayOwnMoment } from '#web/appointments/say-moment.ts';
import type { Refusal } from '#web/appointments/use-book.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';

interface RefusedProps {
  refusal: Refusal;
  onChoose: (startsAt: Instant) => void;
}

/** Why it was refused; whoever came second is shown the nearest hours that are left. */
export function Refused({ refusal: { code, nearest }, onChoose }: RefusedProps) {
  const { t, language } = useText();
  return (
    <div className="grid gap-3">
      <AlertPanel title={t.appointments.notBooked} text={t.platform.errors[code]} />
      {nearest.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are ways on
        <div
          role="group"
          aria-label={t.appointments.nearest}
          className="flex flex-wrap items-center gap-2"
        >
          <p className="w-full text-caption text-ink-soft">{t.appointments.nearest}</p>
          {nearest.map((startsAt) => (
            <Button
              key={startsAt}
              size="small"
              variant="outline"
              onClick={() => onChoose(startsAt)}
            >
              {sayOwnMoment(startsAt, language)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
