import { type ComponentType, lazy, Suspense } from 'react';
import type { PagePayload } from '#contract/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { directionOf } from '#web/i18n/locale.ts';
import { useText, WordsContext } from '#web/i18n/use-text.ts';
import { closeOverlay, type Overlay, useOverlay } from '#web/site/overlay.ts';
import { type Feature, loadTexts } from '#web/texts.ts';

type Shown<Name extends Overlay['name']> = Extract<Overlay, { name: Name }>;

export interface OverlayProps<Name extends Overlay['name']> {
  overlay: Shown<Name>;
  /** The page it lies over. */
  payload: PagePayload;
  onClose: () => void;
}

type Content<Name extends Overlay['name']> = ComponentType<OverlayProps<Name>>;

/** The overlay, its words and what its widgets stand on, fetched together. */
function inTime<Name extends Overlay['name']>(
  load: () => Promise<Content<Name>>,
  words: Feature[],
) {
  return lazy(async () => {
    const language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
    const [Shown, t, { DirectionProvider }] = await Promise.all([
      load(),
      loadTexts(language, words),
      import('#web/ui/direction.tsx'),
    ]);
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when the overlay is first loaded
    const WithWords: Content<Name> = (props) => {
      const page = useText();
      return (
        <WordsContext value={{ ...page, t: { ...page.t, ...t } }}>
          <DirectionProvider dir={directionOf(language)}>
            <Shown {...props} />
          </DirectionProvider>
        </WordsContext>
      );
    };
    return { default: WithWords };
  });
}

const Consultation = inTime<'consultation'>(
  async () => (await import('#web/consultation/consultation-dialog.tsx')).ConsultationDialog,
  ['platform', 'consultation'],
);
const Search = inTime<'search'>(
  async () => (await import('#web/search/palette.tsx')).Palette,
  ['platform', 'search'],
);
const Tour = inTime<'tour'>(
  async () => (await import('#web/tour/tour-dialog.tsx')).TourDialog,
  ['platform', 'tour'],
);

export function Overlays({ payload }: { payload: PagePayload }) {
  const overlay = useOverlay();
  return <Suspense>{overlay && draw(overlay, payload)}</Suspense>;
}

function draw(overlay: Overlay, payload: PagePayload) {
  const given = { payload, onClose: closeOverlay };
  if (overlay.name === 'consultation') return <Consultation overlay={overlay} {...given} />;
  if (overlay.name === 'search') return <Search overlay={overlay} {...given} />;
  return <Tour overlay={overlay} {...given} />;
}
