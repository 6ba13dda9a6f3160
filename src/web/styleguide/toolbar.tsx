import { useState } from 'react';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { otherLanguage } from '#web/i18n/locale.ts';
import { chooseTheme, readTheme, type Theme, themes } from '#web/platform/theme.ts';
import type { StyleguideText } from '#web/styleguide/styleguide-text.ts';
import { Chips } from '#web/ui/chips.tsx';

interface ToolbarProps {
  text: StyleguideText;
  language: Language;
}

/** Overlays hang on the document, so the theme and the direction are changed there, as everywhere. */
export function Toolbar({ text, language }: ToolbarProps) {
  const { toolbar } = text;
  const [theme, setTheme] = useState<Theme>(readTheme);
  const other = otherLanguage(language);
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <section
      aria-label={toolbar.label}
      className="sticky top-(--nav-h) z-10 -mx-(--gutter) flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-line bg-surface px-(--gutter) py-2"
    >
      <Chips
        label={toolbar.theme}
        options={themes.map((value) => ({ value, label: toolbar[value] }))}
        value={theme}
        onChange={choose}
      />
      <a
        href={addressOf(other, '/styleguide')}
        lang={other}
        className="inline-flex min-h-11 items-center border-b border-brass-fill px-1"
      >
        {text.otherLanguage}
      </a>
    </section>
  );
}
