import type { MoneyLetters } from '#server/notifications/money-text.en.ts';

const see = 'اعرض الفاتورة';
const request = 'افتح الطلب';
const payments = 'اعرض مدفوعاتك';
const membership = 'اعرض عضويتك';

export const moneyLetters: MoneyLetters = {
  letters: {
    issued: {
      subject: (title, number) => `الفاتورة ${number}: ${title}`,
      heading: 'فاتورة لك',
      text: 'تجد الفاتورة وطرق سدادها في صفحتها.',
      open: see,
    },
    credited: {
      subject: (title, number) => `إشعار دائن ${number}: ${title}`,
      heading: 'إشعار دائن لك',
      text: 'خصمنا هذا المبلغ من فاتورتك.',
      open: 'اعرض الإشعار الدائن',
    },
    refunding: {
      subject: (title) => `المبلغ المُعاد إليك: ${title}`,
      heading: 'مبلغ يعود إليك',
      text: 'نعيد إليك ما هو مبيّن أدناه.',
      open: see,
    },
    replaced: {
      subject: (title) => `قُبل العرض الجديد: ${title}`,
      heading: 'اتفقنا على العرض الجديد',
      text: 'يحل محل العرض السابق، وما دفعته يُحتسب لك فيه.',
      open: request,
    },
    application_approved: {
      subject: (title) => `تمت الموافقة: ${title}`,
      heading: 'يسعدنا انضمامك',
      text: 'تبدأ العضوية بعد السداد.',
      open: see,
    },
    application_refused: {
      subject: (title) => `طلب عضويتك: ${title}`,
      heading: 'طلب عضويتك',
      text: 'راجعنا طلبك ويتعذّر علينا فتح العضوية لك الآن.',
      open: payments,
    },
    membership_ending: {
      subject: (title) => `تنتهي عضويتك: ${title}`,
      heading: 'تنتهي عضويتك كما طلبت',
      text: 'تبقى لك حتى نهاية اليوم المبيّن أدناه، ويمكنك إلى ذلك الحين الإبقاء عليها.',
      open: membership,
    },
    membership_kept: {
      subject: (title) => `تبقى عضويتك: ${title}`,
      heading: 'تبقى عضويتك لك',
      text: 'أُلغي الإنهاء الذي طلبته، وتستمر العضوية كما كانت.',
      open: membership,
    },
    received: {
      subject: (title) => `وصلت دفعتك: ${title}`,
      heading: 'شكرًا لك',
      text: 'وصلتنا دفعتك.',
      open: payments,
    },
    cancellation_fee: {
      subject: (title) => `دُفع رسم الإلغاء: ${title}`,
      heading: 'دُفع رسم الإلغاء',
      text: 'هذا هو الرسم الذي تنص عليه شروط الحجز. أُلغي الحجز نفسه، ولا يُخصم شيء آخر.',
      open: payments,
    },
    no_show_fee: {
      subject: (title) => `دُفع رسم عدم الحضور: ${title}`,
      heading: 'دُفع رسم عدم الحضور',
      text: 'هذا هو الرسم الذي تنص عليه شروط الحجز إن لم يحضر أحد، ولا يُخصم شيء آخر.',
      open: payments,
    },
    withdrawal_fee: {
      subject: (title) => `دُفع رسم سحب الطلب: ${title}`,
      heading: 'دُفع رسم سحب الطلب',
      text: 'هذا هو الرسم الذي ينص عليه العرض المقبول. أما الطلب نفسه فقد سُحب.',
      open: payments,
    },
    declined: {
      subject: (title) => `رُفضت الدفعة: ${title}`,
      heading: 'رُفضت إحدى دفعاتك',
      text: 'لم يُخصم شيء. اختر بطاقة أخرى أو ادفع بحوالة مصرفية.',
      open: see,
    },
    returning: {
      subject: (title) => `المبلغ المُعاد إليك: ${title}`,
      heading: 'مبلغ يعود إليك',
      text: 'نعيد إليك ما هو مبيّن أدناه.',
      open: payments,
    },
    refunded: {
      subject: (title) => `أُرسل المبلغ المُعاد: ${title}`,
      heading: 'أُرسل المبلغ إليك',
      text: 'أرسلناه كما كتبنا إليك.',
      open: payments,
    },
    refund_delayed: {
      subject: (title) => `يتأخر المبلغ المُعاد إليك: ${title}`,
      heading: 'يتأخر وصول المبلغ إليك',
      text: 'كتبنا إليك أن هذا المبلغ يعود إليك، لكن بطاقتك لم تقبله. يبقى المبلغ لك ولا يلزمك فعل شيء: يتابعه أحدنا الآن ونكتب إليك عند إرساله ثانيةً.',
      open: payments,
    },
    transfer_unfound: {
      subject: (title) => `لم نجد حوالتك: ${title}`,
      heading: 'لم نعثر على حوالتك',
      text: 'أُبلغنا بحوالة بهذا المبلغ، لكننا لم نجدها في حسابنا، فعاد المبلغ مفتوحًا. إن كنت قد أرسلتها فأجب عن هذه الرسالة بإشعار مصرفك، وإلا فادفع من صفحة الفاتورة.',
      open: see,
    },
  },
  paidFor: (name) => `دفع ${name} نيابةً عنك.`,
  ask: (email) => `سنكتب إليك كيف تدفع، واسألنا على ${email}.`,
  facts: {
    what: 'عن',
    reference: 'المرجع',
    invoice: 'الفاتورة',
    creditNote: 'الإشعار الدائن',
    takesFrom: 'يُخصم من الفاتورة',
    total: 'الإجمالي',
    newTotal: 'إجمالي العرض الجديد',
    credited: 'المخصوم',
    sum: 'المبلغ',
    reason: 'السبب',
    pays: 'عن المدة',
    membership: 'العضوية',
    ends: 'آخر يوم',
    paidFor: 'مدفوعة',
    minimum: 'المدة الدنيا',
    renews: 'تُجدَّد تلقائيًا',
    stop: 'لإيقافها',
    paidWith: 'طريقة الدفع',
    card: 'البطاقة المرفوضة',
    bankReference: 'مرجع الحوالة',
  },
  invoiced: (number, sum) => `${number}، بمبلغ ${sum}`,
  by: { card: 'بطاقة', transfer: 'تحويل مصرفي' },
  days: (from, to) => `من ${from} إلى ${to}`,
  until: (day) => `حتى ${day}`,
  renews: (day, sum) => `في ${day} بمبلغ ${sum}، إلى أن توقفها`,
  membershipIs: {
    ended: 'انتهت، لأن ثمن مدتها يعود كاملًا، ولا تُجدَّد',
    goes_on: 'مستمرة كما هي',
  },
  why: {
    excess: 'دُفع أكثر من المستحق',
    ended: 'انتهى قبل وصول دفعتك، لذلك يعود هذا المبلغ إليك',
    hold: 'لم يُؤخذ المكان',
    membership: 'لم تبدأ العضوية',
  },
};
