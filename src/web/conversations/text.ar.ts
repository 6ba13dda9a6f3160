import type { conversations as english } from '#web/conversations/text.en.ts';
import { weekdays } from '#web/i18n/weekdays.ar.ts';

const minutesWord = (minutes: number) =>
  minutes === 1
    ? 'دقيقة'
    : minutes === 2
      ? 'دقيقتان'
      : minutes <= 10
        ? `${minutes} دقائق`
        : `${minutes} دقيقة`;

const within = (minutes: number) => {
  if (minutes < 120) return minutesWord(minutes);
  const hours = Math.round(minutes / 60);
  if (hours === 2) return 'ساعتين';
  return `${hours} ${hours <= 10 ? 'ساعات' : 'ساعة'}`;
};

export const conversations: typeof english = {
  label: 'تواصل مع خبير',
  panel: 'شخص من الدار',
  show: 'افتح',
  hide: 'أغلق',
  idle: 'شخص حين يهم الأمر',
  idleText: 'لكل ما يحتاج إلى وعد أو قرار أو صوت. ما قلته هنا ينتقل معك فلا تعيده.',
  waitKnown: (minutes) => `نحو ${minutesWord(minutes)} الآن.`,
  promised: (minutes, byPlan) =>
    `${byPlan ? 'تعدك باقتك' : 'تعدك الدار'} بشخص خلال ${within(minutes)}.`,
  dueBy: (time) => `موعدنا لك ${time} على الأكثر.`,
  onCall: 'ليلًا، زميل مناوب',
  onCallText: (name) => `المكتب مغلق، والمناوب الآن ${name}، ويحضر إن طلبت شخصًا.`,
  lineNow: (count, free) =>
    count === 0
      ? free
        ? `يأتيك الرد الآن من ${free}.`
        : 'دورك هو التالي.'
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
  answerThere: 'إليه يُرسل ردّنا.',
  emailWrong: 'اكتب عنوانًا يمكننا الرد عليه.',
  empty: 'يُرجى تعبئة هذا الحقل.',
  cancel: 'ليس الآن',
  closed: 'المكتب مغلق',
  opens: (when) => `نعود ${when} بتوقيت دبي. اترك كلمة حتى ذلك الحين.`,
  opensUnknown: 'اترك رسالة يقرؤها أول من يحضر منا.',
  hours: 'ساعات العمل بتوقيت دبي',
  days: weekdays,
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
  keepWriting: 'واصل الكتابة، فما تضيفه يُقرأ أولًا، ويبقى المساعد في عونك.',
  line: (place) => `الترتيب ${place} في الانتظار`,
  desk: 'على المكتب',
  youAt: (time) => `أنت، ${time}`,
  youNow: 'أنت',
  next: 'التالي',
  onDuty: 'المناوبون الآن',
  nobody: 'لا أحد على المكتب في هذه الدقيقة.',
  here: 'على المكتب',
  away: 'بعيد عن المكتب',
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
  writing: (name) => `رسالة من ${name} قيد الكتابة`,
  present: 'على المكتب الآن',
  absent: 'بعيدًا عن المكتب للحظات',
  end: 'أنهِ المحادثة',
  offered: (name, assistant) => `اقتراح من ${name}: أن تكمل من هنا مع ${assistant}.`,
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
  came: (name, time) => `مع ${name} منذ ${time}`,
  wentBack: (time) => `عودة إلى المساعد في ${time}`,
  over: (time) => `انتهت في ${time}`,
};
