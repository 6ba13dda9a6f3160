/** The list of screens: what draws each page, and whose words it shows beside the shell's. */
import type { Page } from '#contract/pages.ts';
import { bookingsScreens } from '#web/bookings/screens.ts';
import { businessScreens } from '#web/business/screens.ts';
import { chatScreens } from '#web/chat/screens.ts';
import { companyScreens } from '#web/company/screens.ts';
import { inBrowser } from '#web/in-browser.ts';
import { mattersScreens } from '#web/matters/screens.ts';
import { profileScreens } from '#web/profile/screens.ts';
import { realEstateScreens } from '#web/real-estate/screens.ts';
import { schoolingScreens } from '#web/schooling/screens.ts';
import type { Screens } from '#web/screen.ts';
import { vipScreens } from '#web/vip/screens.ts';

export const screens: Screens<Page> = {
  ...bookingsScreens,
  ...businessScreens,
  ...chatScreens,
  ...companyScreens,
  ...mattersScreens,
  ...profileScreens,
  ...realEstateScreens,
  ...schoolingScreens,
  ...vipScreens,
  landing: {
    load: async () => (await import('#web/landing/landing-page.tsx')).landingScreen,
    words: ['landing'],
  },
  'not-found': {
    load: async () => (await import('#web/not-found/not-found-page.tsx')).notFoundScreen,
    words: ['notFound'],
  },
  auth: {
    load: inBrowser('auth'),
    words: ['platform', 'auth'],
  },
  dashboard: {
    load: inBrowser('dashboard'),
    words: ['platform', 'dashboard', 'notifications'],
  },
  desk: {
    load: inBrowser('desk'),
    words: ['platform', 'notFound', 'desk'],
  },
  security: {
    load: inBrowser('security'),
    words: ['platform', 'auth', 'security'],
  },
  'consultation-withdraw': {
    load: inBrowser('consultation-withdraw'),
    words: ['platform', 'appointments', 'consultation'],
  },
  appointment: {
    load: inBrowser('appointment'),
    words: ['platform', 'appointments'],
  },
  unsubscribe: {
    load: inBrowser('unsubscribe'),
    words: ['platform', 'leads'],
  },
  styleguide: {
    load: inBrowser('styleguide'),
    words: ['platform'],
  },
};
