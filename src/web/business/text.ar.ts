import type { business as english } from '#web/business/text.en.ts';

export const business: typeof english = {};
