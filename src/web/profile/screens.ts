import type { ProfilePage } from '#contract/profile-pages.ts';
import type { Screens } from '#web/screen.ts';

export const profileScreens: Screens<ProfilePage> = {};
