import type { MatterLetters } from '#server/matters/letters/text.en.ts';

export const matterLetters: MatterLetters = {
  quote: {
    subject: (title) => `عرض لك: ${title}`,
    heading: 'عرض لك',
    text: 'عرض بانتظار ردك. لا يستحق عليك شيء قبل أن تقبله.',
    open: 'اعرض العرض',
    again: {
      subject: (title) => `عرض جديد لك: ${title}`,
      heading: 'عرض جديد لك',
      text: (before) =>
        `تعذّر تنفيذ العرض ${before} كما اتفقنا عليه. وهذا العرض يحل محله متى قبلته.`,
      paid: (sum) =>
        `ما دفعته، وهو ${sum}، يبقى لدينا ويُحتسب لك فيه. وإن سحبت الطلب بدلًا من ذلك عاد إليك كله.`,
      unpaid: 'لا يستحق عليك شيء قبل أن تقبله، وسحب الطلب لا يكلّفك شيئًا.',
    },
    changed: {
      subject: (title) => `عرض معدّل لك: ${title}`,
      heading: 'عرض معدّل لك',
    },
  },
  message: {
    subject: (name, title) => `رسالة من ${name}: ${title}`,
    files: (count) => {
      if (count === 1) return 'ومعها ملف مرفق.';
      return count === 2 ? 'ومعها ملفان مرفقان.' : `ومعها ملفات مرفقة، عددها ${count}.`;
    },
    goesOn: 'تجد بقيتها في صفحة الطلب.',
    open: 'اقرأ وأجب',
  },
  withdrawn: {
    subject: (title) => `سُحب الطلب: ${title}`,
    heading: 'سُحب طلبك',
    text: 'سحبت طلبك، ونبدأ من جديد متى شئت.',
    byHouse: 'اضطررنا إلى سحب طلبك.',
  },
  declined: {
    subject: (title) => `اعتذار عن الطلب: ${title}`,
    heading: 'نعتذر منك',
    text: 'تعذّر علينا المضيّ في طلبك.',
  },
  failed: {
    subject: (title) => `عرض جديد في الطريق: ${title}`,
    heading: 'نبحث عن مورّد آخر',
    text: 'تعذّر على مورّد العرض الذي قبلته أن ينفّذه. نبحث عن غيره ونكتب إليك بعرض جديد.',
  },
  open: 'افتح الطلب',
  facts: {
    what: 'عن',
    reference: 'المرجع',
    creditNote: 'الإشعار الدائن',
    reason: 'السبب',
    quote: 'العرض',
    total: 'الإجمالي',
    change: 'ما تغيّر',
    note: 'ملاحظتنا',
    withdrawing: 'إن لم يتم',
    until: 'ساري حتى',
    accepted: 'إذا قبلت',
  },
};
