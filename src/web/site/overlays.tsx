import { Suspense } from 'react';
import type { PagePayload } from '#contract/pages.ts';
import { AssistantHost } from '#web/chat/assistant-host.tsx';
import { AskedOverlays } from '#web/site/asked-overlays.tsx';
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
  async () => (await import('#web/appointments/appointment-dialog.tsx')).AppointmentDialog,
  ['platform', 'appointments'],
);
const Search = inTime<OverlayProps<'search'>>(
  async () => (await import('#web/search/palette.tsx')).Palette,
  ['platform', 'search'],
);
const Tour = inTime<OverlayProps<'tour'>>(
  async () => (await import('#web/tour/tour-dialog.tsx')).TourDialog,
  ['platform', 'tour'],
);

export function Overlays({ payload }: { payload: PagePayload }) {
  const overlay = useOverlay();
  return (
    <>
      <Suspense>{overlay ? draw(overlay, payload) : <AskedOverlays payload={payload} />}</Suspense>
      <AssistantHost path={payload.path} />
    </>
  );
}

function draw(overlay: Overlay, payload: PagePayload) {
  const given = { payload, onClose: closeOverlay };
  if (overlay.name === 'consultation') return <Consultation overlay={overlay} {...given} />;
  if (overlay.name === 'search') return <Search overlay={overlay} {...given} />;
  return <Tour overlay={overlay} {...given} />;
}
