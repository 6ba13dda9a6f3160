import type { realEstate as english } from '#web/real-estate/text.en.ts';

export const realEstate: typeof english = {};
