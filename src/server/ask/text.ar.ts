import type { BriefWords } from '#server/ask/brief-words.ts';

export const brief: BriefWords = {
  kinds: {
    custom: 'طلب خاص بك',
    property_search: 'منزل',
    company: 'شركة',
    visa: 'تأشيرة',
    banking: 'حساب مصرفي',
    legal: 'شأن قانوني',
    school: 'مقعد في مدرسة',
    table: 'طاولة',
    event: 'فعالية',
    membership: 'عضوية',
    document: 'وثيقة',
  },
  occasions: {
    birthday: 'عيد ميلاد',
    anniversary: 'ذكرى الزواج',
    honeymoon: 'شهر العسل',
    proposal: 'طلب زواج',
    wedding: 'زفاف',
    graduation: 'تخرّج',
    eid: 'العيد',
    newYear: 'رأس السنة',
  },
  guessed: {
    party: 'لم تذكر عدد الضيوف، فحسبناه لشخصين.',
    currency: 'حسبناه بالدرهم، فغيّره إن قصدت الدولار.',
    weekday: (taken, other) => `اخترنا ${taken}، وربما قصدت ${other}.`,
    span: (from, to) => `يناسب أي يوم من ${from} إلى ${to}.`,
    clock: (time) => `فهمنا الساعة ${time} بنظام 24 ساعة.`,
  },
};
