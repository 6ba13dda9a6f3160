import type { tour as english } from '#web/tour/text.en.ts';

export const tour: typeof english = {};
