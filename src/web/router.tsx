/** The list of screens: what draws each page, and whose words it shows beside the shell's. */
import type { PageName, PageOf, Screen } from '#web/screen.ts';
import type { ClientScreen } from '#web/shell/client-screen.tsx';
import type { Feature } from '#web/texts.ts';

interface Listed<Name extends PageName> {
  load(): Promise<Screen<PageOf<Name>>>;
  words: Feature[];
}

export const screens: { [Name in PageName]: Listed<Name> } = {
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
