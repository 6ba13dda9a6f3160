import { Suspense, useEffect } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import { AssistantHost } from '#web/chat/widget/assistant-host.tsx';
import { LazyMatterSheet } from '#web/matters/sheet/lazy-sheet.tsx';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { question, useWanted, useWasWanted } from '#web/platform/auth/proof.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { useAskedOverlay } from '#web/platform/overlays/asked-overlay.ts';
import { closeOverlay, type Overlay, useOverlay } from '#web/platform/overlays/overlay.ts';
import { bringQuestion } from '#web/platform/overlays/proof-question.ts';
import type { OpenOverlayProps } from '#web/platform/overlays/props.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';

interface AskedProps {
  slug: string;
  payload: PagePayload;
  onClose: () => void;
}

const Booking = lazyPart<AskedProps>(
  async () => (await import('#web/bookings/sheet/sheet.tsx')).BookingSheet,
  ['platform', 'bookingSheet', 'ticket', 'priceParts', 'billing'],
);
const Waitlist = lazyPart<AskedProps>(
  async () => (await import('#web/bookings/sheet/waitlist-dialog.tsx')).WaitlistDialog,
  ['platform', 'bookingSheet'],
);
const Quick = lazyPart<AskedProps>(
  async () => (await import('#web/bookings/quick/book.tsx')).QuickBook,
  ['platform', 'bookingSheet'],
);

/** What the address asks to be laid over the page. */
function AskedOverlays({ payload }: { payload: PagePayload }) {
  const { asked, close } = useAskedOverlay();
  if (!asked) return null;
  const given = { slug: asked.value, payload, onClose: close };
  if (asked.name === 'ask') return <LazyMatterSheet key={asked.value} {...given} />;
  if (asked.name === 'book') return <Booking key={asked.value} {...given} />;
  return asked.name === 'join' ? <Waitlist {...given} /> : <Quick {...given} />;
}

const Consultation = lazyPart<OpenOverlayProps<'consultation'>>(
  async () => (await import('#web/appointments/dialog.tsx')).AppointmentDialog,
  ['platform', 'appointments'],
);
const Search = lazyPart<OpenOverlayProps<'search'>>(
  async () => (await import('#web/search/palette.tsx')).Palette,
  ['platform', 'search'],
);
const Ask = lazyPart<OpenOverlayProps<'ask'>>(
  async () => (await import('#web/ask/sheet.tsx')).AskSheet,
  ['platform', 'ask', 'search', 'matters'],
);
const Tour = lazyPart<OpenOverlayProps<'tour'>>(
  async () => (await import('#web/tour/dialog.tsx')).TourDialog,
  ['platform', 'tour'],
);

const Proof = lazyPart(
  async () => (await import('#web/proof/dialog.tsx')).ProofDialog,
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
  if (overlay.name === 'search') return <SearchOrAsk overlay={overlay} {...given} />;
  if (overlay.name === 'ask') return <Ask overlay={overlay} {...given} />;
  return <Tour overlay={overlay} {...given} />;
}

/** Whoever is signed in asks the house, which finds as well; visitors search it. */
function SearchOrAsk(given: OpenOverlayProps<'search'>) {
  const session = useSession();
  if (!session || needsSecondFactor(session)) return <Search {...given} />;
  return <Ask {...given} overlay={{ name: 'ask' }} />;
}
