import type { site as english } from '#web/site/text.en.ts';

export const site: typeof english = {
  filters: 'التصفية',
  filtersUsed: (count) => `التصفية، ${count} مستخدمة`,
  clearFilters: 'مسح التصفية',
};
