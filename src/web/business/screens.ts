import type { BusinessPage } from '#contract/business-pages.ts';
import type { Screens } from '#web/screen.ts';

export const businessScreens: Screens<BusinessPage> = {};
