/** The list of screens: what draws each page, and whose words it shows beside the shell's. */
import type { Page } from '#contract/pages.ts';
import { bookingsScreens } from '#web/bookings/screens.ts';
import { businessScreens } from '#web/business/screens.ts';
import { chatScreens } from '#web/chat/screens.ts';
import { companyScreens } from '#web/company/screens.ts';
import { profileScreens } from '#web/profile/screens.ts';
import { realEstateScreens } from '#web/real-estate/screens.ts';
import { schoolingScreens } from '#web/schooling/screens.ts';
import type { Screens } from '#web/screen.ts';
import type { ClientScreen } from '#web/shell/client-screen.tsx';
import { vipScreens } from '#web/vip/screens.ts';

export const screens: Screens<Page> = {
  ...bookingsScreens,
  ...businessScreens,
  ...chatScreens,
  ...companyScreens,
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
    load: () =>
      inBrowser({
        title: (t) => t.auth.title,
        withoutBar: true,
        load: async () => ({ default: (await import('#web/auth/auth-page.tsx')).AuthPage }),
      }),
    words: ['platform', 'auth'],
  },
  dashboard: {
    load: () =>
      inBrowser({
        title: (t) => t.dashboard.title,
        waiting: (t) => t.dashboard.preparing,
        load: async () => ({
          default: (await import('#web/dashboard/dashboard-page.tsx')).DashboardPage,
        }),
      }),
    words: ['platform', 'dashboard'],
  },
  security: {
    load: () =>
      inBrowser({
        title: (t) => t.security.title,
        load: async () => ({
          default: (await import('#web/security/security-page.tsx')).SecurityPage,
        }),
      }),
    words: ['platform', 'auth', 'security'],
  },
  'consultation-withdraw': {
    load: () =>
      inBrowser({
        title: (t) => t.consultation.withdrawal.title,
        load: async () => ({
          default: (await import('#web/consultation/consultation-withdraw-page.tsx'))
            .ConsultationWithdrawPage,
        }),
      }),
    words: ['platform', 'consultation'],
  },
  unsubscribe: {
    load: () =>
      inBrowser({
        title: (t) => t.leads.title,
        load: async () => ({
          default: (await import('#web/leads/unsubscribe-page.tsx')).UnsubscribePage,
        }),
      }),
    words: ['platform', 'leads'],
  },
  styleguide: {
    load: () =>
      inBrowser({
        title: () => 'Styleguide',
        load: async () => ({
          default: (await import('#web/styleguide/styleguide-page.tsx')).StyleguidePage,
        }),
      }),
    words: ['platform'],
  },
};

/** App screens are drawn by the browser alone; public pages do not carry what they stand on. */
async function inBrowser(screen: ClientScreen) {
  return (await import('#web/shell/client-screen.tsx')).clientScreen(screen);
}
