import type { search as english } from '#web/search/text.en.ts';

export const search: typeof english = {};
