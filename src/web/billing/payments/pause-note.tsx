import { pausedLabel, pausedWords } from '#domain/matters/money-words.ts';
import { useText } from '#web/i18n/use-text.ts';

/** In the place of the pay button, while its request waits for a new quote. */
export function Paused() {
  const { format, language } = useText();
  return (
    <span className="text-caption text-ink-soft">
      {pausedLabel(language)}. {pausedWords(language, undefined, format.money)}
    </span>
  );
}
