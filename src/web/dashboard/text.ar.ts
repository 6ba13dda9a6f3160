import type { dashboard as english } from '#web/dashboard/text.en.ts';
import { plural } from '#web/i18n/plural.ts';
import { quoted } from '#web/i18n/quotation.ts';

export const dashboard: typeof english = {
  preparing: 'نُعدّ يومك',
  greeting: { morning: 'صباح الخير،', afternoon: 'طاب يومك،', evening: 'مساء الخير،' },
  guest: 'ضيفنا الكريم',
  inDubai: (time) => `دبي ${time}`,
  day: {
    label: 'يومك',
    sunset: (time) => `الغروب ${time}`,
    sunsetTag: 'الغروب',
    ifAsked: 'إن سألت الآن',
    meets: (name) => `مع ${name}`,
    writes: (name) => `كلمة من ${name}`,
    houseWrites: 'كلمة من الدار',
    more: (count) =>
      plural('ar', count, {
        one: 'موعد آخر',
        two: 'موعدان آخران',
        few: '# مواعيد أخرى',
        many: '# موعدًا آخر',
        other: '# موعد آخر',
      }),
  },
  mayAsk: 'مما يمكنك طلبه',
  samples: ['طاولة الليلة', 'سيارة الساعة 19:00', 'من يتولى شؤوني؟'],
  home: 'الرئيسية',
  profile: 'الملف الشخصي',
  shortcuts: 'اختصارات',
  lifestyleManager: 'مدير أسلوب حياتك',
  failed: 'تعذّرت قراءة يومك',
  stats: {
    label: 'بالأرقام',
    awaiting: (count) =>
      count === 0
        ? 'لا شيء بانتظارك'
        : plural('ar', count, {
            one: 'طلب واحد بانتظار كلمتك',
            two: 'طلبان بانتظار كلمتك',
            few: '# طلبات بانتظار كلمتك',
            many: '# طلبًا بانتظار كلمتك',
            other: '# طلب بانتظار كلمتك',
          }),
    next: (when) => `التالي يوم ${when}`,
    nothingAhead: 'لا شيء قادم بعد',
    from: {
      own: (ratings) =>
        plural('ar', ratings, {
          one: 'من تقييم واحد لك',
          two: 'من تقييمين لك',
          few: 'من # تقييمات لك',
          many: 'من # تقييمًا لك',
          other: 'من # تقييم لك',
        }),
      clients: (ratings) =>
        plural('ar', ratings, {
          one: 'من تقييم واحد لعملائنا',
          two: 'من تقييمين لعملائنا',
          few: 'من # تقييمات لعملائنا',
          many: 'من # تقييمًا لعملائنا',
          other: 'من # تقييم لعملائنا',
        }),
      house: () => 'كما تعلنه الدار',
    },
  },
  firstSteps: {
    title: 'يومك الأول',
    lead: 'نحو عشر دقائق، وبأي ترتيب تشاء',
    letter: {
      label: (name) => `كلمة من ${name}`,
      welcome: (name) => `أهلًا بك في الدار. اسمي ${name}، وأنا في خدمتك من اليوم.`,
      wish: 'أخبرني بأمر واحد طال انتظاره في قائمتك، ومنه أبدأ.',
      role: 'من يتولى شؤونك',
      reply: 'اكتب ردًا',
    },
    steps: {
      family: {
        name: 'من هم أفراد العائلة؟',
        text: 'الأسماء وتواريخ الميلاد، فبها تبدأ المدارس والتأشيرات.',
        act: 'أضفهم',
      },
      paper: {
        name: 'أرنا جواز سفر واحدًا',
        text: 'نحفظه في خزنة مقفلة، وترى من يفتحه.',
        act: 'ارفعه',
      },
      taste: {
        name: 'أخبرنا كيف تحب الأشياء',
        text: 'الطاولة والمقعد والسيارة، وما لا ينساه أي مطبخ.',
        act: 'ابدأ',
      },
      secure: { name: 'أمّن حسابك', text: 'تحقق بخطوتين، فكلمة المرور وحدها قد تُخمَّن.', act: 'أمّنه' },
    },
  },
  owed: { title: 'للسداد', all: 'الفواتير والمدفوعات' },
  needs: {
    title: 'بانتظارك',
    standing: (count, late) => {
      const things = plural('ar', count, {
        one: 'أمر واحد.',
        two: 'أمران.',
        few: '# أمور.',
        many: '# أمرًا.',
        other: '# أمر.',
      });
      if (late === 0) return `${things} لا شيء متأخر`;
      const behind = plural('ar', late, {
        one: 'منها واحد متأخر',
        two: 'منها اثنان متأخران',
        few: 'منها # متأخرة',
        many: 'منها # متأخرًا',
        other: 'منها # متأخر',
      });
      return `${things} ${behind}`;
    },
    nothing: 'لا شيء بانتظارك اليوم.',
    all: (count) => `الكل (${count})`,
    until: (when) => `حتى ${when}`,
    beginBy: (when) => `يبدأ التجديد قبل ${when}`,
    asked: (title) => `عن ${quoted(title)}`,
    askedBy: (name, title) => `${name}، عن ${quoted(title)}`,
    yes: {
      label: (hour) => (hour ? `نعم، ${hour}` : 'نعم'),
      words: (hour) => (hour ? `نعم، ${hour}.` : 'نعم.'),
      anotherHour: 'وقت آخر',
      anotherAnswer: 'جواب آخر',
      refused: 'لم يصل جوابك',
    },
    verbs: {
      waitlist: 'خذ',
      hold: 'أكّد',
      pay: 'سدّد',
      quote: 'وافق',
      answer: 'أجب',
      paper: 'ارفع',
      document: 'جدّد',
      accept: 'اقبل',
      rate: 'قيّم',
      draft: 'أكمل',
      confirm: 'استكمل',
      bank: 'أجب',
    },
    acts: {
      waitlist: 'انظر المكان',
      hold: 'انظر المكان',
      pay: 'سدّد',
      quote: 'اقرأ العرض',
      answer: 'أجب',
      paper: 'ارفع',
      document: 'ابدأ التجديد',
      accept: 'انظر إليه',
      rate: 'قيّم',
      draft: 'تابع',
      confirm: 'أضف التفاصيل',
      bank: 'أجب المصرف',
    },
    said: {
      waitlist: () => 'نحجز لك مكانًا من قائمة الانتظار: خذه أو اتركه.',
      hold: () => 'نحجز لك مكانًا: أكّده قبل أن تنتهي المهلة.',
      pay: () => 'تسدّده بنفسك.',
      quote: () => 'عرض بانتظار ردك.',
      answer: () => 'لدينا سؤال لك.',
      paper: (count) =>
        plural('ar', count, {
          one: 'وثيقة واحدة مطلوبة.',
          two: 'وثيقتان مطلوبتان.',
          few: '# وثائق مطلوبة.',
          many: '# وثيقة مطلوبة.',
          other: '# وثيقة مطلوبة.',
        }),
      document: () => 'حان التجديد، وهو يحتاج إلى وقت.',
      accept: () => 'أُنجز: اقبله أو أخبرنا بما ليس كما ينبغي.',
      rate: () => 'كيف كان؟',
      draft: () => 'مسودة لك لم تُرسل بعد.',
      confirm: () => 'لا نعرف بعد من سيأتي أو من أين تأخذكم السيارة.',
      bank: () => 'يسألك مصرفك إن كنت أنت من يدفع، ولا يُدفع شيء قبل أن تجيب.',
    },
  },
  done: {
    title: 'ما أنجزناه مؤخرًا',
    since: 'ما أنجزناه منذ زيارتك الأخيرة',
    said: {
      claimed: (title) => `تولّينا ${quoted(title)}`,
      quote_sent: (title) => `أعددنا عرضًا لطلب ${quoted(title)}`,
      fulfil: (title) => `بدأنا العمل على ${quoted(title)}`,
      deliver: (title) => `أنجزنا ${quoted(title)}`,
      step: (title) => `أنهينا خطوة من ${quoted(title)}`,
      paper: (title) => `قبلنا وثيقة لطلب ${quoted(title)}`,
      appointment: (title) => `حدّدنا موعدًا لطلب ${quoted(title)}`,
      confirmed: (title) => `تأكّد ${quoted(title)}`,
    },
  },
  week: {
    title: 'الأيام السبعة القادمة',
    itinerary: 'افتح خط الرحلة',
    today: 'اليوم',
    free: 'لا شيء',
    promise: (title) => `نكتب إليك عن ${quoted(title)}`,
    lastDay: (verb, title) => `آخر يوم. ${verb}: ${title}`,
  },
  recommended: 'ثلاثة اقتراحات لك',
  freeOn: (day) => `متاح يوم ${day}`,
  why: {
    child: (name) => `من أجل ${name}`,
    interest: 'لأنك سألتنا عنه',
    plan: (name) => `ضمن باقتك ${name}`,
    trip: (title, day) => `لأن لديك ${quoted(title)} يوم ${day}`,
    season: (until) => `في موسمه حتى ${until}`,
    expiry: (days) =>
      plural('ar', days, {
        zero: 'لأنها تنتهي اليوم',
        one: 'لأنه بقي يوم واحد',
        two: 'لأنه بقي يومان',
        few: 'لأنه بقيت # أيام',
        many: 'لأنه بقي # يومًا',
        other: 'لأنه بقي # يوم',
      }),
    tonight: 'لأن الوقت ما زال متسعًا لهذه الليلة',
    house: 'من اختيار الدار',
  },
  quickActions: 'إجراءات سريعة',
  services: 'خدماتك',
  open: 'مفتوحة',
};
