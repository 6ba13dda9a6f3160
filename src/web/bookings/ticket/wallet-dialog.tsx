import { useQuery } from '@tanstack/react-query';
import { FileDown, Image } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import { useFile } from '#web/bookings/own/use-file.ts';
import { wayLook } from '#web/bookings/own/way-look.ts';
import { useText } from '#web/i18n/use-text.ts';
import { bookingsKey } from '#web/platform/queries/booking-queries.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

const walletsQuery = (id: string, lang: 'en' | 'ar', version: number) =>
  readQuery([...bookingsKey, 'wallets', id, lang, version], bookingVoucher.wallets, {
    params: { id },
    query: { lang },
  });

/** Into the wallets that this house serves; always as a picture and on paper. */
export function WalletDialog({ booking, icon }: { booking: Booking; icon: ReactNode }) {
  const { t, language } = useText();
  const { ways } = t.ownBookings;
  const { data } = useQuery(walletsQuery(booking.id, language, booking.version));
  const hasWallet = data !== undefined && (data.apple || data.google !== null);
  const name = hasWallet ? ways.wallet : ways.keep;
  return (
    <TriggerDialog
      trigger={
        <button type="button" className={wayLook}>
          {icon}
          {name}
          <small className="ms-auto text-caption font-normal text-ink-mute">
            {hasWallet ? ways.walletNote : ways.keepNote}
          </small>
        </button>
      }
      title={name}
      text={ways.walletText}
    >
      {() => (
        <div className="grid gap-3">
          {data?.apple && <Paper booking={booking} kind="pass" />}
          {data?.google && (
            <ButtonLink variant="outline" to={data.google}>
              {ways.google}
            </ButtonLink>
          )}
          <Paper booking={booking} kind="picture" />
          {booking.place !== 'pending' && <Paper booking={booking} kind="voucher" />}
        </div>
      )}
    </TriggerDialog>
  );
}

interface PaperProps {
  booking: Booking;
  kind: 'pass' | 'picture' | 'voucher';
}

function Paper({ booking: { id, reference }, kind }: PaperProps) {
  const { t } = useText();
  const { ways, papers } = t.ownBookings;
  const names = { pass: ways.apple, picture: ways.picture, voucher: papers.voucher };
  const ends = { pass: 'pkpass', picture: 'png', voucher: 'pdf' };
  const [fetch, busy] = useFile(kind, id, `rihla-${reference}.${ends[kind]}`);
  const Sign = kind === 'voucher' ? FileDown : Image;
  return (
    <Button
      variant="outline"
      busy={busy}
      busyLabel={papers.fetching}
      icon={kind !== 'pass' && <Sign size={18} strokeWidth={1.5} />}
      onClick={fetch}
    >
      {names[kind]}
    </Button>
  );
}
