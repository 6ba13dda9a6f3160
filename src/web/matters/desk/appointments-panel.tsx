import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterAppointment } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDisappoint } from '#web/matters/desk/mutations.ts';
import { whenDone } from '#web/platform/api.ts';
import { Panel, PlainButton } from '#web/platform/desk/panel.tsx';
import { writtenMoment } from '#web/platform/moments.ts';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { notify } from '#web/ui/notify.ts';

/** What was arranged with the client; new ones are set behind the dots of the moves. */
export function AppointmentsPanel({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  if (matter.appointments.length === 0) return null;
  return (
    <Panel label={t.deskMatters.appointments.title} head={null}>
      <ul className="mt-2">
        {matter.appointments.map((appointment) => (
          <Row key={appointment.id} matter={matter} appointment={appointment} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ matter, appointment }: { matter: DeskMatter; appointment: MatterAppointment }) {
  const { t, language } = useText();
  const words = t.deskMatters.appointments;
  const [asking, setAsking] = useState(false);
  const cancel = useDisappoint(matter);
  const { id, title, startsAt, place, state } = appointment;
  const go = (reason: string) =>
    whenDone(cancel.mutateAsync({ appointment: id, reason }), () => {
      notify.success(words.gone, title);
      setAsking(false);
    });
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1.5">
      <bdi className="tnum">
        <time dateTime={startsAt}>{writtenMoment(startsAt, language)}</time>
      </bdi>
      <span className="font-medium">{title}</span>
      <span className="text-[0.8125rem] text-ink-mute">{place}</span>
      <span className="ms-auto">
        {state === 'cancelled' ? (
          <span className="text-[0.75rem] text-ink-mute">{words.cancelled}</span>
        ) : (
          <PlainButton aria-label={words.cancelOf(title)} onClick={() => setAsking(true)}>
            {words.cancel}
          </PlainButton>
        )}
      </span>
      {asking && (
        <ReasonDialog
          title={words.cancelTitle}
          helper={t.desk.reason.forClient}
          action={words.cancelOf(title)}
          busy={cancel.isPending}
          danger
          onGo={go}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
