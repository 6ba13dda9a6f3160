import type { MatterArea } from '#contract/matters/kinds.ts';
import type { MatterState } from '#contract/matters/parts.ts';
import { type Forms, plural } from '#web/i18n/plural.ts';
import { matterSheet as forms } from '#web/matters/sheet/text.ar.ts';
import type { matters as english } from '#web/matters/text.en.ts';

const count = (forms: Forms) => (of: number) => plural('ar', of, forms);

const papers = count({
  one: 'ورقة واحدة',
  two: 'ورقتين',
  few: '# أوراق',
  many: '# ورقة',
  other: '# ورقة',
});

const areas: Record<MatterArea, (typeof english.areas)[MatterArea]> = {
  requests: {
    title: 'الطلبات',
    lead: 'كل ما تطلبه منا: من يتولاه، وماذا ينتظر، ومتى تصلك الكلمة التالية.',
    emptyTitle: 'لا طلبات بعد',
    emptyText: 'طاولة أو إصلاح أو مفاجأة: أخبرنا، ويتولاها أحدنا.',
    service: 'ما نقدّمه',
  },
  'real-estate': {
    title: 'العقارات',
    lead: 'بحثك عن منزل، والمعاينات المرتبطة به.',
    emptyTitle: 'لا بحث عن منزل بعد',
    emptyText: 'صِف لنا كيف تريد أن تعيش، ونبحث أيضًا فيما لا يُعلَن عنه.',
    service: 'تصفّح المنازل',
  },
  business: {
    title: 'الأعمال',
    lead: 'الشركات والتأشيرات والمصارف والشؤون القانونية، خطوة بخطوة.',
    emptyTitle: 'لا شركة قيد التأسيس',
    emptyText: 'أسّس شركة أو استقدم أسرتك أو افتح حسابًا: لكل طلب خطواته وأوراقه.',
    service: 'تصفّح الباقات',
  },
  education: {
    title: 'التعليم',
    lead: 'طلب لكل طفل، بخطواته وأوراقه.',
    emptyTitle: 'لا طلبات التحاق بعد',
    emptyText: 'اختر مدرسة، ونمضي معك في الخطوات الست.',
    service: 'تصفّح المدارس',
  },
  vip: {
    title: 'كبار الشخصيات',
    lead: 'الطاولات والفعاليات والعضويات.',
    emptyTitle: 'لا طلبات بعد',
    emptyText: 'طاولة الليلة، أو أماكن في الأوبرا، أو عضوية: اطلبها هنا.',
    service: 'تصفّح الأماكن والفعاليات',
  },
};

const states: Record<MatterState, string> = {
  draft: 'مسودة',
  submitted: 'وصلنا',
  clarifying: 'سؤال لك',
  sourcing: 'قيد البحث',
  proposed: 'بانتظارك',
  approved: 'تمت الموافقة',
  fulfilling: 'قيد التنفيذ',
  delivered: 'سُلّم',
  closed: 'مغلق',
  withdrawn: 'مسحوب',
  declined: 'اعتُذر عنه',
  lapsed: 'انقضى',
};

const awaitedStates: Record<MatterState, string> = {
  draft: 'لا يراها أحد غيرك. أرسلها متى شئت.',
  submitted: 'يتولاه أحدنا الآن',
  clarifying: 'جوابك عن سؤال',
  sourcing: 'نسأل لك من حولنا',
  proposed: 'عرض بانتظار جوابك',
  approved: 'نبدأ العمل',
  fulfilling: 'نعمل عليه',
  delivered: 'كلمتك: هل هو كما أردت؟',
  closed: 'اكتمل',
  withdrawn: 'توقف عند هذا الحد',
  declined: 'تعذّر علينا قبوله',
  lapsed: 'طال انتظار الجواب. اكتب إلينا فيُستأنف.',
};

const steps: Record<string, string> = {
  open: 'مفتوحة',
  waiting: 'لدى الجهة المختصة',
  done: 'أُنجزت',
  rejected: 'لم تُقبل',
};

const minutes = { two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' };
const hours = { two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' };
const days = { two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' };

/** The figure stands above; only the unit and the word are said. */
const unit = (one: string, few: string, word: string) =>
  count({ one: `${one} ${word}`, few: `${few} ${word}`, other: `${one} ${word}` });

const followed = (happened: string, money: string) => (money ? `${happened}. ${money}` : happened);

const events: typeof english.events = {
  submit: () => 'طُلب',
  ask: () => 'سؤال لك',
  answer: () => 'وصل الجواب',
  source: () => 'بدأنا البحث',
  propose: () => 'قُدّم عرض',
  revise: () => 'أُعيد النظر فيه',
  approve: () => 'تمت الموافقة',
  fulfil: () => 'بدأ العمل',
  supplier_failed: () => 'اعتذر مورّد، ونبحث من جديد',
  deliver: () => 'سُلّم',
  make_right: () => 'ليس كما ينبغي بعد، ونصلحه',
  close: () => 'أُغلق',
  reopen: () => 'أُعيد فتحه',
  withdraw: ({ money }) => followed('سُحب', money),
  decline: ({ money }) => followed('اعتُذر عنه', money),
  lapse: () => 'انقضى لعدم الجواب',
  claimed: ({ by }) => `يتولاه ${by} الآن`,
  assigned: ({ to }) => (to ? `يتولاه ${to} الآن` : 'عاد إلى الدار'),
  promised: ({ when }) => `وُعد بالكلمة التالية قبل ${when}`,
  promise_missed: ({ when }) => `وعد لم يُوفَ به: كانت الكلمة مستحقة قبل ${when}`,
  quote_sent: ({ version, total }) => `أُرسل العرض ${version}${total && `: ${total}`}`,
  quote_accepted: ({ version, total, money }) =>
    followed(`قُبل العرض ${version}${total && `: ${total}`}`, money),
  quote_rejected: ({ version }) => `رُفض العرض ${version}`,
  step: ({ step, name, state }) => `الخطوة ${step}، ${name}: ${steps[state] ?? state}`,
  paper: ({ name, state }) => {
    if (state === 'accepted') return `${name}: قُبلت`;
    return state === 'rejected' ? `${name}: أُعيدت` : `${name}: وصلت`;
  },
  appointment: ({ title, when }) => `موعد: ${title}، ${when}`,
  appointment_cancelled: ({ title }) => `أُلغي الموعد: ${title}`,
  paused: ({ when }) => (when ? `متوقف حتى ${when}` : 'متوقف'),
  resumed: () => 'استؤنف',
  urgent: ({ on }) => (on ? 'صار عاجلًا' : 'لم يعد عاجلًا'),
  escalated: ({ on }) => (on ? 'ينظر فيه زميل أقدم' : 'عاد إلى صاحبه'),
  rated: ({ stars }) =>
    plural('ar', stars, {
      one: 'قُيّم بنجمة واحدة',
      two: 'قُيّم بنجمتين',
      few: 'قُيّم بـ# نجوم',
      other: 'قُيّم بـ# نجمة',
    }),
};

export const matters: typeof english = {
  title: 'طلباتك',
  matterTitle: 'الطلب',
  crumbs: 'موقعك في الموقع',
  dashboard: 'اليوم',
  reading: 'نقرأ طلباتك',
  readingOne: 'نقرأ طلبك',
  optional: 'اختياري',
  missing: 'هذا الحقل مطلوب.',
  continue: 'متابعة',
  newRequest: 'طلب جديد',
  areasLabel: 'شؤونك بحسب الخدمة',
  everyArea: 'الكل',
  areas,
  states,
  flags: { urgent: 'عاجل', escalated: 'لدى زميل أقدم', paused: 'متوقف' },
  list: {
    which: 'أيّها',
    whiches: { open: 'المفتوحة', done: 'المنتهية', all: 'الكل' },
    drafts: 'لم يُرسل بعد',
    search: 'ابحث في طلباتك',
    searchHint: 'عنوان أو كلمة أو مرجع',
    nothing: (words) => `لا شيء هنا يحتوي على «${words}».`,
    noneDone: 'لم ينتهِ شيء بعد',
    more: 'عرض المزيد',
    loading: 'جارٍ التحميل...',
    shown: (shown) => `المعروض: ${shown}`,
    unread: count({
      one: 'رسالة جديدة',
      two: 'رسالتان جديدتان',
      few: '# رسائل جديدة',
      many: '# رسالة جديدة',
      other: '# رسالة جديدة',
    }),
    with: (name) => `لدى ${name}`,
    failed: 'تعذّرت قراءة طلباتك',
  },
  awaited: {
    states: awaitedStates,
    working: {
      client: 'أوراق منك',
      house: 'نعمل عليه',
      authority: 'القرار لدى الجهة المختصة',
    },
    answered: 'أجبناك',
    rests: (when) => `متوقف حتى ${when}`,
    papers: (of) => `مطلوب منك ${papers(of)}`,
    quoteAndPapers: (of) => `عرض بانتظار جوابك، ومطلوب ${papers(of)}`,
  },
  promise: {
    label: 'موعد الكلمة التالية',
    repliesBy: (name, when) => (name ? `يصلك رد ${name} قبل ${when}` : `نرد عليك قبل ${when}`),
    meets: (name, when) => `موعدك مع ${name}: ${when}`,
    wasDue: (when) => `كان الرد مستحقًا قبل ${when}`,
    coming: 'بفكرة أولى أو بسؤال. تبدأ الشمس رحلتها لحظة الإرسال، ولك أن تراقب غروبها.',
    lateText: 'لم يكتب أحد بعد. لم نفِ بالوعد، ويبقى ذلك ظاهرًا.',
    kinds: {
      first_word: 'يقرؤه أحدنا ويجيبك.',
      next_word: 'تسمع منا قبل ذلك الوقت، بجديد أو من دونه.',
    },
    zone: (zone) => `الأوقات بتوقيتك، ${zone}.`,
    kept: (kept, given) => `الوعود التي وفينا بها: ${kept} من ${given}`,
    missed: count({
      one: 'وعد واحد لم يُوفَ به',
      two: 'وعدان لم يُوفَ بهما',
      few: '# وعود لم يُوفَ بها',
      other: '# وعدًا لم يُوفَ به',
    }),
    none: {
      answered: { title: 'أجبناك', text: 'اكتب إلينا متى شئت.' },
      draft: { title: 'لم يُرسل بعد', text: 'يبدأ الوقت عندما ترسله.' },
      client: { title: 'الدور لك', text: 'لا شيء مستحق علينا حتى تجيب.' },
      house: { title: 'هو لدينا', text: 'نكتب إليك حالما يجدّ جديد.' },
      authority: { title: 'القرار لدى الجهة المختصة', text: 'نتابع معها ونكتب إليك.' },
      nobody: { title: 'انتهى', text: 'لا رد آخر مستحق علينا.' },
    },
    stillToPay: (sum) => `لا رد آخر مستحق علينا. المتبقي للدفع: ${sum}.`,
    dueIn: (span) => `الكلمة التالية خلال ${span}`,
    lateSince: (when) => `كان الرد مستحقًا قبل ${when}`,
    span: {
      minutes: count({ one: 'دقيقة واحدة', ...minutes }),
      hours: count({ one: 'ساعة واحدة', ...hours }),
      days: count({ one: 'يوم واحد', ...days }),
    },
    leftOf: {
      minutes: unit('دقيقة', 'دقائق', 'متبقية'),
      hours: unit('ساعة', 'ساعات', 'متبقية'),
      days: count({ one: 'يوم متبقٍ', few: 'أيام متبقية', other: 'يومًا متبقيًا' }),
    },
    lateBy: {
      minutes: unit('دقيقة', 'دقائق', 'تأخير'),
      hours: unit('ساعة', 'ساعات', 'تأخير'),
      days: unit('يوم', 'أيام', 'تأخير'),
    },
    aloud: (span, late) => (late ? `تأخر ${span}` : `بقي ${span}`),
  },
  steps: {
    title: 'الخطوات',
    states: { done: 'أُنجزت', current: 'الخطوة الحالية', next: 'لم تبدأ بعد' },
    done: (day) => `أُنجزت ${day}`,
    since: (day, duration) => (duration ? `منذ ${day}، ${duration}` : `منذ ${day}`),
    waiting: 'لدى الجهة المختصة',
    rejected: 'لم تُقبل',
    needs: (number, of) => `تحتاج الخطوة ${number} إلى ${papers(of)}`,
    now: (number) => `الخطوة ${number} قيد التنفيذ`,
    takes: 'صور أو PDF أو Word أو Excel أو نص، 10 ميغابايت على الأكثر لكل ملف.',
    others: 'أوراق الخطوات الأخرى',
    numbered: (number, title) => `${number}. ${title}`,
  },
  papers: {
    states: {
      missing: 'مطلوبة منك',
      received: 'لدينا',
      accepted: 'مقبولة',
      rejected: 'أُعيدت إليك',
    },
    upload: 'رفع',
    replace: 'رفع ملف آخر',
    choose: (name) => `الملف: ${name}`,
    bringing: 'جارٍ الرفع',
    refused: 'لم يُقبل الملف',
    kinds: 'صورة أو PDF أو Word أو Excel، بحد أقصى 10 ميغابايت',
  },
  files: {
    about: (kind, size) => `${kind}، ${size}`,
    kilobytes: (size) => `${size} كيلوبايت`,
    megabytes: (size) => `${size} ميغابايت`,
    open: 'تنزيل',
    attached: 'ملفات مع هذه الرسالة',
    bringing: 'جارٍ الرفع',
    remove: (name) => `إزالة ${name}`,
  },
  conversation: {
    title: 'المحادثة',
    between: 'بينك وبين الدار',
    earlier: 'رسائل أقدم',
    loading: 'جارٍ التحميل...',
    notRead: 'تعذّرت قراءة الرسائل الأقدم',
    none: 'لم يكتب أحد بعد.',
    write: (name) => (name ? `اكتب إلى ${name}` : 'اكتب إلينا'),
    keys: 'يُرسل زر Enter الرسالة، ومع Shift يبدأ سطرًا جديدًا.',
    attach: 'إرفاق ملفات',
    files: 'ملفات للإرفاق',
    kindsOfFiles: 'صور ووثائق، 10 ميغابايت على الأكثر',
    send: 'إرسال',
    sending: 'جارٍ الإرسال...',
    notSent: 'لم تُرسل الرسالة',
    unsent: 'ما لم ترسله بعد',
    over: 'انتهى هذا الطلب، فلا يمكن الكتابة هنا. اطلب من جديد ونبدأ فورًا.',
  },
  quote: {
    title: (number) => `العرض ${number}`,
    states: {
      draft: 'مسودة',
      sent: 'مفتوح',
      accepted: 'مقبول',
      rejected: 'مرفوض',
      expired: 'منتهٍ',
      superseded: 'حلّ غيره محله',
    },
    until: (when) => `مفتوح حتى ${when}`,
    total: 'الإجمالي',
    about: (sum) => `نحو ${sum}`,
    exact: 'ما تقبله هو ما يُفوتر، حتى الفلس.',
    standing: 'أين يقف مالك',
    ended: (state, percent) => {
      if (state === 'declined') return 'لم نستطع القيام به، فلا يكلّفك شيئًا.';
      if (state !== 'withdrawn' && state !== 'lapsed') return '';
      return percent > 0
        ? `سُحب الطلب، وكنتَ قد قبلتَ رسمًا قدره ${percent}% لذلك.`
        : 'سُحب الطلب ولا يكلّفك شيئًا.';
    },
    accepting: 'إذا قبلت اليوم',
    why: 'سبب التعديل',
    standsUntil: (number) => `العرض ${number} ساري إلى أن تقبل`,
    note: (number) => `ملاحظتنا مع العرض ${number}`,
    former: (title, sum, state) => `${title}، ${sum}: ${state}`,
    accept: {
      open: 'قبول العرض',
      title: 'أتقبل هذا العرض؟',
      text: (number) => `تقبل العرض ${number} كما هو، ونبدأ العمل.`,
      total: 'الإجمالي، وضريبة القيمة المضافة ضمنه',
      submit: 'قبول',
      submitting: 'جارٍ القبول...',
      notYet: 'ليس بعد',
      done: 'قُبل العرض',
      refused: 'لم يُقبل العرض',
    },
    decline: {
      open: 'رفض',
      title: 'أترفض هذا العرض؟',
      text: 'نعيد النظر ونعود إليك بعرض آخر.',
      change: 'لا يتغيّر شيء عندئذ.',
      reason: 'ما الذي ينبغي أن يختلف؟',
      reasonHint: 'يساعدنا ذلك على إيجاد الأنسب.',
      submit: 'رفض العرض',
      submitting: 'جارٍ الرفض...',
      keep: 'رجوع',
      done: 'رُفض العرض',
      refused: 'لم يُرفض العرض',
    },
  },
  withdraw: {
    open: 'سحب الطلب',
    discard: 'حذف المسودة',
    title: 'أتسحبه؟',
    texts: {
      draft: 'تُحذف المسودة. لم يرها أحد غيرك.',
      early: 'نتوقف فورًا. لا شيء مستحق، ويبقى ما كُتب مقروءًا.',
      agreed: 'نتوقف فورًا، وهذا ما يترتب على ذلك ماليًا.',
    },
    money: 'ما يترتب على ذلك ماليًا',
    reading: 'نقرأ ما دفعته',
    unknown: 'تعذّرت قراءة ما دفعته. أغلق هذه النافذة وحاول مرة أخرى.',
    terms: {
      kept: (percent) => `قبلتَ رسمًا قدره ${percent}% إن سحبت طلبك.`,
      all_back: () => 'سحب الطلب لا يكلّفك شيئًا.',
    },
    reason: 'السبب',
    reasonHint: 'يُحفظ في السجل.',
    submit: 'سحب',
    submitting: 'جارٍ السحب...',
    keep: 'أبقِه',
    done: 'سُحب الطلب',
    refused: 'لم يُسحب الطلب',
  },
  makeRight: {
    open: 'ثمة ما ليس صحيحًا',
    title: 'ما الذي ليس صحيحًا؟',
    text: 'نستأنف العمل، ويبدأ الوقت من جديد.',
    reason: 'ما الذي ينبغي إصلاحه؟',
    reasonHint: 'بأدق ما تستطيع.',
    submit: 'أصلحوه',
    submitting: 'جارٍ الإرسال...',
    keep: 'رجوع',
    done: 'نستأنف العمل عليه',
    refused: 'لم يُرسل',
  },
  rate: {
    titleDelivered: 'هل هو كما أردت؟',
    textDelivered: 'بتقييمك تقبل ما سُلّم.',
    title: 'كيف كان؟',
    text: 'تصل كلماتك إلى من قام به.',
    given: 'تقييمك',
    stars: 'النجوم',
    star: count({ one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', other: '# نجمة' }),
    words: 'بكلماتك',
    accept: 'قبول وتقييم',
    submit: 'إرسال التقييم',
    submitting: 'جارٍ الإرسال...',
    done: 'شكرًا على تقييمك',
    missing: 'اختر من نجمة إلى خمس نجوم.',
    refused: 'لم يُرسل',
  },
  appointment: {
    title: (title, from, to) => `${title}، من ${from} إلى ${to}`,
    zone: (zone) => `الأوقات بتوقيتك، ${zone}.`,
    cancelled: 'أُلغي',
    change: 'موعد آخر أو إلغاء',
    opening: 'لحظة',
    failed: 'تعذّر فتح الموعد',
  },
  people: {
    title: 'الأشخاص',
    owner: 'يتولى هذا الطلب',
    shows: 'معاينة المنزل',
    calls: 'المكالمة في موعدها',
    nobody: 'لم يتولّه أحد بعد. يتولاه أحدنا قريبًا.',
  },
  asked: { title: 'ما طلبته', comma: '، ' },
  history: {
    title: 'حتى الآن',
    actors: { client: 'أنت', house: 'الدار', system: 'تلقائيًا' },
    today: (clock) => `اليوم، ${clock}`,
    zone: (zone) => `الساعات بتوقيتك، ${zone}`,
  },
  draft: { send: 'إرسال', sending: 'جارٍ الإرسال...', sent: 'وصلنا طلبك', notSent: 'لم يُرسل' },
  events,
  changedMeanwhile: 'تغيّر الطلب في هذه الأثناء',
  changedMeanwhileText: 'هذا وضعه الآن. راجعه قبل أن تتابع.',
  notFound: 'لا يوجد طلب كهذا',
  notFoundText: 'قد يخص حسابًا آخر.',
  failed: 'تعذّرت قراءة الطلب',
  toList: 'إلى طلباتك',
};

/** Lists open the forms, and pages name their fields. */
export const matterSheet = forms;
