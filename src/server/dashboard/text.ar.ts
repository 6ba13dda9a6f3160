import type { dashboard as english } from '#server/dashboard/text.en.ts';

export const dashboard: typeof english = {
  homes: (count) => `في دفترنا ${count} منزلًا، عاينها بخصوصية وفي الوقت الذي يناسبك.`,
};
