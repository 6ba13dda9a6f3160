import type { deskAppointments as english } from '#web/appointments/desk/text.en.ts';

/** What the desk says about appointments. */
export const deskAppointments: typeof english = {
  title: 'المواعيد',
  text: 'ما حُجز لدى المستشارين، الأقرب أولًا.',
  empty: 'لا مواعيد محجوزة.',
  complete: 'تم اللقاء',
  noShow: 'لم يحضر أحد',
  cancel: 'إلغاء من جانبنا',
  completeOf: (name) => `تم اللقاء مع ${name}`,
  noShowOf: (name) => `لم يحضر أحد: ${name}`,
  cancelOf: (name) => `إلغاء من جانبنا: الموعد مع ${name}`,
  cancelTitle: 'إلغاء هذا الموعد؟',
  cancelText: 'يُبلَّغ العميل بالسبب.',
  withAdviser: (name) => `مع ${name}`,
  done: 'تم التسجيل',
};
