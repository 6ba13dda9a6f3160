import type { site as english } from '#web/site/text.en.ts';

export const site: typeof english = {
  filters: 'التصفية',
  filtersUsed: (count) => `التصفية، ${count} مستخدمة`,
  clearFilters: 'مسح التصفية',
  comparison: {
    chosen: (count, most) => `اخترت ${count} من ${most}`,
    oneMore: 'اختر واحدة أخرى للمقارنة',
    full: 'أربعة أقصى ما يُقارن جنبًا إلى جنب',
    remove: (name) => `أزل ${name}`,
    clear: 'امسح',
    best: 'الأفضل في سطره',
    isBest: '(الأفضل في هذا السطر)',
  },
};
