import { FileDown, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import { useFile } from '#web/bookings/own/use-file.ts';
import { hasVoucher } from '#web/bookings/own/ways.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

const ArrivalCode = lazy(async () => ({
  default: (await import('#web/bookings/ticket/arrival-code.tsx')).ArrivalCode,
}));

const icon = { size: 18, strokeWidth: 1.5 };

/** The code to show on arrival, and the ticket on paper. Nobody shows what nobody has confirmed. */
export function BookingVoucher({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { papers } = t.ownBookings;
  const { id, reference, place } = booking;
  const [fetch, busy] = useFile('voucher', id, papers.voucherFile(reference));
  if (!hasVoucher(booking)) return null;
  const stands = place !== 'pending';
  return (
    <Panel title={papers.title}>
      {stands && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Suspense fallback={<Skeleton className="size-36" />}>
            <ArrivalCode booking={booking} />
          </Suspense>
          <p className="min-w-36 flex-1 text-caption text-ink-soft">{papers.codeText}</p>
        </div>
      )}
      <div className="mt-5 grid gap-2.5">
        {stands && (
          <Button
            size="small"
            variant="outline"
            icon={<FileDown {...icon} />}
            busy={busy}
            busyLabel={papers.fetching}
            onClick={fetch}
          >
            {papers.voucher}
          </Button>
        )}
        <Button
          size="small"
          variant="outline"
          icon={<Printer {...icon} />}
          onClick={() => window.print()}
        >
          {papers.print}
        </Button>
      </div>
    </Panel>
  );
}
