import type { Appointment } from '#contract/appointments/appointments.ts';
import { TwoClocks } from '#web/appointments/two-clocks.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { Avatar } from '#web/ui/pictures/avatar.tsx';

/** What it is about, with whom, when on both clocks, and where. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { t } = useText();
  const { subject, adviser, startsAt, place } = appointment;
  return (
    <div className="grid max-w-110 gap-4">
      <p className="font-display text-h4 leading-[1.2] [&:lang(ar)]:leading-[1.4]">
        <bdi>{subject}</bdi>
      </p>
      <p className="flex items-center gap-3">
        <span aria-hidden>
          <Avatar initials={adviser.initials} name="" />
        </span>
        <span>
          <span className="block text-caption text-ink-soft">{t.appointments.withOne}</span>
          <span className="block text-[0.9375rem] leading-5">
            {adviser.name}
            {adviser.title && <span className="text-ink-soft"> · {adviser.title}</span>}
          </span>
        </span>
      </p>
      <TwoClocks moment={startsAt} zone={zoneHere()} />
      <p className="text-caption text-ink-soft">
        <bdi>{place}</bdi>
      </p>
    </div>
  );
}
