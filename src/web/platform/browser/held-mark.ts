/**
 * That something is held, kept for the next page: it makes room for the strip before it is drawn, and pages that
 * are not the client's own ask for the strip only then. `boot.ts` reads it by its name. Whether it still runs is
 * the strip's to find out, which takes it back.
 */
import { forgetInBrowser, keepInBrowser, ownPrefix } from '#web/platform/browser/storage.ts';

const key = `${ownPrefix}held`;

export function markHeld(isHeld: boolean): void {
  document.documentElement.classList.toggle('holding', isHeld);
  if (isHeld) keepInBrowser(key, 'yes');
  else forgetInBrowser(key);
}
