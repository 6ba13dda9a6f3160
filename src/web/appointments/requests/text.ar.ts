import type { appointmentRequests as english } from '#web/appointments/requests/text.en.ts';

export const appointmentRequests: typeof english = {
  withdrawal: {
    title: 'سحب طلب',
    ask: 'هل تريد سحب هذا الطلب؟',
    askText: 'لن يحدث شيء حتى تضغط الزر. عندها نخبر مستشارنا ونزيل الموعد من تقويمك.',
    confirm: 'سحب الطلب',
    confirming: 'جارٍ السحب...',
    keep: 'أبقِ الطلب',
    done: 'سُحب طلبك',
    doneText: 'لن يتصل بك أحد. وستصلك رسالة تزيل الموعد من تقويمك.',
    already: 'سُحب هذا الطلب من قبل',
    alreadyText: 'لا شيء بقي لفعله. ويمكنك أن تطلب من جديد متى شئت.',
    past: 'حان هذا الموعد بالفعل',
    pastText: 'لم يبق ما يُسحب. إن كان قد فاتك الاتصال فاكتب إلينا.',
    unknown: 'هذا الرابط لا يقود إلى شيء',
    unknownText: 'ربما قطعه برنامج البريد. افتحه من الرسالة مرة أخرى، أو اكتب إلينا.',
    failed: 'لم ينجح الأمر هذه المرة',
    home: 'العودة إلى الرئيسية',
    contact: 'اكتب إلينا',
    waiting: 'نبحث عن طلبك',
  },
};
