import { useState } from 'react';
import type { Settings } from '#contract/settings.ts';
import { useText } from '#web/i18n/use-text.ts';
import { chooseTheme, readTheme, type Theme, themes } from '#web/platform/theme.ts';
import { Part } from '#web/settings/part.tsx';
import { useChangeSettings } from '#web/settings/queries.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

/** On this device at once, and on every other after the next sign-in. */
export function AppearancePart({ settings }: { settings: Settings }) {
  const { t } = useText();
  const { appearance: words } = t.settings;
  const { mutate } = useChangeSettings();
  const [theme, setTheme] = useState<Theme>(() => settings.theme ?? readTheme());
  const choose = (chosen: Theme) => {
    setTheme(chosen);
    chooseTheme(chosen);
    mutate({ theme: chosen });
  };
  return (
    <Part name="appearance">
      <div className="border-t border-line-strong pt-5">
        <RadioGroup
          label={words.legend}
          value={theme}
          options={themes.map((value) => ({ value, label: words[value] }))}
          onChange={choose}
        />
      </div>
    </Part>
  );
}
