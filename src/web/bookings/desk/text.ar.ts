import type { deskBookings as english } from '#web/bookings/desk/text.en.ts';
import { plural } from '#web/i18n/plural.ts';

/** What the desk says about bookings. */
export const deskBookings: typeof english = {
  title: 'للتأكيد',
  text: 'حجوزات تنتظر رد الكونسيرج، الأقرب أولًا.',
  empty: 'لا حجز ينتظرنا.',
  guests: (count) =>
    plural('ar', count, {
      zero: 'بلا ضيوف',
      one: 'ضيف واحد',
      two: 'ضيفان',
      few: '# ضيوف',
      many: '# ضيفًا',
      other: '# ضيف',
    }),
  confirm: 'تأكيد',
  decline: 'اعتذار',
  confirmOf: (title) => `تأكيد ${title}`,
  declineOf: (title) => `اعتذار: ${title}`,
  declineTitle: 'الاعتذار عن هذا الحجز؟',
  declineText: 'يُبلَّغ العميل بالسبب وبما يترتب على ما دفعه.',
  confirmTitle: (sum) => `التأكيد وخصم ${sum}؟`,
  confirmNow: (sum) => `أكّد واخصم ${sum}`,
  confirmed: 'تم التأكيد وأُبلغ العميل',
  declined: 'تم الاعتذار وأُبلغ العميل',
  keep: 'اتركه كما هو',
  callOff: 'إلغاء من جانبنا',
  callOffOf: (title) => `إلغاء من جانبنا: ${title}`,
  callOffTitle: 'إلغاء هذا الحجز من جانبنا',
  callOffText: 'يُبلَّغ العميل بالسبب الذي تكتبه.',
  cause: 'العلة',
  causes: { operator: 'تعذّر على المشغّل', weather: 'الطقس', no_show: 'لم يحضر أحد' },
  calledOff: 'أُلغي الحجز وأُبلغ العميل',
  note: (note) => `ملاحظة: ${note}`,
  standing: {
    title: 'مؤكَّد ولم يحن بعد',
    text: 'ما وعدنا به، الأقرب أولًا. إن أخلّ المشغّل فألغه من هنا: يعود كل ما دُفع.',
    empty: 'لا شيء مؤكَّد أمامنا.',
  },
  places: {
    held: 'محجوز مؤقتًا',
    pending: 'بانتظار التأكيد',
    confirmed: 'مؤكد',
    completed: 'مكتمل',
    expired: 'منتهٍ',
    cancelled: 'ملغى',
    declined: 'معتذَر عنه',
    no_show: 'لم يحضر أحد',
  },
};
