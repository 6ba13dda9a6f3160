import { moneyText } from '#domain/money/words/text.ar.ts';
import type { bookings as english } from '#server/bookings/text.en.ts';

const forms: Record<string, string> = {
  one: 'ضيف واحد',
  two: 'ضيفان',
  few: '# ضيوف',
  many: '# ضيفًا',
};
const plurals = new Intl.PluralRules('ar');

function guests(count: number): string {
  return (forms[plurals.select(count)] ?? '# ضيف').replace('#', String(count));
}

export const bookings: typeof english = {
  moment: (day, time) => `${day}، ${time}`,
  hours: (day, from, to) => `${day}، من ${from} إلى ${to}`,
  days: (from, to) => `من ${from} إلى ${to}`,
  inDubai: (moment) => `${moment} بتوقيت دبي`,
  alsoThere: (dubai, there, zone) => `${dubai} (${there}، ${zone})`,
  guests,
  place: (location, meetingPoint) => `${meetingPoint}، ${location}`,
  list: (items) => items.join('، '),
  facts: {
    what: 'الحجز',
    when: 'الموعد بتوقيت دبي',
    where: 'المكان',
    pickUp: 'تأتي السيارة إلى',
    guests: 'الضيوف',
    reference: 'رقم الحجز',
    creditNote: 'الإشعار الدائن',
    total: 'الإجمالي',
    addOns: 'مع',
    reason: 'السبب',
    doneBy: 'بواسطة',
    bring: 'يُرجى إحضار',
    was: {
      changed: 'قبل التغيير',
      change_asked: 'طلبت',
      change_refused: 'ما طلبته',
    },
  },
  actsForYou: (delegate) => `${delegate} نيابةً عنك`,
  asOne: (parts) => parts.join('، '),
  total: (total, vat) => `${total}، منها ${vat} ضريبة القيمة المضافة 5%`,
  addOn: (title, sum) => `${title} (${sum})`,
  receipt: 'الفاتورة والإيصال',
  invoice: 'عرض الفاتورة',
  open: 'فتح الحجز',
  why: 'وصلتك هذه الرسالة بشأن حجز في حسابك لدى رحلة.',
  calendarText: (reference, guestCount, url) =>
    `رقم الحجز ${reference}، ${guests(guestCount)}.\n${url}`,
  changeConfirmed: {
    subject: (title) => `تم تأكيد التغيير: ${title}`,
    preheader: 'هذا حجزك كما هو الآن.',
    heading: 'تم تأكيد التغيير الذي طلبته',
    text: () => 'هذا حجزك كما هو الآن. المرفق يحدّث تقويمك، وقسيمتك في صفحة الحجز.',
  },
  letters: {
    pending: {
      subject: (title) => `لدى الكونسيرج: ${title}`,
      preheader: 'المكان محفوظ ريثما نرتّبه.',
      heading: 'الكونسيرج يتولى حجزك',
      text: () =>
        'المكان محفوظ لك. هذا الحجز يرتّبه شخص من فريقنا: يتفق الكونسيرج مع المشغّل ثم يكتب إليك. وحتى ذلك الحين يبقى في تقويمك موعدًا مبدئيًا.',
    },
    confirmed: {
      subject: (title) => `تم التأكيد: ${title}`,
      preheader: 'الموعد مرفق لتقويمك.',
      heading: 'حجزك مؤكَّد',
      text: () => 'رُتِّب كل شيء. الموعد مرفق لتقويمك، وقسيمتك في صفحة الحجز.',
    },
    declined: {
      subject: (title) => `تعذّر ترتيبه: ${title}`,
      preheader: 'يسعدنا البحث عن بديل.',
      heading: 'نعتذر إليك',
      text: () =>
        'تعذّر تأكيد هذا الحجز، والمرفق يزيله من تقويمك. ويسعد الكونسيرج أن يبحث لك عن يوم آخر أو عمّا يشبهه.',
    },
    changed: {
      subject: (title) => `تم التغيير: ${title}`,
      preheader: 'هذا حجزك كما هو الآن.',
      heading: 'تغيّر حجزك',
      text: () => 'هذا حجزك كما هو الآن، والمرفق يحدّث تقويمك.',
    },
    change_asked: {
      subject: (title) => `طُلب التغيير: ${title}`,
      preheader: `${moneyText.stays.until} والمكان الجديد محفوظ إلى جانبه.`,
      heading: 'طلبت تغييرًا',
      text: () =>
        `${moneyText.stays.until} والمكان الجديد محفوظ إلى جانبه. يتفق الكونسيرج مع المشغّل ثم يكتب إليك.`,
    },
    change_refused: {
      subject: (title) => `لم يتغير وحجزك قائم: ${title}`,
      preheader: 'تعذّر علينا التغيير، وحجزك كما كان.',
      heading: 'حجزك قائم كما كان',
      text: () =>
        'نعتذر إليك، فقد تعذّر علينا التغيير الذي طلبته. لم يتغير شيء في حجزك، وهذا موعده وحسابه، ولا يكلّفك طلب التغيير شيئًا. ويسعد الكونسيرج أن يبحث لك عن حل آخر.',
    },
    cancelled: {
      subject: (title) => `أُلغي الحجز: ${title}`,
      preheader: 'أُزيل الموعد من تقويمك.',
      heading: 'أُلغي حجزك',
      text: () => 'كما طلبت. المرفق يزيله من تقويمك، ومتى شئت نبدأ من جديد.',
    },
    called_off: {
      subject: (title) => `تعذّر إقامته: ${title}`,
      preheader: 'لن يُقام في موعده، وإليك ما يترتب على ذلك.',
      heading: 'لن يُقام في موعده',
      text: () =>
        'اضطررنا إلى إلغاء هذا الحجز ونعتذر إليك. المرفق يزيله من تقويمك، ويسعد الكونسيرج أن يختار معك يومًا آخر.',
    },
    no_show: {
      subject: (title) => `فات الموعد: ${title}`,
      preheader: 'لم يحضر أحد في الموعد، وإليك ما يترتب على ذلك.',
      heading: 'افتقدناك',
      text: () =>
        'لم يحضر أحد في الموعد، فأُغلق الحجز بموجب شروطه. وإن كان ذلك خطأً فاكتب إلى الكونسيرج.',
    },
    waitlist_offer: {
      subject: (title) => `مكان لك: ${title}`,
      preheader: 'أنت الأول في القائمة، والمكان لك مدة ساعتين.',
      heading: 'أُتيح مكان',
      text: (until) =>
        `أنت الأول في القائمة، لذلك نحتفظ بالمكان لك ساعتين، حتى ${until}. أكّد قبل ذلك ليصبح لك، وإلا انتقل إلى من يليك.`,
      open: 'أخذ المكان',
    },
    reminder: {
      subject: (title) => `غدًا: ${title}`,
      subjectToday: (title) => `اليوم: ${title}`,
      preheader: 'متى وأين وماذا تُحضر.',
      heading: 'نتطلع إلى لقائك',
      text: () =>
        'كل شيء جاهز. إليك الموعد والمكان مرة أخرى، وقسيمتك في صفحة الحجز. وإن تغيّر شيء فالكونسيرج معك في كل ساعة.',
    },
  },
  voucher: {
    title: 'قسيمة الحجز',
    voucherName: (reference) => `rihla-voucher-${reference}-ar.pdf`,
    pictureName: (reference) => `rihla-ticket-${reference}-ar.png`,
    pending: 'لم يُؤكَّد بعد. الكونسيرج يرتّبه وسيكتب إليك، فيُرجى ألا تنطلق قبل التأكيد.',
    reference: 'رقم الحجز',
    scan: 'يفتح حجزك',
    names: 'الأسماء',
    more: (count) => ['', 'ضيف آخر', 'ضيفان آخران'][count] ?? `${count} آخرون`,
    included: 'ما يشمله الحجز',
    bring: 'يُرجى إحضار',
    driver: 'أرِ هذا للسائق',
    contact: 'معك في كل ساعة',
  },
};
