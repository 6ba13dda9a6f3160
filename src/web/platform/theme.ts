/** Light, dark or as the system says. Part of the boot script, so it stays small. */
import { keepInBrowser, readKept } from '#web/platform/browser/storage.ts';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const key = 'rihla-theme';
const barColour = { light: '#F5EFE4', dark: '#0B1E23' };

export function readTheme(): Theme {
  const kept = readKept(key);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(theme: Theme): void {
  keepInBrowser(key, theme);
  applyTheme();
}

/** Puts the theme on the page; the browser's own bar follows. */
export function applyTheme(): void {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.classList.toggle('dark', dark);
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', dark ? barColour.dark : barColour.light);
  }
}

/** Calls back when the system or another tab changes the theme. */
export function followTheme(changed: () => void): () => void {
  const onStorage = ({ key: changedKey }: StorageEvent) => {
    if (changedKey === key) changed();
  };
  prefersDark().addEventListener('change', changed);
  addEventListener('storage', onStorage);
  return () => {
    prefersDark().removeEventListener('change', changed);
    removeEventListener('storage', onStorage);
  };
}

const prefersDark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
