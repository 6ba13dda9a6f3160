import { useEffect } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { openSearch } from '#web/platform/overlays/overlay.ts';
import { Icon } from '#web/ui/icon.tsx';

/** In the bar of every page, and with it Ctrl or Cmd and K. The palette itself comes when it is asked for. */
export function SearchButton() {
  const { t } = useText();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      // By its place on the keyboard: on an Arabic one the same key writes another letter.
      if (event.code !== 'KeyK' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      openSearch();
    };
    addEventListener('keydown', open);
    return () => removeEventListener('keydown', open);
  }, []);
  return (
    <button
      type="button"
      aria-label={t.shell.search}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openSearch}
      className="-mx-3 grid size-11 cursor-pointer place-items-center"
    >
      <Icon name="search" />
    </button>
  );
}
