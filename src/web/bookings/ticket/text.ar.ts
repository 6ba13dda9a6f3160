import type { ticket as english } from '#web/bookings/ticket/text.en.ts';
import { plural } from '#web/i18n/plural.ts';

export const ticket: typeof english = {
  label: (reference) => `تذكرة ${reference}`,
  code: (reference) => `رمز الحجز ${reference}`,
  reference: 'الرقم المرجعي',
  copy: (reference) => `انسخ الرقم المرجعي ${reference}`,
  copied: 'نُسخ الرقم المرجعي',
  moment: (day, time) => `${day}، ${time}`,
  was: 'كان الموعد',
  tear: {
    held: 'محجوز لك مؤقتًا، ولم يُؤكَّد بعد',
    pending: 'يؤكّده الكونسيرج ويكتب إليك',
  },
  hours: (hours) =>
    plural('ar', hours, {
      one: 'ساعة واحدة',
      two: 'ساعتان',
      few: '# ساعات',
      many: '# ساعة',
      other: '# ساعة',
    }),
  minutes: (minutes) =>
    plural('ar', minutes, {
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '# دقائق',
      many: '# دقيقة',
      other: '# دقيقة',
    }),
  lived: (length, day) => `${length}، ${day}`,
};
