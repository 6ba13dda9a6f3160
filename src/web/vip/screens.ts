import type { VipPage } from '#contract/vip-pages.ts';
import type { Screens } from '#web/screen.ts';

export const vipScreens: Screens<VipPage> = {};
