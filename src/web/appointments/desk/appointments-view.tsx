import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskAppointment } from '#contract/appointments/desk.ts';
import { isBefore } from '#domain/time.ts';
import { useAppointmentDeeds } from '#web/appointments/desk/use-appointment-deeds.ts';
import { Failure } from '#web/desk/failure.tsx';
import { spokenMoment } from '#web/desk/moments.ts';
import { plainButton } from '#web/desk/panel.tsx';
import { PartPage } from '#web/desk/part-page.tsx';
import { appointmentsQuery } from '#web/desk/queries.ts';
import { ReasonDialog } from '#web/desk/reason-dialog.tsx';
import { useNow } from '#web/desk/use-now.ts';
import { useText } from '#web/i18n/use-text.ts';
import { instantOf } from '#web/platform/clock-here.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loader } from '#web/ui/loader.tsx';

/** What advisers have booked, whoever booked it: clients and visitors alike. */
export function AppointmentsView() {
  const { t, language } = useText();
  const words = t.desk.planned;
  const query = useInfiniteQuery(appointmentsQuery(language));
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const appointments = data?.pages.flatMap(({ items }) => items);
  return (
    <PartPage title={words.title} text={words.text}>
      {error && !appointments && <Failure error={error} onRetry={refetch} />}
      {!appointments && !error && <Loader label={t.desk.queue.reading} />}
      {appointments?.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul aria-label={words.title}>
        {appointments?.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} />
        ))}
      </ul>
      {hasNextPage && (
        <LoadMore
          label={t.desk.queue.more}
          busyLabel={t.desk.queue.loading}
          busy={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
        />
      )}
    </PartPage>
  );
}

function Row({ appointment }: { appointment: DeskAppointment }) {
  const { t, language } = useText();
  const words = t.desk.planned;
  const { startsAt, subject, adviser, name, email, phone, message } = appointment;
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3.5">
      <bdi className="tnum w-36 shrink-0 font-medium">
        <time dateTime={startsAt}>{spokenMoment(startsAt, language)}</time>
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
  const words = t.desk.planned;
  const [asking, setAsking] = useState(false);
  const deeds = useAppointmentDeeds(appointment.id, () => setAsking(false));
  const { name, startsAt } = appointment;
  const begun = isBefore(startsAt, instantOf(useNow()));
  return (
    <div className="flex items-center gap-4">
      {begun && <Ends name={name} deeds={deeds} />}
      <button
        type="button"
        className={plainButton}
        aria-label={words.cancelOf(name)}
        onClick={() => setAsking(true)}
      >
        {words.cancel}
      </button>
      {asking && (
        <ReasonDialog
          title={words.cancelTitle}
          text={words.cancelText}
          helper={t.desk.moves.reasonForClient}
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

interface EndsProps {
  name: string;
  deeds: ReturnType<typeof useAppointmentDeeds>;
}

/** Nobody can say how it went before it has begun. */
function Ends({ name, deeds }: EndsProps) {
  const { t } = useText();
  const words = t.desk.planned;
  return (
    <>
      <button
        type="button"
        className={plainButton}
        aria-label={words.completeOf(name)}
        disabled={deeds.isPending}
        onClick={() => deeds.mutate({ deed: 'complete' })}
      >
        {words.complete}
      </button>
      <button
        type="button"
        className={plainButton}
        aria-label={words.noShowOf(name)}
        disabled={deeds.isPending}
        onClick={() => deeds.mutate({ deed: 'noShow' })}
      >
        {words.noShow}
      </button>
    </>
  );
}
