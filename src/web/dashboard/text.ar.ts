import type { dashboard as english } from '#web/dashboard/text.en.ts';
import { plural } from '#web/i18n/plural.ts';

export const dashboard: typeof english = {
  title: 'لوحة التحكم',
  preparing: 'نُعدّ لوحتك',
  greeting: { morning: 'صباح الخير،', afternoon: 'طاب يومك،', evening: 'مساء الخير،' },
  guest: 'ضيفنا الكريم',
  inDubai: (time) => `دبي، ${time}`,
  home: 'الرئيسية',
  desk: 'مكتب الكونسيرج',
  profile: 'الملف الشخصي',
  shortcuts: 'اختصارات',
  lifestyleManager: 'مدير أسلوب حياتك',
  lookedAfterBy: (name) => `${name} في خدمتك`,
  failed: 'تعذّرت قراءة لوحتك',
  stats: {
    label: 'نظرة سريعة',
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
    title: 'من أين تبدأ',
    lead: 'ليس لدينا شيء لك بعد، وأيٌّ من هذه بداية حسنة.',
    steps: {
      book: { name: 'احجز شيئًا لهذا الأسبوع', text: 'يخت أو رحلة صحراء أو طاولة على البحر.' },
      wish: { name: 'أخبرنا بما ترغب فيه', text: 'يقرؤه شخص ويجيبك.' },
      talk: { name: 'اطّلع على المنازل', text: 'انظر ما لدينا، وعاينه في الوقت الذي يناسبك.' },
      secure: { name: 'أمّن حسابك', text: 'تحقق بخطوتين، فكلمة المرور وحدها قد تُخمَّن.' },
    },
  },
  owed: { title: 'للسداد', all: 'الفواتير والمدفوعات' },
  needs: {
    title: 'بانتظارك',
    lead: (count) =>
      plural('ar', count, {
        one: 'أمر واحد ينتظر كلمتك.',
        two: 'أمران ينتظران كلمتك.',
        few: '# أمور تنتظر كلمتك.',
        many: '# أمرًا ينتظر كلمتك.',
        other: '# أمر ينتظر كلمتك.',
      }),
    until: (when) => `حتى ${when}`,
    said: {
      waitlist: () => 'نحجز لك مكانًا من قائمة الانتظار: خذه أو اتركه',
      hold: () => 'نحجز لك مكانًا: أكّده قبل أن تنتهي المهلة',
      quote: () => 'عرض بانتظار ردك',
      answer: () => 'لدينا سؤال لك',
      paper: (count) =>
        plural('ar', count, {
          one: 'وثيقة واحدة مطلوبة',
          two: 'وثيقتان مطلوبتان',
          few: '# وثائق مطلوبة',
          many: '# وثيقة مطلوبة',
          other: '# وثيقة مطلوبة',
        }),
      document: () => 'وثيقة لديك تنتهي: ابدأ بتجديدها',
      accept: () => 'أُنجز: اقبله أو أخبرنا بما ليس كما ينبغي',
      rate: () => 'كيف كان؟',
      draft: () => 'مسودة لك لم تُرسل بعد',
    },
  },
  recommended: 'نقترح عليك',
  freeOn: (day) => `متاح يوم ${day}`,
  why: {
    child: (name) => `من أجل ${name}`,
    interest: 'لأنك سألتنا عنه',
    plan: (name) => `ضمن باقتك ${name}`,
    trip: (title, day) => `لأن لديك «${title}» يوم ${day}`,
    season: (until) => `في موسمه حتى ${until}`,
    tonight: 'لأن الوقت ما زال متسعًا لهذه الليلة',
    house: 'من اختيار الدار',
  },
  quickActions: 'إجراءات سريعة',
  services: 'خدماتك',
  open: 'مفتوحة',
};
