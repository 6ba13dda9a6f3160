import type { RealEstatePage } from '#contract/real-estate-pages.ts';
import type { Screens } from '#web/screen.ts';

export const realEstateScreens: Screens<RealEstatePage> = {};
