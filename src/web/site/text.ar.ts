import type { site as english } from '#web/site/text.en.ts';

export const site: typeof english = {};
