import type { company as english } from '#web/company/text.en.ts';

export const company: typeof english = {};
