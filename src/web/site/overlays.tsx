import { Suspense } from 'react';
import type { PagePayload } from '#contract/pages.ts';
import { type AskedOverlay, useAskedOverlay } from '#web/site/asked-overlay.ts';
import { inTime } from '#web/site/in-time.tsx';
import { closeOverlay, type Overlay, useOverlay } from '#web/site/overlay.ts';

type Shown<Name extends Overlay['name']> = Extract<Overlay, { name: Name }>;

export interface OverlayProps<Name extends Overlay['name']> {
  overlay: Shown<Name>;
  /** The page it lies over. */
  payload: PagePayload;
  onClose: () => void;
}

const Consultation = inTime<OverlayProps<'consultation'>>(
  async () => (await import('#web/consultation/consultation-dialog.tsx')).ConsultationDialog,
  ['platform', 'consultation'],
);
const Search = inTime<OverlayProps<'search'>>(
  async () => (await import('#web/search/palette.tsx')).Palette,
  ['platform', 'search'],
);
const Tour = inTime<OverlayProps<'tour'>>(
  async () => (await import('#web/tour/tour-dialog.tsx')).TourDialog,
  ['platform', 'tour'],
);

interface AskedProps {
  slug: string;
  payload: PagePayload;
  onClose: () => void;
}

const Booking = inTime<AskedProps>(
  async () => (await import('#web/booking-sheet/booking-sheet.tsx')).BookingSheet,
  ['platform', 'bookingSheet'],
);
const Waitlist = inTime<AskedProps>(
  async () => (await import('#web/booking-sheet/waitlist-dialog.tsx')).WaitlistDialog,
  ['platform', 'bookingSheet'],
);
const Quick = inTime<AskedProps>(
  async () => (await import('#web/booking-sheet/quick-book.tsx')).QuickBook,
  ['platform', 'bookingSheet'],
);

export function Overlays({ payload }: { payload: PagePayload }) {
  const overlay = useOverlay();
  const { asked, close } = useAskedOverlay();
  return (
    <Suspense>
      {overlay ? draw(overlay, payload) : asked && drawAsked(asked, payload, close)}
    </Suspense>
  );
}

function drawAsked({ name, value }: AskedOverlay, payload: PagePayload, onClose: () => void) {
  const given = { slug: value, payload, onClose };
  if (name === 'book') return <Booking key={value} {...given} />;
  return name === 'waitlist' ? <Waitlist {...given} /> : <Quick {...given} />;
}

function draw(overlay: Overlay, payload: PagePayload) {
  const given = { payload, onClose: closeOverlay };
  if (overlay.name === 'consultation') return <Consultation overlay={overlay} {...given} />;
  if (overlay.name === 'search') return <Search overlay={overlay} {...given} />;
  return <Tour overlay={overlay} {...given} />;
}
