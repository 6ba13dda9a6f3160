import type { outbox as english } from '#server/outbox/text.en.ts';

export const outbox: typeof english = {
  title: 'صندوق الصادر',
  intro: 'كل بريد ورسالة نصية من هذه النسخة، الأحدث أولًا. لا وجود لهذه الصفحة في بيئة الإنتاج.',
  empty: 'لم يُرسل شيء بعد.',
  older: 'رسائل أقدم',
  back: 'كل الرسائل',
  noSubject: 'رسالة نصية',
  waiting: 'بانتظار الإرسال',
  failing: 'لم تُقبل بعد، وستُعاد المحاولة',
  delivered: 'أُرسلت',
  headers: {
    to: 'إلى',
    from: 'من',
    created: 'كُتبت',
    state: 'الحالة',
    language: 'اللغة',
    template: 'القالب',
    attachment: 'مرفق',
    error: 'آخر ردّ',
  },
  language: { en: 'الإنجليزية', ar: 'العربية' },
  links: 'الروابط',
  noLinks: 'لا روابط فيها.',
  preview: 'كما يعرضها برنامج البريد',
  plain: 'نصًا',
};
