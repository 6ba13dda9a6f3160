import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { appointments } from '#contract/appointments/appointments.ts';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { MatterAppointment } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { CalendarButton } from '#web/platform/calendar-button.tsx';
import { clockHere, dayHere, isAhead, ownZone, sayDay } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Status } from '#web/ui/status.tsx';

/** What both sides have agreed to meet for. */
export const AppointmentPanels = ({ matter: { id, appointments } }: { matter: Matter }) =>
  appointments.map((appointment) => (
    <AppointmentPanel key={appointment.id} matter={id} appointment={appointment} />
  ));

interface AppointmentProps {
  matter: string;
  appointment: MatterAppointment;
}

function AppointmentPanel({ matter, appointment }: AppointmentProps) {
  const { t, language } = useText();
  const words = t.matters.appointment;
  const heading = useId();
  const { title, startsAt, endsAt, place, state } = appointment;
  const zone = ownZone(startsAt, language);
  return (
    <section
      aria-labelledby={heading}
      className="grid grid-cols-[auto_1fr] gap-5 rounded-plate bg-raised p-5 shadow-[0_0_0_1px_var(--line)] tablet:p-7"
    >
      <Leaf day={dayHere(startsAt)} />
      <div className="min-w-0 wrap-anywhere">
        <Heading level={2} size="h4" id={heading}>
          {words.title(title, clockHere(startsAt), clockHere(endsAt))}
        </Heading>
        <p className="mt-1.5 text-[0.875rem] leading-normal text-ink-soft">
          <bdi>{place}</bdi>
        </p>
        {zone && <p className="text-caption text-ink-mute">{words.zone(zone)}</p>}
        {state === 'cancelled' && (
          <p className="mt-2">
            <Status tone="neutral">{words.cancelled}</Status>
          </p>
        )}
        {state === 'set' && isAhead(startsAt) && (
          <AppointmentActions matter={matter} appointment={appointment} />
        )}
      </div>
    </section>
  );
}

function AppointmentActions({ matter, appointment: { id, isBooked } }: AppointmentProps) {
  const { t } = useText();
  const { change, opening, failed } = t.matters.appointment;
  const navigate = useNavigate();
  const open = useMutation({
    mutationFn: () => call(appointments.link, { params: { id } }),
    onSuccess: ({ token }) => navigate(`/appointment?${new URLSearchParams({ token })}`),
    onError: () => notify.error(failed),
  });
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {isBooked && (
        <Button
          variant="outline"
          busy={open.isPending}
          busyLabel={opening}
          onClick={() => open.mutate()}
        >
          {change}
        </Button>
      )}
      <CalendarButton
        path={matters.calendar.path}
        params={{ id: matter, appointment: id }}
        fileName="appointment.ics"
      />
    </div>
  );
}

/** A leaf of the calendar. */
function Leaf({ day }: { day: string }) {
  const { language } = useText();
  return (
    <time
      dateTime={day}
      className="grid content-start justify-items-center border-e border-line pe-5 text-caption text-ink-soft"
    >
      <span>{sayDay(day, 'shortWeekday', language)}</span>
      <span className="tnum font-display text-[2rem] leading-none text-ink">
        {Number(day.slice(8))}
      </span>
      <span>{sayDay(day, 'month', language)}</span>
    </time>
  );
}
