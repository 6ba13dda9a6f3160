import type { weekdays as english } from '#web/i18n/weekdays.en.ts';

/** Arabic has no shorter ones. */
export const weekdays: typeof english = {
  mon: 'الاثنين',
  tue: 'الثلاثاء',
  wed: 'الأربعاء',
  thu: 'الخميس',
  fri: 'الجمعة',
  sat: 'السبت',
  sun: 'الأحد',
};
