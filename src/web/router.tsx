/** The list of public screens: what draws each page, and whose words it shows beside the shell's. */
import type { Page } from '#contract/pages/pages.ts';
import { bookingsScreens } from '#web/bookings/screens.ts';
import { businessScreens } from '#web/business/screens.ts';
import { chatScreens } from '#web/chat/screens.ts';
import type { ClientPage } from '#web/client-screens.ts';
import { companyScreens } from '#web/company/screens.ts';
import { realEstateScreens } from '#web/real-estate/screens.ts';
import { schoolingScreens } from '#web/schooling/screens.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';
import { vipScreens } from '#web/vip/screens.ts';

/** Whoever is signed in writes under the bar of their own screens; a visitor does not see it. */
async function chatUnderHouse() {
  const [screen, { HouseBar }] = await Promise.all([
    chatScreens.chat.load(),
    import('#web/shell/house/bar.tsx'),
  ]);
  return { ...screen, Under: HouseBar };
}

export const publicScreens: Screens<Exclude<Page, { name: ClientPage }>> = {
  ...bookingsScreens,
  ...businessScreens,
  chat: { ...chatScreens.chat, load: chatUnderHouse },
  ...companyScreens,
  ...realEstateScreens,
  ...schoolingScreens,
  ...vipScreens,
  landing: inWordsOf('landing')(
    async () => (await import('#web/landing/landing-page.tsx')).landingScreen,
  ),
  'not-found': inWordsOf('notFound')(
    async () => (await import('#web/not-found/not-found-page.tsx')).notFoundScreen,
  ),
};
