import { type ComponentType, lazy } from 'react';
import type { Language } from '#contract/primitives.ts';
import { directionOf } from '#domain/localise.ts';
import type { Feature, Texts } from '#web/feature-texts.ts';
import { useText, WordsContext } from '#web/i18n/use-text.ts';
import { fetchOnLine } from '#web/platform/line/line.ts';
import '#web/platform/overlays/proof-question.ts';
import { loadTexts } from '#web/texts.ts';

/** A part of another feature, its words and what its widgets stand on, fetched together when needed. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: Feature[],
  /** Words that stand in no list, because only this part shows them. */
  own?: (language: Language) => Promise<Partial<Texts>>,
) {
  return lazy(async () => {
    const language: Language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
    const [Shown, t, more, { DirectionProvider }] = await fetchOnLine(() =>
      Promise.all([
        load(),
        loadTexts(language, words),
        own?.(language),
        import('#web/ui/direction.tsx'),
      ]),
    );
    // biome-ignore lint/correctness/noComponentHookFactories: made once, when the part is first loaded
    const WithWords: ComponentType<Props> = (props) => {
      const page = useText();
      return (
        <WordsContext value={{ ...page, t: { ...page.t, ...t, ...more } }}>
          <DirectionProvider dir={directionOf(language)}>
            <Shown {...props} />
          </DirectionProvider>
        </WordsContext>
      );
    };
    return { default: WithWords };
  });
}
