import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { BookingWish } from '#contract/bookings/asks.ts';
import { type Booking, bookings } from '#contract/bookings/bookings.ts';
import type { Money } from '#contract/primitives.ts';
import { caughtUp, draftOf } from '#web/bookings/holds/held-draft.ts';
import { type Draft, readDraft, toldOf, writeDraft } from '#web/bookings/sheet/draft.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import { type HeldBooking, heldAsReceived, heldQuery } from '#web/bookings/sheet/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { markHeld } from '#web/platform/browser/held-mark.ts';
import { zoneHere } from '#web/platform/clock-here.ts';

/** The place that is held, if there is one, and all that can be done with it. */
export function useHold({ slug }: Bookable) {
  const { language: lang } = useText();
  const client = useQueryClient();
  const query = heldQuery(slug, lang);
  const { data, isFetchedAfterMount, refetch } = useQuery(query);
  const held = data ?? undefined;
  const setHeld = (next: HeldBooking) => client.setQueryData(query.queryKey, next);
  useCaughtUp(held);
  const refresh = useRefresh();
  const keepHeld = (booking: Booking) => {
    setHeld(heldAsReceived(booking));
    const { id: bookingId, heldUntil } = booking;
    writeDraft(slug, { bookingId, heldAs: draftOf(booking), heldUntil });
    refresh();
    return booking;
  };
  const { id = '', version = 0 } = held?.booking ?? {};
  const parts = { params: { id }, query: { lang } };
  return {
    held,
    /** Whether something is held is not known yet; a list that cannot be read keeps nobody from booking. */
    searching: !isFetchedAfterMount,
    /** It has moved on, in another tab: what has become of it. */
    reread: refetch,
    /** The server says that it is over, whatever is left on our clock. */
    end: () => held && setHeld({ ...held, endsAt: performance.now() }),
    /** Nothing comes of it where another tab holds a place of this already: whether that one moves is asked. */
    place: async (wish: BookingWish, total: Money, draft: Draft) => {
      const other = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
      if (other?.booking.place === 'held') return undefined;
      const body = { ...wish, ...toldOf(draft), total, zone: zoneHere() };
      return keepHeld(await call(bookings.hold, { query: { lang }, body }));
    },
    adjust: async ({ offering: _same, ...placed }: BookingWish, total: Money, draft: Draft) => {
      const body = { ...placed, ...toldOf(draft), total };
      return keepHeld(await call(bookings.adjust, { ...parts, version, body }));
    },
    confirm: async (total: Money, draft: Draft) => {
      const body = { ...toldOf(draft), total };
      return keepHeld(await call(bookings.confirm, { ...parts, version, body }));
    },
    release: async () => keepHeld(await call(bookings.release, parts)),
  };
}

/** Whoever closed the sheet, reloaded, or held it in another tab finds the place held and everything as it was. */
function useCaughtUp(held: HeldBooking | undefined) {
  const { booking } = held ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what is held
  useEffect(() => {
    if (booking?.place !== 'held') return;
    markHeld(true);
    const { slug } = booking.offering;
    writeDraft(slug, caughtUp(readDraft(slug), booking));
  }, [booking?.id, booking?.version]);
}

/** Lists of bookings, free places and guests are others after each step. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const key of ['bookings', 'availability', 'calendar', 'guests'])
      void client.invalidateQueries({ queryKey: [key] });
  };
}
