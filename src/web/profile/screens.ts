import type { ProfilePage } from '#contract/profile-pages.ts';
import type { Screens } from '#web/screen.ts';

export const profileScreens: Screens<ProfilePage> = {
  profile: {
    load: async () => {
      const { clientScreen } = await import('#web/shell/client-screen.tsx');
      return clientScreen({
        title: (t) => t.profile.title,
        load: async () => ({
          default: (await import('#web/profile/profile-page.tsx')).ProfilePage,
        }),
      });
    },
    words: ['platform', 'profile'],
  },
};
