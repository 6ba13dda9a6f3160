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
};
