import type { SchoolingPage } from '#contract/schooling-pages.ts';
import type { Screens } from '#web/screen.ts';

export const schoolingScreens: Screens<SchoolingPage> = {};
