import type { VipPage } from '#contract/vip.ts';
import { inWordsOf, type Screens } from '#web/screen.ts';

const page = inWordsOf('vip');

export const vipScreens: Screens<VipPage> = {
  vip: page(() => import('#web/vip/vip-page.tsx').then((file) => file.vipScreen)),
  'venue-list': page(() =>
    import('#web/vip/venue-list-page.tsx').then((file) => file.venueListScreen),
  ),
  venue: page(() => import('#web/vip/venue-page.tsx').then((file) => file.venueScreen)),
  'event-calendar': page(() =>
    import('#web/vip/event-calendar-page.tsx').then((file) => file.eventCalendarScreen),
  ),
  event: page(() => import('#web/vip/event-page.tsx').then((file) => file.eventScreen)),
};
