import type { ProfilePage } from '#contract/profile-pages.ts';
import { inBrowser } from '#web/in-browser.ts';
import type { Screens } from '#web/screen.ts';

export const profileScreens: Screens<ProfilePage> = {
  profile: {
    load: inBrowser('profile'),
    words: ['platform', 'profile'],
  },
};
