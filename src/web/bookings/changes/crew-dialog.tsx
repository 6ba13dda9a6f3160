import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { Booking } from '#contract/bookings/bookings.ts';
import { can } from '#domain/bookings/life.ts';
import { isBefore } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { toldId } from '#web/platform/addresses/booking-addresses.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { FormShape } from '#web/ui/panel/shapes.tsx';

const ToldForm = lazyPart<{ booking: Booking; onClose: () => void }>(
  async () => (await import('#web/bookings/changes/crew-form.tsx')).ToldForm,
  ['platform', 'bookingSheet', 'ownBookings'],
);

/** Names and a word to the crew may follow until it begins; the server asks the same rules. */
export function ToldDialog({ booking }: { booking: Booking }) {
  const { t } = useText();
  const words = t.ownBookings.told;
  const { hash } = useLocation();
  if (!can(booking.place, 'change') || !isBefore(nowHere(), booking.startsAt)) return null;
  return (
    <TriggerDialog
      startsOpen={hash === `#${toldId}`}
      trigger={
        <Button size="small" variant="outline" className="mt-4 print:hidden">
          {words.open}
        </Button>
      }
      title={words.title}
      text={words.text}
    >
      {(close) => (
        <Suspense fallback={<FormShape label={words.opening} />}>
          <ToldForm booking={booking} onClose={close} />
        </Suspense>
      )}
    </TriggerDialog>
  );
}
