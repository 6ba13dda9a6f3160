import { plural } from '#web/i18n/plural.ts';
import type { house as english } from '#web/shell/house/text.en.ts';

export const house: typeof english = {
  label: 'دارك',
  places: {
    today: 'اليوم',
    requests: 'الطلبات',
    bookings: 'الحجوزات',
    itinerary: 'خط الرحلة',
    papers: 'الأوراق',
    money: 'المال',
    people: 'العائلة',
  },
  atHand: 'بين يديك',
  ask: 'اسأل',
  askHouse: 'اسأل الدار…',
  more: 'المزيد',
  desk: 'مكتب الكونسيرج',
  hereNow: 'معك الآن',
  backAt: (time) => `من الساعة ${time}`,
  hasTheNight: (name) => `${name} في نوبة الليل`,
  writeTo: (name) => `اكتب إلى ${name}.`,
  strip: {
    label: 'محجوز لك',
    until: (time) => `محجوز لك حتى ${time}.`,
    others: (count) =>
      plural('ar', count, {
        one: 'وحجز آخر',
        two: 'وحجزان آخران',
        few: 'و# حجوزات أخرى',
        many: 'و# حجزًا آخر',
        other: 'و# حجز آخر',
      }),
    letGo: 'تخلَّ عنه',
    untilShort: (time) => `محجوز حتى ${time}`,
    ask: { long: 'اطلب هذا الحجز', short: 'اطلب' },
    confirm: { long: 'أكّد الحجز', short: 'أكّد' },
    pay: {
      long: (sum) => `أكّد وادفع ${sum}`,
      short: (sum) => `ادفع ${sum}`,
    },
    over: (when) => `عاد موعد ${when} متاحًا للجميع.`,
    again: 'احجزه مؤقتًا من جديد',
  },
};
