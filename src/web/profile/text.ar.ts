import type { profile as english } from '#web/profile/text.en.ts';

export const profile: typeof english = {};
