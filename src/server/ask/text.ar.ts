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
    weekdayOwn: (taken, other, title) => `اخترنا ${taken}، فلديك في ${other} حجز: ${title}.`,
    own: (taken, title) => `لديك في ${taken} حجز: ${title}.`,
    span: (from, to) => `يناسب أي يوم من ${from} إلى ${to}.`,
    clock: (time) => `فهمنا الساعة ${time} بنظام 24 ساعة.`,
  },
  examples: {
    season: (title, party, weekday) => `${title} يوم ${weekday}، ${guests(party)}`,
    tutor: (name) => `نحتاج إلى مدرّس رياضيات كل أربعاء من أجل ${name}`,
    table: (name) => `طاولة هادئة الليلة لي ومعي ${name}`,
    birthday: (name, day) => `مفاجأة لعيد ميلاد ${name} في ${day}`,
    move: (title, from, to) => `انقل ${title} من ${from} إلى ${to}`,
    paid: (month) => `كم دفعنا في ${month}؟`,
  },
};

function guests(party: number): string {
  if (party === 1) return 'لشخص واحد';
  if (party === 2) return 'لشخصين';
  return party > 10 ? `لعدد ${party} شخصًا` : `لعدد ${party} أشخاص`;
}
