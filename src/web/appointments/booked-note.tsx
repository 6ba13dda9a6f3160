import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { appointmentCalendarPath } from '#contract/paths.ts';
import { AppointmentFacts } from '#web/appointments/facts.tsx';
import type { SentAppointment } from '#web/appointments/use-book.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface BookedNoteProps {
  sent: SentAppointment;
  /** Where nothing around it says so already. */
  title?: string;
  /** Before the page is left for the one of the appointment. */
  onLeave?: () => void;
  children: ReactNode;
}

/** Takes the place of the form; the focus goes with it, so that it is read at once. */
export function BookedNote({ sent, title, onLeave, children }: BookedNoteProps) {
  const { t } = useText();
  const { appointment, token, email } = sent;
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="grid gap-5 outline-none">
      {title && (
        <Heading level={2} size="dialog">
          {title}
        </Heading>
      )}
      <p className="text-body text-ink-soft">
        {t.appointments.bookedText} <bdi className="text-ink">{email}</bdi>
      </p>
      <AppointmentFacts appointment={appointment} />
      <div className="flex flex-wrap gap-3">
        <CalendarLink token={token} />
        <ButtonLink
          to={`/appointment?${new URLSearchParams({ token })}`}
          variant="outline"
          {...(onLeave && { onClick: onLeave })}
        >
          {t.appointments.change}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}

/** A file of the API and no page of ours, so it is named by its whole address. */
export function CalendarLink({ token }: { token: string }) {
  const { t, language } = useText();
  const asked = new URLSearchParams({ token, lang: language });
  return (
    <ButtonLink
      to={`${location.origin}${appointmentCalendarPath}?${asked}`}
      variant="outline"
      icon={<CalendarPlus size={18} strokeWidth={1.5} />}
    >
      {t.appointments.file}
    </ButtonLink>
  );
}
