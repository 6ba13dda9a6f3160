import type { Booking } from '#contract/bookings/bookings.ts';
import { can } from '#domain/bookings/life.ts';
import { CancelDialog } from '#web/bookings/changes/cancel-dialog.tsx';
import { ChangeDialog } from '#web/bookings/changes/dialog.tsx';
import { useRelease } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { countdownEnd, useCountdown } from '#web/platform/use-countdown.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

/** What the rules allow from here; the server asks the same rules. */
export function BookingActions({ booking, readAt }: { booking: Booking; readAt: number }) {
  const { t } = useText();
  const words = t.ownBookings;
  const left = useCountdown(countdownEnd(booking.heldFor, readAt));
  const place = booking.place === 'held' && left === 0 ? 'expired' : booking.place;
  const begins = !can(place, 'cancel') && !can(place, 'release');
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3 empty:hidden print:hidden">
      {can(place, 'confirm') && (
        <ButtonLink size="small" to={sheetPath(booking)}>
          {booking.confirmsAtOnce ? words.resume : words.resumeAsking}
        </ButtonLink>
      )}
      {can(place, 'change') && <ChangeDialog booking={booking} />}
      {can(place, 'cancel') && <CancelDialog booking={booking} />}
      {can(place, 'release') && <Release booking={booking} />}
      {begins && (
        <ButtonLink size="small" variant="outline" to={sheetPath(booking)}>
          {place === 'expired' ? words.holdAgain : words.bookAgain}
        </ButtonLink>
      )}
    </div>
  );
}

function Release({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { release: words } = t.ownBookings;
  const release = useRelease(booking);
  return (
    <ActDialog
      trigger={
        <Button size="small" variant="danger">
          {words.open}
        </Button>
      }
      title={words.title}
      text={words.text}
      confirm={words.submit}
      keep={t.ownBookings.keepIt}
      act={release}
      onConfirm={() => release.mutateAsync()}
    />
  );
}
