import type { fields as english } from '#web/ui/fields/text.en.ts';

export const fields: typeof english = {
  calendar: 'افتح التقويم',
  parts: 'اختر اليوم والشهر والسنة',
  write: 'اكتبه',
  clear: 'امسح',
  hour: 'الساعة',
  date: 'اليوم',
  month: 'الشهر',
  year: 'السنة',
  dayWrong: 'اكتب يومًا مثل 20 نوفمبر 2026.',
  birthWrong: 'اكتب تاريخًا مثل 4/3/2016.',
  hourWrong: 'اكتب ساعة مثل 16:30.',
};
