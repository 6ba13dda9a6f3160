import { listIn } from '#domain/lists.ts';
import type { mail as english } from '#server/platform/messages/text.en.ts';

export const mail: typeof english = {
  brand: 'رحلة',
  mark: 'شعار رحلة',
  drawn: (title) => `${title}، رسم`,
  also: 'وأيضًا:',
  between: '، ',
  wrote: (name) => `رسالة من ${name}:`,
  together: (subject, others) => {
    if (others === 1) return `${subject}، وأمر آخر`;
    return others === 2 ? `${subject}، وأمران آخران` : `${subject}، و${others} أمور أخرى`;
  },
  list: (texts) => listIn('ar', texts),
  discreet: {
    subject: 'جديد لك لدى رحلة',
    heading: 'لديك جديد',
    text: 'تجده في صفحته بعد تسجيل الدخول. طلبت رسائل لا تقول أكثر من هذا.',
    open: 'اقرأه هناك',
    why: 'تصلك هذه الرسالة لأن أمرًا جرى في حسابك لدى رحلة.',
    choose: 'اختر ما تقوله الرسائل',
  },
};
