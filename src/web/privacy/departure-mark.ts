/**
 * That the account of whoever is signed in may be leaving, kept for the next page: public pages ask only then.
 * `page-frame.tsx` reads it by its name; whoever asks takes it back where nobody leaves.
 */
import { forgetInBrowser, keepInBrowser, ownPrefix } from '#web/platform/browser/storage.ts';

const key = `${ownPrefix}leaving`;

export function markLeaving(mayLeave: boolean): void {
  if (mayLeave) keepInBrowser(key, 'yes');
  else forgetInBrowser(key);
}
