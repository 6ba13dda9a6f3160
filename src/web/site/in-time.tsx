import { type ComponentType, lazy } from 'react';
import type { Language } from '#contract/primitives.ts';
import { directionOf } from '#web/i18n/locale.ts';
import { useText, WordsContext } from '#web/i18n/use-text.ts';
import { type Feature, loadTexts } from '#web/texts.ts';

/** A part of another feature, its words and what its widgets stand on, fetched together when needed. */
export function inTime<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: Feature[],
) {
  return lazy(async () => {
    const language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
    const [Shown, t, { DirectionProvider }] = await Promise.all([
      load(),
      loadTexts(language, words),
      import('#web/ui/direction.tsx'),
    ]);
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when the part is first loaded
    const WithWords: ComponentType<Props> = (props) => {
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
