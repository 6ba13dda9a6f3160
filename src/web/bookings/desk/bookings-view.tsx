import { useQuery } from '@tanstack/react-query';
import { PendingRow } from '#web/bookings/desk/pending-row.tsx';
import { Failure } from '#web/desk/failure.tsx';
import type { OpenOverlay } from '#web/desk/overlay.ts';
import { PartPage } from '#web/desk/part-page.tsx';
import { pendingQuery } from '#web/desk/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Loader } from '#web/ui/loader.tsx';

/** Bookings that wait for a concierge. */
export function BookingsView({ onOverlay }: { onOverlay: OpenOverlay }) {
  const { t, language } = useText();
  const words = t.desk.bookings;
  const { data, error, refetch } = useQuery(pendingQuery(language));
  return (
    <PartPage title={words.title} text={words.text}>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!data && !error && <Loader label={t.desk.queue.reading} />}
      {data?.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
      <ul aria-label={words.title}>
        {data?.map((booking) => (
          <PendingRow key={booking.id} booking={booking} onOverlay={onOverlay} />
        ))}
      </ul>
    </PartPage>
  );
}
