import type { schooling as english } from '#web/schooling/text.en.ts';

export const schooling: typeof english = {};
