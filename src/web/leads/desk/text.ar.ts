import type { deskLeads as english } from '#web/leads/desk/text.en.ts';

/** What the desk says about leads. */
export const deskLeads: typeof english = {
  title: 'المهتمون',
  text: 'من طلبوا الأسعار في الصفحة الرئيسية، الأحدث أولًا.',
  empty: 'لم يسأل أحد بعد.',
  email: 'البريد',
  language: 'اللغة',
  since: 'تاريخ السؤال',
  state: 'الحالة',
  active: 'تجوز مراسلته',
  left: (day) => `ألغى الاشتراك ${day}`,
  forgotten: 'حُذفت بياناته بطلبه',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
};
