import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskAppointment, deskAppointments } from '#contract/appointments/desk.ts';
import type { Language } from '#contract/primitives.ts';
import { isBefore } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { useDeskAct } from '#web/platform/desk/acts.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { PartPage } from '#web/platform/desk/part-page.tsx';
import { deskKey } from '#web/platform/desk/queries.ts';
import { useNow } from '#web/platform/desk/use-now.ts';
import { writtenMoment } from '#web/platform/moments.ts';
import { pagedQuery } from '#web/platform/queries/endpoint-query.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { notify } from '#web/ui/notify.ts';
import { ListShape } from '#web/ui/panel/shapes.tsx';

/** What advisers have booked, whoever booked it: clients and visitors alike. */
export function AppointmentsView() {
  const { t, language } = useText();
  const words = t.deskAppointments;
  const query = useInfiniteQuery(appointmentsQuery(language));
  const appointments = query.data?.pages.flatMap(({ items }) => items);
  return (
    <PartPage title={words.title} text={words.text}>
      <Unread inset of={query} />
      {!appointments && !query.error && <ListShape label={t.desk.reading} />}
      {appointments?.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul aria-label={words.title}>
        {appointments?.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} />
        ))}
      </ul>
      <MorePages of={query} words={t.desk.list} />
    </PartPage>
  );
}

function Row({ appointment }: { appointment: DeskAppointment }) {
  const { t, language } = useText();
  const words = t.deskAppointments;
  const { startsAt, subject, adviser, name, email, phone, message } = appointment;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3.5">
      <bdi className="tnum w-36 shrink-0 font-medium">
        <time dateTime={startsAt}>{writtenMoment(startsAt, language)}</time>
      </bdi>
      <div className="min-w-60 flex-1">
        <h2 className="text-[1.25rem] leading-[1.2]">
          <bdi>{subject}</bdi>
        </h2>
        <p className="text-ink-soft">
          <bdi className="font-medium text-ink">{name}</bdi> {words.withAdviser(adviser.name)} ·{' '}
          <a href={`mailto:${email}`} className="hover:text-brass">
            <bdi>{email}</bdi>
          </a>
          {phone && (
            <>
              {' · '}
              <a href={`tel:${phone}`} className="hover:text-brass">
                <bdi>{phone}</bdi>
              </a>
            </>
          )}
        </p>
        {message && (
          <p dir="auto" className="text-ink-soft">
            {message}
          </p>
        )}
      </div>
      <Deeds appointment={appointment} />
    </li>
  );
}

/** It took place, nobody came, or the house cannot. */
function Deeds({ appointment }: { appointment: DeskAppointment }) {
  const { t } = useText();
  const words = t.deskAppointments;
  const [asking, setAsking] = useState(false);
  const deeds = useAppointmentDeeds(appointment.id, () => setAsking(false));
  const { name, startsAt } = appointment;
  const begun = isBefore(startsAt, instantOf(useNow()));
  return (
    <div className="flex items-center gap-4">
      {begun && <Ends name={name} deeds={deeds} />}
      <PlainButton aria-label={words.cancelOf(name)} onClick={() => setAsking(true)}>
        {words.cancel}
      </PlainButton>
      {asking && (
        <ReasonDialog
          title={words.cancelTitle}
          text={words.cancelText}
          helper={t.desk.reason.forClient}
          action={words.cancel}
          busy={deeds.isPending}
          danger
          onGo={(reason) => deeds.mutate({ deed: 'cancel', reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Nobody can say how it went before it has begun. */
function Ends({ name, deeds }: { name: string; deeds: ReturnType<typeof useAppointmentDeeds> }) {
  const { t } = useText();
  const words = t.deskAppointments;
  return (
    <>
      <PlainButton
        aria-label={words.completeOf(name)}
        disabled={deeds.isPending}
        onClick={() => deeds.mutate({ deed: 'complete' })}
      >
        {words.complete}
      </PlainButton>
      <PlainButton
        aria-label={words.noShowOf(name)}
        disabled={deeds.isPending}
        onClick={() => deeds.mutate({ deed: 'noShow' })}
      >
        {words.noShow}
      </PlainButton>
    </>
  );
}

type Deed = { deed: 'complete' } | { deed: 'noShow' } | { deed: 'cancel'; reason: string };

/** What becomes of an appointment; the list is read anew, whether it was taken or not. */
function useAppointmentDeeds(id: string, onDone: () => void) {
  const { t, language: lang } = useText();
  const around = { params: { id }, query: { lang } };
  return useDeskAct(
    (asked: Deed) => {
      if (asked.deed === 'complete') return call(deskAppointments.complete, around);
      if (asked.deed === 'noShow') return call(deskAppointments.noShow, around);
      return call(deskAppointments.cancel, { ...around, body: { reason: asked.reason } });
    },
    () => {
      notify.success(t.deskAppointments.done);
      onDone();
    },
  );
}

const appointmentsQuery = (lang: Language) =>
  pagedQuery([...deskKey, 'appointments', lang], (after, signal) =>
    call(deskAppointments.list, { query: { lang, after } }, signal),
  );
