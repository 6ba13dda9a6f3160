import type { VipPage } from '#contract/vip.ts';
import type { Screens } from '#web/screen.ts';

export const vipScreens: Screens<VipPage> = {
  vip: {
    load: async () => (await import('#web/vip/vip-page.tsx')).vipScreen,
    words: ['vip'],
  },
  'venue-list': {
    load: async () => (await import('#web/vip/venue-list-page.tsx')).venueListScreen,
    words: ['vip'],
  },
  venue: {
    load: async () => (await import('#web/vip/venue-page.tsx')).venueScreen,
    words: ['vip'],
  },
  'event-calendar': {
    load: async () => (await import('#web/vip/event-calendar-page.tsx')).eventCalendarScreen,
    words: ['vip'],
  },
  event: {
    load: async () => (await import('#web/vip/event-page.tsx')).eventScreen,
    words: ['vip'],
  },
};
