import type { ActCardOf } from '#contract/assistant/acts.ts';
import { type Booking, bookings } from '#contract/bookings/bookings.ts';
import type { Money } from '#contract/primitives.ts';
import { ownName } from '#web/bookings/guests/use-named.ts';
import { finishBookingDraft } from '#web/bookings/sheet/draft.ts';
import { call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { moneyKeys } from '#web/platform/queries/stale-money.ts';

/** Holds the place of a card for the sum that was seen, and lays the sheet with its clock over the page. */
export function useHoldPlace({ wish, note }: ActCardOf<'hold'>) {
  const { open } = useAskedOverlay();
  return useAct<Money, Booking>(
    (total, lang) => {
      const name = ownName();
      const guests = name ? [{ name, age: null, needs: '' }] : [];
      const told = { guests, note, licenceHeld: false, limitsKept: false, pickUp: '' };
      return call(bookings.hold, {
        query: { lang },
        body: { ...wish, ...told, total, zone: zoneHere() },
      });
    },
    [...moneyKeys, ['availability'], ['calendar']],
    {
      onSuccess: () => {
        // What was once typed into the sheet gives way to what is held.
        finishBookingDraft(wish.offering);
        open('book', wish.offering);
      },
    },
  );
}
