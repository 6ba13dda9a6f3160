import type { delegates as english } from '#server/delegates/text.en.ts';

export const delegates: typeof english = {
  invitation: {
    subject: (client) => `${client}: دعوة إلى التصرّف نيابةً`,
    preheader: (client) => `يأتمنك ${client} على شؤونه لدى رحلة.`,
    heading: 'ثقة وُضعت فيك',
    text: (client) =>
      `دعوة من ${client} إلى التصرّف نيابةً لدى رحلة. تدخل بحسابك أنت، وكل ما تفعله يُسجَّل باسمك نيابةً عن ${client}.`,
    you: 'حسابك',
    may: 'يمكنك',
    limit: 'كل عملية شراء حتى',
    limitDay: 'في اليوم حتى',
    limitMonth: 'في الشهر حتى',
    until: 'حتى',
    open: 'اقرأ واقبل',
    why: (client) => `وصلتك هذه الرسالة لأن ${client} ذكر هذا العنوان.`,
    ignore: 'إن كنت لا تعرف المرسل فلا تفعل شيئًا؛ لا أحد يتصرّف قبل قبول الدعوة.',
    days: (count) => `يعمل الرابط ${count} يومًا، وبحساب لهذا العنوان.`,
  },
  rights: {
    view: 'الاطلاع على الطلبات والحجوزات وبرنامج الرحلة',
    request: 'تقديم الطلبات ومراسلتنا',
    approve: 'قبول العروض وتأكيد الحجوزات',
    pay: 'دفع الفواتير',
    documents: 'فتح الوثائق',
  },
  between: '، ',
};
