import { CalendarPlus, PencilLine, Share2, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking, BookingPlace } from '#contract/bookings/bookings.ts';
import { can } from '#domain/bookings/life.ts';
import { termStateOf } from '#domain/money/words/term.ts';
import { BookingActions } from '#web/bookings/own/actions.tsx';
import { ShareButton } from '#web/bookings/own/share-button.tsx';
import { useFile } from '#web/bookings/own/use-file.ts';
import { wayLook } from '#web/bookings/own/way-look.ts';
import { WalletDialog } from '#web/bookings/ticket/wallet-dialog.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { sayMoment } from '#web/platform/moments.ts';

const icon = { size: 18, strokeWidth: 1.5, className: 'shrink-0 text-brass' };

/** What stands or stood: a place that is only held has no voucher. */
const withVoucher: readonly BookingPlace[] = ['pending', 'confirmed', 'completed'];

export const hasVoucher = ({ place }: Booking) => withVoucher.includes(place);

/** The four things one does with a booking: into the calendar, into a pocket, to the party, and otherwise. */
export function BookingWays({ booking, readAt }: { booking: Booking; readAt: number }) {
  const { t } = useText();
  const { ways } = t.ownBookings;
  const isVoucherThere = hasVoucher(booking);
  return (
    <section aria-label={ways.title} className="mt-7 border-t border-line-strong print:hidden">
      {isVoucherThere && (
        <>
          <CalendarWay booking={booking} />
          <WalletDialog booking={booking} icon={<Wallet {...icon} />} />
          <ShareButton booking={booking} icon={<Share2 {...icon} />} />
        </>
      )}
      <div className="py-3.5">
        {can(booking.place, 'cancel') && (
          <p className="mb-3 flex items-center gap-3.5 text-[0.9375rem] font-medium">
            <PencilLine {...icon} />
            {ways.change}
            <FreeUntil booking={booking} />
          </p>
        )}
        <BookingActions booking={booking} readAt={readAt} />
      </div>
    </section>
  );
}

function CalendarWay({ booking: { id, reference } }: { booking: Booking }) {
  const { t } = useText();
  const { ways, papers } = t.ownBookings;
  const [fetch, busy] = useFile('calendar', id, papers.calendarFile(reference));
  return (
    <button type="button" aria-busy={busy} onClick={fetch} className={wayLook}>
      <CalendarPlus {...icon} />
      {ways.calendar}
      <Note>{ways.calendarNote}</Note>
    </button>
  );
}

/** Until when nothing is asked for, as long as that lies ahead. */
function FreeUntil({ booking: { quote, sums } }: { booking: Booking }) {
  const { t, language } = useText();
  const { freeUntil } = quote.terms;
  if (!freeUntil || termStateOf(sums).freeOver) return null;
  return <Note>{t.ownBookings.ways.freeUntil(sayMoment(freeUntil, language))}</Note>;
}

const Note = ({ children }: { children: ReactNode }) => (
  <small className="ms-auto ps-2 text-end text-caption font-normal text-ink-mute">
    <bdi>{children}</bdi>
  </small>
);
