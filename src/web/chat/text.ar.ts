import type { chat as english } from '#web/chat/text.en.ts';

const minutesWord = (minutes: number) =>
  minutes === 1
    ? 'دقيقة'
    : minutes === 2
      ? 'دقيقتان'
      : minutes <= 10
        ? `${minutes} دقائق`
        : `${minutes} دقيقة`;

export const chat: typeof english = {
  title: 'اسأل الدار',
  lead: (name) =>
    `${name} تجيب فورًا عما تحفظه الدار: الأوراق والمدارس والمنازل والشركات والأمسيات. وما يحتاج إلى قرار ينتقل إلى شخص.`,
  assistant: (role) => `${role}، مساعدة رقمية`,
  widgetName: 'رحلة',
  widgetRole: 'الكونسيرج الذكي',
  openWith: (name) => `تحدّث مع ${name}`,
  minimise: 'صغّر المحادثة',
  restore: 'افتح المحادثة',
  expand: 'املأ الشاشة',
  shrink: 'أعدها صغيرة',
  close: 'أغلق المحادثة',
  messages: 'المحادثة',
  you: 'أنت',
  write: 'اكتب رسالة',
  send: 'أرسل',
  stop: 'توقف',
  stopped: 'أوقفتَ هذا الرد.',
  typing: 'يُكتب الرد',
  asked: 'أسئلة شائعة',
  keys: 'الإدخال يرسل، ومع Shift ينتقل إلى سطر جديد',
  greeting: 'مرحبًا، أنا مساعد الكونسيرج الذكي. كيف أساعدك في تجربتك في دبي اليوم؟',
  reply: 'شكرًا لرسالتك. أنا هنا لمساعدتك في أي سؤال عن خدماتنا الفاخرة في دبي. كيف أخدمك اليوم؟',
  failure: 'أعتذر، أواجه صعوبة في الاتصال الآن. يُرجى المحاولة بعد لحظات.',
  again: 'حاول مجددًا',
  copy: 'انسخ',
  copied: 'نُسخ',
  helpful: 'أفادني',
  unhelpful: 'لم يفدني',
  thanks: 'شكرًا، سجّلناه.',
  from: 'المصدر',
  perUnit: (amount, unit) => `${amount} ${unit}`,
  priceFrom: (amount) => `من ${amount}`,
  more: (count) =>
    count === 1 ? 'نتيجة أخرى' : count === 2 ? 'نتيجتان أخريان' : `${count} نتائج أخرى`,
  person: 'تحدّث إلى شخص',
  personas: 'المساعدون',
  menu: 'المحادثات السابقة',
  earlier: 'السابقة',
  search: 'ابحث في محادثاتك',
  searchPlaceholder: 'كلمة تتذكرها',
  nothingFound: 'لا شيء بهذه الكلمات.',
  noEarlier: 'ما تسأله هنا يُحفظ لك وتجده لاحقًا.',
  forVisitors: 'عند تسجيل الدخول تُحفظ محادثاتك لك.',
  signIn: 'تسجيل الدخول',
  with: (when, name) => `${when}، مع ${name}`,
  moreEarlier: 'اعرض المزيد',
  loading: 'جارٍ القراءة',
  keptForYou: 'محفوظة لك وحدك.',
  eraseAll: 'امحُ الكل',
  erase: (title) => `امحُ ${title}`,
  eraseTitle: 'محو كل المحادثات؟',
  eraseText: 'تُزال نهائيًا، عندك وعندنا.',
  keepThem: 'أبقِها',
  closeDialog: 'أغلق',
  erased: 'مُحيت محادثاتك.',
  silent: 'صامتة ما دام معك شخص',
  failedTitle: 'لم يصل ذلك',
  expert: {
    label: 'تواصل مع خبير',
    panel: 'شخص من الدار',
    show: 'افتح',
    hide: 'أغلق',
    idle: 'شخص حين يهم الأمر',
    idleText: 'لكل ما يحتاج إلى وعد أو قرار أو صوت. ما قلته هنا ينتقل معك فلا تعيده.',
    waitKnown: (minutes) => `نحو ${minutesWord(minutes)} الآن.`,
    waitUnknown: 'لم ينتظر أحد مؤخرًا، فلا يمكننا تقدير المدة.',
    lineNow: (count) =>
      count === 0
        ? 'لا أحد في الانتظار.'
        : count === 1
          ? 'شخص واحد في الانتظار.'
          : count === 2
            ? 'شخصان في الانتظار.'
            : count <= 10
              ? `${count} أشخاص في الانتظار.`
              : `${count} شخصًا في الانتظار.`,
    connect: 'تواصل مع خبير',
    name: 'اسمك',
    email: 'بريدك الإلكتروني',
    emailWhy: 'إليه يُرسل نص المحادثة، وردّنا إن انقطع الاتصال.',
    emailWrong: 'اكتب عنوانًا يمكننا الرد عليه.',
    empty: 'يُرجى تعبئة هذا الحقل.',
    cancel: 'ليس الآن',
    closed: 'الدار نائمة',
    opens: (when) => `نعود ${when} بتوقيت دبي.`,
    opensUnknown: 'اترك رسالة يقرؤها أول من يحضر منا.',
    hours: 'ساعات العمل بتوقيت دبي',
    days: {
      mon: 'الاثنين',
      tue: 'الثلاثاء',
      wed: 'الأربعاء',
      thu: 'الخميس',
      fri: 'الجمعة',
      sat: 'السبت',
      sun: 'الأحد',
    },
    noHours: 'مغلق',
    and: '، ',
    span: (from, to) => `${from} إلى ${to}`,
    message: 'رسالتك',
    leave: 'اترك رسالة',
    left: (reference) => `وصلتنا برقم ${reference}، ويأتيك الرد بالبريد.`,
    place: (place) =>
      place === 1
        ? 'أنت التالي'
        : place === 2
          ? 'أنت الثاني في الانتظار'
          : place === 3
            ? 'أنت الثالث في الانتظار'
            : `ترتيبك ${place} في الانتظار`,
    about: (minutes) => `نحو ${minutesWord(minutes)}.`,
    keepWriting: 'واصل الكتابة، فما تضيفه يُقرأ أولًا.',
    line: (place) => `الترتيب ${place} في الانتظار`,
    front: 'الأول',
    youAt: (time) => `أنت، ${time}`,
    youNow: 'أنت',
    next: 'التالي',
    onDuty: 'المناوبون الآن',
    nobody: 'لا أحد على المكتب في هذه الدقيقة.',
    here: 'موجود',
    away: 'غائب',
    manager: 'مدير حسابك',
    withSomebody: 'مع عميل',
    free: 'متاح',
    summary: 'ما سيقرؤونه',
    summaryRead: 'ما قُرئ أولًا',
    correct: 'صحّحه',
    save: 'احفظ',
    keep: 'اتركه كما هو',
    stayWith: (name) => `ابقَ مع ${name}`,
    backTo: (name) => `عُد إلى ${name}`,
    mail: 'أرسل لي نص المحادثة',
    mailed: (email) => `يُرسل النص إلى ${email}.`,
    isHere: (name) => `${name} معك`,
    isHereText: 'اكتب كما تتحدث. المساعد صامت حتى تستدعيه.',
    writing: (name) => `${name} يكتب`,
    present: 'موجود الآن',
    absent: 'يبحث عن أمر',
    end: 'أنهِ المحادثة',
    offered: (name, assistant) => `${name} يقترح أن يكمل معك ${assistant} من هنا.`,
    agree: (assistant) => `نعم، مع ${assistant}`,
    decline: 'لا، ابقَ معي',
    ended: 'انتهت المحادثة',
    endedText: (name) => `شكرًا لحديثك مع ${name}.`,
    endedAlone: 'لم يتمكن أحد من الحضور في الوقت. صارت لدينا طلبًا.',
    rate: 'كيف كانت؟',
    stars: (count) => (count === 1 ? 'نجمة واحدة' : count === 2 ? 'نجمتان' : `${count} نجوم`),
    rated: 'شكرًا، نقرأ كل تقييم.',
    again: 'تواصل مجددًا',
    asked: (time) => `طلبتَ شخصًا في ${time}`,
    came: (name, time) => `حضر ${name} في ${time}`,
    wentBack: (time) => `عودة إلى المساعد في ${time}`,
    over: (time) => `انتهت في ${time}`,
  },
};
