import type { Instant } from '#contract/primitives.ts';
import type { AppointmentRefusal } from '#web/appointments/use-book.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayOwnMoment } from '#web/platform/moments.ts';
import { Nearest } from '#web/ui/nearest.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface HourRefusedProps {
  refusal: AppointmentRefusal;
  onChoose: (startsAt: Instant) => void;
}

/** Why it was refused; whoever came second is shown the nearest hours that are left. */
export function HourRefused({ refusal: { code, nearest }, onChoose }: HourRefusedProps) {
  const { t, language } = useText();
  return (
    <div className="grid gap-3">
      <AlertPanel title={t.appointments.notBooked} text={t.platform.errors[code]} />
      <Nearest
        label={t.appointments.nearest}
        ways={nearest.map((startsAt) => ({
          name: sayOwnMoment(startsAt, language),
          onChoose: () => onChoose(startsAt),
        }))}
      />
    </div>
  );
}
