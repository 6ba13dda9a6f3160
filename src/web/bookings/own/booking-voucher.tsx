import { useMutation } from '@tanstack/react-query';
import { CalendarPlus, FileDown, Printer } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Booking, BookingPlace } from '#contract/bookings/bookings.ts';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import type { Language } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const ArrivalCode = lazy(async () => ({
  default: (await import('#web/bookings/own/arrival-code.tsx')).ArrivalCode,
}));

const icon = { size: 18, strokeWidth: 1.5 };

/** The voucher, the code to show on arrival and the entry for one's own calendar. */
export function BookingVoucher({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { papers } = t.ownBookings;
  if (!hasPapers(booking.place)) return null;
  // Nobody shows on arrival what nobody has confirmed.
  const stands = booking.place !== 'pending';
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
      <div className="mt-5 grid gap-2.5 print:hidden">
        {stands && <PaperButton booking={booking} kind="voucher" icon={<FileDown {...icon} />} />}
        <PaperButton booking={booking} kind="calendar" icon={<CalendarPlus {...icon} />} />
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

interface PaperButtonProps {
  booking: Booking;
  kind: 'voucher' | 'calendar';
  icon: ReactNode;
}

function PaperButton({ booking: { id, reference }, kind, icon: sign }: PaperButtonProps) {
  const { t, language } = useText();
  const { papers } = t.ownBookings;
  const fileName = papers[`${kind}File`](reference);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchVoucher(kind, { id, lang: language, fileName }),
  });
  return (
    <>
      <Button
        size="small"
        variant="outline"
        icon={sign}
        busy={isPending}
        busyLabel={papers.fetching}
        onClick={() => mutate()}
      >
        {papers[kind]}
      </Button>
      {error && <AlertPanel title={papers.failed} text={t.platform.errors[codeOf(error)]} />}
    </>
  );
}

/** What stands or stood: a place that is only held has no papers. */
const withPapers: readonly BookingPlace[] = ['pending', 'confirmed', 'completed'];

const hasPapers = (place: BookingPlace) => withPapers.includes(place);

interface Asked {
  id: string;
  lang: Language;
  /** As the reader finds it among their files. */
  fileName: string;
}

const fetchVoucher = (kind: keyof typeof bookingVoucher, { id, lang, fileName }: Asked) =>
  saveFile(bookingVoucher[kind].path, { params: { id }, query: { lang } }, fileName);
