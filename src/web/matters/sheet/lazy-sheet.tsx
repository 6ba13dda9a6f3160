import type { PagePayload } from '#contract/pages/pages.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';

interface LazyMatterSheetProps {
  slug: string;
  payload: PagePayload;
  onClose: () => void;
}

/** The form with the words that only it shows, fetched when the address asks for it. */
export const LazyMatterSheet = lazyPart<LazyMatterSheetProps>(
  async () => (await import('#web/matters/sheet/sheet.tsx')).MatterSheet,
  ['platform'],
  (language) =>
    language === 'ar'
      ? import('#web/matters/sheet/text.ar.ts')
      : import('#web/matters/sheet/text.en.ts'),
);
