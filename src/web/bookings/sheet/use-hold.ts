import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BookingWish } from '#contract/bookings/asks.ts';
import { type Booking, bookings } from '#contract/bookings/bookings.ts';
import type { Money } from '#contract/primitives.ts';
import { type Draft, readDraft, toldOf, writeDraft } from '#web/bookings/sheet/draft.ts';
import type { Bookable } from '#web/bookings/sheet/offering.ts';
import { findHeld, type Held, readHeld, received } from '#web/bookings/sheet/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';

/** The place that is held, if there is one, and all that can be done with it. */
export function useHold(offering: Bookable) {
  const { language: lang } = useText();
  const { slug } = offering;
  const [held, setHeld] = useState<Held>();
  const [searching, setSearching] = useState(true);
  const refresh = useRefresh();
  const keepHeld = (booking: Booking) => {
    setHeld(received(booking));
    writeDraft(slug, { bookingId: booking.id });
    refresh();
    return booking;
  };
  useResume({ offering, onFound: setHeld, onSearched: () => setSearching(false) });
  useAwake(held, setHeld);
  const id = held?.booking.id ?? '';
  const parts = { params: { id }, query: { lang } };
  return {
    held,
    searching,
    /** It has moved on, in another tab: what has become of it. */
    reread: () => held && readHeld(held.booking.id, lang).then(setHeld, console.warn),
    /** The server says that it is over, whatever is left on our clock. */
    end: () => held && setHeld({ ...held, endsAt: performance.now() }),
    place: async (wish: BookingWish, total: Money, draft: Draft) => {
      const body = { ...wish, ...toldOf(draft), total, zone: zoneHere() };
      return keepHeld(await call(bookings.hold, { query: { lang }, body }));
    },
    adjust: async ({ offering: _same, ...placed }: BookingWish, total: Money, draft: Draft) => {
      const body = { ...placed, ...toldOf(draft), total };
      return keepHeld(await call(bookings.adjust, { ...parts, body }));
    },
    confirm: async (total: Money, draft: Draft) => {
      const body = { ...toldOf(draft), total };
      return keepHeld(await call(bookings.confirm, { ...parts, body }));
    },
  };
}

interface Resume {
  offering: Bookable;
  onFound: (held: Held) => void;
  onSearched: () => void;
}

/** Whoever closed the sheet, or reloaded, finds the place still held and everything as it was. */
function useResume({ offering, onFound, onSearched }: Resume) {
  const { language } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each offering
  useEffect(() => {
    const { bookingId } = readDraft(offering.slug);
    findHeld(offering.slug, bookingId, language)
      // A list that cannot be read keeps nobody from booking.
      .catch(() => undefined)
      .then((held) => {
        if (held && bookingId !== held.booking.id) writeDraft(offering.slug, draftOf(held.booking));
        if (held) onFound(held);
        onSearched();
      })
      .catch(console.error);
  }, [offering.slug]);
}

function draftOf({ id, day, time, length, party, addOns, ...told }: Booking): Draft {
  const { guests, note, licenceHeld } = told;
  const quantities = addOns.map((extra) => [extra.id, extra.quantity]);
  return {
    bookingId: id,
    day,
    time: time ?? undefined,
    length,
    party,
    addOns: Object.fromEntries(quantities),
    guests,
    note,
    licenceHeld,
  };
}

/** Steady clocks stand still while a device sleeps: when it wakes, the server is asked once more. */
function useAwake(held: Held | undefined, setHeld: (held: Held) => void) {
  const { language } = useText();
  const id = held?.booking.place === 'held' ? held.booking.id : undefined;
  useEffect(() => {
    if (!id) return;
    const wake = () => {
      if (document.visibilityState === 'visible')
        readHeld(id, language).then(setHeld, console.warn);
    };
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [id, language, setHeld]);
}

/** Lists of bookings, free places and guests are others after each step. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const key of ['bookings', 'availability', 'calendar', 'guests'])
      void client.invalidateQueries({ queryKey: [key] });
  };
}
