import { causeWords } from '#domain/money/words/reason.ts';
import type { BillingWords } from '#server/billing/text.en.ts';

export const billing: BillingWords = {
  card: 'بطاقة',
  transfer: 'حوالة مصرفية',
  creditOf: (title) => `إشعار دائن: ${title}`,
  guests: (count) => {
    if (count === 1) return 'ضيف واحد';
    if (count === 2) return 'ضيفان';
    return count <= 10 ? `${count} ضيوف` : `${count} ضيفًا`;
  },
  ofBooking: (guests, reference) => `${guests}، ${reference}`,
  bookingChanged: (reference) => `تغيير الحجز ${reference}`,
  addedTo: (title, added) => `${title}: ${added}`,
  inAll: (guests) => `${guests} في المجموع`,
  added: {
    guests: (count) => {
      if (count === 1) return 'ضيف إضافي';
      if (count === 2) return 'ضيفان إضافيان';
      return count <= 10 ? `${count} ضيوف إضافيين` : `${count} ضيفًا إضافيًا`;
    },
    nights: (count) => {
      if (count === 1) return 'ليلة إضافية';
      if (count === 2) return 'ليلتان إضافيتان';
      return count <= 10 ? `${count} ليالٍ إضافية` : `${count} ليلة إضافية`;
    },
    days: (count) => {
      if (count === 1) return 'يوم إضافي';
      if (count === 2) return 'يومان إضافيان';
      return count <= 10 ? `${count} أيام إضافية` : `${count} يومًا إضافيًا`;
    },
    moved: (day) => `نقل الموعد إلى ${day}`,
    extras: 'إضافات',
    fee: 'رسم التغيير',
    comma: '، ',
  },
  changeFee: (day) => `رسم التغيير بتاريخ ${day}`,
  bookingFee: (reference) => `رسم محتفظ به عن الحجز ${reference}`,
  ofMatter: (reference, version) => `الطلب ${reference}، العرض ${version}`,
  askedIn: (number) => `طُلب سابقًا في الفاتورة ${number}`,
  paidOf: (number, paid) => `طُلب سابقًا في الفاتورة ${number}؛ المدفوع حتى الآن: ${paid}`,
  period: (name, from, to) => `${name}، من ${from} إلى ${to}`,
  joining: (name) => `${name}، رسم الانضمام`,
  membership: 'العضوية',
  restAt: (name, days) => {
    if (days === 1) return `${name}، اليوم المتبقي`;
    if (days === 2) return `${name}، اليومان المتبقيان`;
    return days <= 10 ? `${name}، ${days} أيام متبقية` : `${name}، ${days} يومًا متبقيًا`;
  },
  unusedOf: (name) => `${name}، الجزء غير المستخدم`,
  changeTo: (name) => `الانتقال إلى ${name}`,
  reasons: {
    changed: 'جرى تغيير الحجز.',
    cancelled: 'أُلغي الحجز.',
    fee_moved: 'أُلغي الحجز. ويبقى رسم التغيير مستحقًا، ويُدفع مع فاتورة الحجز الأولى بدلًا من هذه.',
    fee_joined: 'أُلغي الحجز. وصار رسم التغيير، وكانت له فاتورة مستقلة، جزءًا من هذه الفاتورة.',
    called_off: 'أُلغي الحجز من جهتنا.',
    weather: `أُلغي الحجز من جهتنا. ${causeWords('weather', 'ar')}`,
    operator: `أُلغي الحجز من جهتنا. ${causeWords('operator', 'ar')}`,
    no_show: causeWords('no_show', 'ar'),
    membership: 'لم تبدأ العضوية.',
    change: 'لم يُجرَ التغيير.',
    change_unpaid: 'لم يُسدَّد ثمن التغيير قبل انتهاء المدة، فلم يُجرَ.',
    excess: 'دُفع أكثر من المستحق.',
    ended: 'انتهى قبل وصول المبلغ.',
    hold: 'لم يُؤخذ المكان.',
    replaced: (version) => `حلّ العرض ${version} محل العرض السابق.`,
    withdrawn: 'سُحب الطلب.',
    declined: 'اعتذرت الدار عن الطلب.',
  },
  categories: {
    membership: 'العضوية',
    travel: 'السفر والإقامة',
    leisure: 'الترفيه',
    tables: 'الطاولات والفعاليات',
    papers: 'المعاملات والشركات',
  },
  print: {
    invoice: 'فاتورة',
    taxInvoice: 'فاتورة ضريبية',
    credit_note: 'إشعار دائن',
    taxCreditNote: 'إشعار دائن ضريبي',
    receipt: 'إيصال',
    number: 'الرقم',
    issued: 'تاريخ الإصدار',
    due: 'الاستحقاق',
    from: 'من',
    to: 'إلى',
    taxNumber: 'رقم التسجيل الضريبي',
    what: 'البيان',
    quantity: 'الكمية',
    each: 'السعر',
    amount: 'المبلغ',
    atCost: 'بالتكلفة، دون ضريبة من جانبنا',
    net: 'الصافي',
    vat: 'ضريبة القيمة المضافة 5%، ضمن الإجمالي',
    total: 'الإجمالي',
    inDirhams: 'بالدرهم',
    vatInDirhams: 'الضريبة بالدرهم',
    peg: 'الدولار الواحد = 3.6725 درهم',
    parts: 'مواعيد الاستحقاق',
    paid: 'المدفوع',
    creditNotes: 'إشعارات دائنة',
    back: 'ما يعود إليك',
    stands: (day) => `وضعها في ${day}`,
    standsOf: (number, day) => `وضع الفاتورة ${number} في ${day}`,
    credits: 'يخص الفاتورة',
    reason: 'السبب',
    pay: 'بحوالة مصرفية',
    holder: 'صاحب الحساب',
    iban: 'الآيبان',
    bic: 'رمز المصرف',
    reference: 'المرجع',
    paidOn: 'تاريخ الدفع',
    paidWith: 'طريقة الدفع',
    paidFor: 'مقابل',
    refunded: 'المُعاد',
    leaving: 'يعود',
    fileName: (number) => `${number}.pdf`,
    receiptName: (id) => `receipt-${id}.pdf`,
    cardsNotTaken: (email, phone) => `سنكتب إليك كيف تدفع، واسألنا على ${email} أو ${phone}.`,
    sandbox: 'أُنشئ في بيئة التجربة المدمجة: لم تنتقل أي أموال.',
  },
  csv: {
    columns: ['التاريخ', 'المستند', 'مقابل', 'الفئة', 'الطريقة', 'المبلغ', 'العملة', 'بالدرهم'],
    fileName: 'rihla-spending.csv',
  },
  challenge: {
    title: 'مصرفك يسأل',
    intro: 'تقوم هذه الصفحة مقام مصرف بطاقتك التجريبية. لا تنتقل أي أموال.',
    question: (sum) => `هل تؤكد دفع ${sum} إلى رحلة؟`,
    reserve: (sum) => `هل تؤكد تجميد ${sum} على بطاقتك لصالح دار «رحلة»؟`,
    approve: 'تأكيد',
    refuse: 'رفض',
    over: 'سبقت الإجابة عن هذا السؤال.',
    back: 'العودة إلى رحلة',
  },
};
