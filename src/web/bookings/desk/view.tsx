import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { DeskBooking } from '#contract/desk.ts';
import { linesInWords } from '#domain/matters/money-words.ts';
import { moneyLines } from '#domain/money/words/words.ts';
import { CallOffButton } from '#web/bookings/desk/call-off-dialog.tsx';
import { PendingRow } from '#web/bookings/desk/pending-row.tsx';
import { BookingRow } from '#web/bookings/desk/row.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { PartPage } from '#web/platform/desk/part-page.tsx';
import { confirmedQuery, pendingQuery } from '#web/platform/desk/queries.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { ListShape } from '#web/ui/panel/shapes.tsx';

/** Bookings that wait for a concierge, and those that stand. */
export function BookingsView({ onOverlay }: { onOverlay: OpenOverlay }) {
  const { t, language } = useText();
  const { text, title, empty, standing } = t.deskBookings;
  const pending = useQuery(pendingQuery(language));
  const confirmed = useQuery(confirmedQuery(language));
  // What is to be changed stands until that is answered, above.
  const changes = pending.data?.some(({ wish }) => wish !== null);
  return (
    <PartPage title={title} text={text}>
      <Rows read={pending} label={title} empty={empty}>
        {(booking) => <PendingRow key={booking.id} booking={booking} onOverlay={onOverlay} />}
      </Rows>
      <h2 className="mt-10 text-[1.75rem] leading-[1.2]">{standing.title}</h2>
      <p className="mb-3 text-ink-soft">{standing.text}</p>
      <Rows
        read={confirmed}
        label={standing.title}
        empty={changes ? standing.emptyBeside : standing.empty}
      >
        {(booking) => <ConfirmedRow key={booking.id} booking={booking} onOverlay={onOverlay} />}
      </Rows>
    </PartPage>
  );
}

interface RowsProps {
  read: UseQueryResult<DeskBooking[]>;
  label: string;
  empty: string;
  children: (booking: DeskBooking) => ReactNode;
}

function Rows({ read, label, empty, children }: RowsProps) {
  const { t } = useText();
  const { data, error } = read;
  return (
    <>
      <Unread inset of={read} />
      {!data && !error && <ListShape label={t.desk.reading} />}
      {data?.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul aria-label={label}>{data?.map(children)}</ul>
    </>
  );
}

interface ConfirmedRowProps {
  booking: DeskBooking;
  onOverlay: OpenOverlay;
}

/** What stands: how it is paid, and the way out when its operator fails. */
function ConfirmedRow({ booking, onOverlay }: ConfirmedRowProps) {
  const { format, language } = useText();
  const lines = moneyLines({ ...booking.sums, desk: true }, language);
  return (
    <BookingRow booking={booking} onOverlay={onOverlay} money={linesInWords(lines, format.money)}>
      <CallOffButton booking={booking} />
    </BookingRow>
  );
}
