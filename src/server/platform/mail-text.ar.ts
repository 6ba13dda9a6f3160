import type { mail as english } from '#server/platform/mail-text.en.ts';

export const mail: typeof english = {
  brand: 'رحلة',
  tagline: 'رحلة للكونسيرج، دبي. معك في كل ساعة.',
};
