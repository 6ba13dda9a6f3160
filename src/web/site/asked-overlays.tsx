import type { PagePayload } from '#contract/pages/pages.ts';
import { useAskedOverlay } from '#web/site/asked-overlay.ts';
import { inTime } from '#web/site/in-time.tsx';

interface AskedProps {
  slug: string;
  payload: PagePayload;
  onClose: () => void;
}

const Booking = inTime<AskedProps>(
  async () => (await import('#web/bookings/sheet/booking-sheet.tsx')).BookingSheet,
  ['platform', 'bookingSheet', 'priceParts', 'billing'],
);
const Waitlist = inTime<AskedProps>(
  async () => (await import('#web/bookings/sheet/waitlist-dialog.tsx')).WaitlistDialog,
  ['platform', 'bookingSheet'],
);
const Quick = inTime<AskedProps>(
  async () => (await import('#web/bookings/sheet/quick-book.tsx')).QuickBook,
  ['platform', 'bookingSheet'],
);

const Ask = inTime<AskedProps>(
  async () => (await import('#web/matters/sheet/matter-sheet.tsx')).MatterSheet,
  ['platform'],
  (language) =>
    language === 'ar'
      ? import('#web/matters/sheet/text.ar.ts')
      : import('#web/matters/sheet/text.en.ts'),
);

/** What the address asks to be laid over the page. */
export function AskedOverlays({ payload }: { payload: PagePayload }) {
  const { asked, close } = useAskedOverlay();
  if (!asked) return null;
  const given = { slug: asked.value, payload, onClose: close };
  if (asked.name === 'ask') return <Ask key={asked.value} {...given} />;
  if (asked.name === 'book') return <Booking key={asked.value} {...given} />;
  return asked.name === 'join' ? <Waitlist {...given} /> : <Quick {...given} />;
}
