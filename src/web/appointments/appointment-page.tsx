import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { CalendarLink } from '#web/appointments/booked-note.tsx';
import { AppointmentFacts } from '#web/appointments/facts.tsx';
import { MoveHour } from '#web/appointments/move-hour.tsx';
import { appointmentByLink, useCancel } from '#web/appointments/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { LinkUnread, useLinkToken } from '#web/platform/refusals/link-unread.tsx';
import { Waiting } from '#web/platform/screen-shape.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { LinkAnswer, LinkWall } from '#web/ui/controls/link-wall.tsx';

/** Opening the link only shows what it is about: mail programs open links too. */
export function AppointmentPage({ payload }: { payload: PagePayload }) {
  const { t, language } = useText();
  const { page: words } = t.appointments;
  const token = useLinkToken();
  const found = useQuery(appointmentByLink(token, language));
  if (found.isPending) return <Waiting />;
  return (
    <LinkWall artBase={payload.artBase}>
      {found.isError ? (
        <LinkUnread of={found} words={words} way={{ to: 'contact', name: words.contact }} />
      ) : (
        <Found key={token} appointment={found.data} token={token} />
      )}
    </LinkWall>
  );
}

type Step = 'shown' | 'choosing' | 'moved' | 'sure' | 'cancelled';

interface OfLink {
  appointment: Appointment;
  token: string;
}

function Found({ appointment: first, token }: OfLink) {
  const [appointment, setAppointment] = useState(first);
  const [step, setStep] = useState<Step>('shown');
  const changed = (next: Step) => (now: Appointment) => {
    setAppointment(now);
    setStep(next);
  };
  if (appointment.state === 'cancelled')
    return <Ended said="cancelled" appointment={appointment} />;
  if (!appointment.isOpen) return <Ended said="over" appointment={appointment} />;
  const given = { appointment, token, onBack: () => setStep('shown') };
  if (step === 'choosing') return <MoveHour {...given} onMoved={changed('moved')} />;
  if (step === 'sure') return <Sure {...given} onCancelled={changed('cancelled')} />;
  return <Open {...given} moved={step === 'moved'} onStep={setStep} />;
}

function Open({
  appointment,
  token,
  moved,
  onStep,
}: OfLink & { moved: boolean; onStep: (step: Step) => void }) {
  const { t } = useText();
  const words = t.appointments.page;
  return (
    <LinkAnswer
      title={moved ? words.moved : words.open}
      text={moved ? words.movedText : words.openText}
      about={<AppointmentFacts appointment={appointment} />}
    >
      <Button onClick={() => onStep('choosing')}>{words.move}</Button>
      <CalendarLink token={token} />
      <Button variant="outline" onClick={() => onStep('sure')}>
        {words.cancel}
      </Button>
    </LinkAnswer>
  );
}

interface SureProps extends OfLink {
  onBack: () => void;
  onCancelled: (appointment: Appointment) => void;
}

function Sure({ appointment, token, onBack, onCancelled }: SureProps) {
  const { t, language } = useText();
  const words = t.appointments.page;
  const cancel = useCancel(token, language);
  return (
    <LinkAnswer
      title={cancel.isError ? words.failed : words.sure}
      text={words.sureText}
      about={<AppointmentFacts appointment={appointment} />}
    >
      <Button
        variant="danger"
        busy={cancel.isPending}
        busyLabel={words.cancelling}
        onClick={() => cancel.mutate(undefined, { onSuccess: onCancelled })}
      >
        {words.confirmCancel}
      </Button>
      <Button variant="outline" onClick={onBack}>
        {words.keep}
      </Button>
    </LinkAnswer>
  );
}

function Ended({ said, appointment }: { said: 'cancelled' | 'over'; appointment: Appointment }) {
  const { t } = useText();
  const words = t.appointments.page;
  return (
    <LinkAnswer
      title={words[said]}
      text={words[`${said}Text`]}
      about={<AppointmentFacts appointment={appointment} />}
    >
      <ButtonLink to={addresses.contact}>
        {said === 'over' ? words.contact : t.appointments.another}
      </ButtonLink>
      <ButtonLink to={addresses.home} variant="outline">
        {words.home}
      </ButtonLink>
    </LinkAnswer>
  );
}
