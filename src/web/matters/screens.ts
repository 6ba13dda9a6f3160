import type { MattersPage } from '#contract/matters-pages.ts';
import { inBrowser } from '#web/in-browser.ts';
import type { Screens } from '#web/screen.ts';

export const mattersScreens: Screens<MattersPage> = {
  'own-matters': {
    load: inBrowser('own-matters'),
    words: ['platform', 'matters'],
  },
  'own-matter': {
    load: inBrowser('own-matter'),
    words: ['platform', 'matters'],
  },
};
