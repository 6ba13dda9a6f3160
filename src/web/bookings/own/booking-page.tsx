import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { BookingView } from '#web/bookings/own/view.tsx';
import { TicketShape } from '#web/bookings/ticket/shape.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { bookingIn, ownAddresses } from '#web/platform/addresses/booking-addresses.ts';
import { codeOf } from '#web/platform/api.ts';
import { bookingQuery } from '#web/platform/queries/booking-queries.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';

export const BookingPage = ({ payload }: { payload: PagePayload }) => (
  <RequireSession waiting={<TicketShape />}>
    {() => <OneBooking payload={payload} />}
  </RequireSession>
);

/** The shell is the same for every booking; which one it is, only the address says. */
function OneBooking({ payload }: { payload: PagePayload }) {
  const { t, language } = useText();
  const id = useAddressed();
  const read = useQuery(bookingQuery(id, language));
  const { data, error } = read;
  if (data) return <BookingView booking={data} readAt={data.readAt} />;
  if (!error) return <TicketShape />;
  return (
    <div className="wrap grid min-h-svh content-center pt-(--shell-h)">
      {codeOf(error) === 'not_found' ? (
        <Nobodys payload={payload} />
      ) : (
        <Unread of={read} title={t.ownBookings.failed} />
      )}
    </div>
  );
}

/** While one leaves, the address already names the next page and this one is still shown. */
function useAddressed(): string {
  const { pathname } = useLocation();
  const named = bookingIn(pathname);
  const [id, setId] = useState(named ?? '');
  if (named && named !== id) setId(named);
  return named ?? id;
}

function Nobodys({ payload: { page } }: { payload: PagePayload }) {
  const { t } = useText();
  const { notFound, notFoundText, toList } = t.ownBookings;
  if (page.name !== 'own-booking') return null;
  return (
    <EmptyState
      level={1}
      picture={page.content.emptyPicture}
      title={notFound}
      text={notFoundText}
      action={
        <ButtonLink to={ownAddresses.list} variant="outline">
          {toList}
        </ButtonLink>
      }
    />
  );
}
