import type { mail as english } from '#server/platform/messages/text.en.ts';

export const mail: typeof english = {
  brand: 'رحلة',
  tagline: 'رحلة للكونسيرج، دبي. معك في كل ساعة.',
};
