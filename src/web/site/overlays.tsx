import { Suspense, useEffect } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import { AssistantHost } from '#web/chat/widget/assistant-host.tsx';
import { question, useWanted, useWasWanted } from '#web/platform/proof.ts';
import { AskedOverlays } from '#web/site/asked-overlays.tsx';
import { inTime } from '#web/site/in-time.tsx';
import { closeOverlay, type Overlay, useOverlay } from '#web/site/overlay.ts';
import type { OverlayProps } from '#web/site/overlay-props.ts';
import { bringQuestion } from '#web/site/proof-question.ts';

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

const Proof = inTime(
  async () => (await import('#web/proof/proof-dialog.tsx')).ProofDialog,
  ['platform', 'auth', 'proof'],
);

export function Overlays({ payload }: { payload: PagePayload }) {
  const overlay = useOverlay();
  useQuestion(overlay);
  const isDrawn = overlay && overlay.name !== 'proof';
  return (
    <>
      <Suspense>{isDrawn ? draw(overlay, payload) : <AskedOverlays payload={payload} />}</Suspense>
      <AssistantHost path={payload.path} />
      <Suspense>{useWasWanted() && <Proof />}</Suspense>
    </>
  );
}

/** While something lies over the page already, the question comes up beside it and closes nothing. */
function useQuestion(overlay: Overlay | undefined) {
  const isWanted = useWanted() !== undefined;
  const isAlone = overlay?.name === 'proof';
  useEffect(() => {
    question.bring = () => {};
    return () => {
      question.bring = bringQuestion;
    };
  }, []);
  useEffect(() => {
    if (isAlone && !isWanted) closeOverlay();
  }, [isAlone, isWanted]);
}

function draw(overlay: Exclude<Overlay, { name: 'proof' }>, payload: PagePayload) {
  const given = { payload, onClose: closeOverlay };
  if (overlay.name === 'consultation') return <Consultation overlay={overlay} {...given} />;
  if (overlay.name === 'search') return <Search overlay={overlay} {...given} />;
  return <Tour overlay={overlay} {...given} />;
}
