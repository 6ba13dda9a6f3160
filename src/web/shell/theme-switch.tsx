import { useSyncExternalStore } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { chooseTheme, followTheme, readTheme, type Theme, themes } from '#web/platform/theme.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const redraw = new Set<() => void>();

/** Light, dark or as the system says: three radio buttons, so that arrow keys work as everywhere. */
export function ThemeSwitch() {
  const { t } = useText();
  const chosen = useSyncExternalStore(subscribe, readTheme, () => 'system');
  return (
    <fieldset className="flex items-center rounded-hair ring ring-line-inverse">
      <legend className="sr-only">{t.shell.theme.legend}</legend>
      {themes.map((theme) => (
        <label key={theme} title={t.shell.theme[theme]} className="theme-choice">
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={chosen === theme}
            onChange={() => choose(theme)}
            className="sr-only"
          />
          <Icon name={theme} className="size-4" />
          <span className="sr-only">{t.shell.theme[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function choose(theme: Theme) {
  chooseTheme(theme);
  for (const one of redraw) one();
}

/** The browser tells other tabs of a change, not the tab that made it. */
function subscribe(changed: () => void) {
  redraw.add(changed);
  const unfollow = followTheme(changed);
  return () => {
    redraw.delete(changed);
    unfollow();
  };
}
