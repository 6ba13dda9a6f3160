import type { deskConversations as english } from '#web/conversations/desk/text.en.ts';

/** What the desk says about live conversations. */
export const deskConversations: typeof english = {
  title: 'المحادثات',
  list: 'المحادثات المباشرة',
  pane: 'المحادثة',
  empty: 'لا أحد ينتظر ولا محادثة جارية.',
  choose: 'اختر محادثة لقراءة ما قيل.',
  quiet: 'كل شيء هادئ',
  quietText: 'من يطلب شخصًا في المحادثة يظهر هنا، ومعه ما قاله للمساعد.',
  waiting: 'في الانتظار',
  withPerson: 'مع شخص',
  ended: 'انتهت اليوم',
  followUps: 'ما يجب النظر فيه الآن',
  followUp: { complaint: 'شكوى', emergency: 'طارئ' },
  due: (time) => `حتى ${time}`,
  overdue: 'تأخرنا',
  done: 'تمّ',
  openTalk: 'افتح المحادثة',
  unknownName: 'شخص لم يذكر اسمه',
  saidTimes: (times) => `تكرّر ${times} مرات`,
  noPlan: 'بلا باقة',
  manager: (name) => `مدير الحساب: ${name}`,
  promise: (time) => `الوعد حتى ${time}`,
  bell: (count) =>
    count === 0
      ? 'لا أحد ينتظر في المحادثة'
      : count === 1
        ? 'واحد ينتظر في المحادثة'
        : `${count} ينتظرون في المحادثة`,
  sound: 'رنّ حين ينتظر أحد',
  visitor: 'زائر',
  client: 'عميل',
  hasOwner: (name) => `مع ${name}`,
  unanswered: 'بانتظار رد',
  state: {
    queued: 'في الانتظار',
    human: 'مع شخص',
    assistant: 'عادت إلى المساعد',
    resolved: 'انتهت',
  },
  back: 'كل المحادثات',
  summary: 'ما يحتاجه',
  corrected: 'صحّحه العميل',
  before: (count) =>
    count === 1
      ? 'رسالة واحدة مع المساعد من قبل'
      : count === 2
        ? 'رسالتان مع المساعد من قبل'
        : count <= 10
          ? `${count} رسائل مع المساعد من قبل`
          : `${count} رسالة مع المساعد من قبل`,
  assistant: 'المساعد',
  take: 'تولَّها',
  takeOver: 'تسلّمها',
  handBack: 'اعرض المساعد',
  offered: 'عُرض ذلك، والقرار للعميل.',
  end: 'أنهِها',
  matter: 'حوّلها إلى طلب',
  matterTitle: 'تحويلها إلى طلب',
  matterText: 'يتولاه أحدنا حتى يُنجز، مع وعد برد في ساعة محددة.',
  matterNotes: 'المطلوب',
  matterMake: 'أنشئ الطلب',
  matterMade: 'صارت طلبًا.',
  openMatter: (reference) => `الطلب ${reference}`,
  here: 'يتابع الآن',
  gone: 'لا يتابع الآن',
  typing: 'يكتب الآن',
  write: 'اكتب ردًا',
  placeholder: 'أجب كما تتحدث',
  send: 'أرسل',
  templates: 'قوالب',
  suggestions: 'ردود مقترحة',
  source: { book: 'من كتاب الأجوبة', assistant: 'مسودة من المساعد' },
  restsOn: (titles) => `، عن ${titles.join('؛ ')}`,
  rated: (stars) =>
    stars === 1 ? 'التقييم نجمة واحدة' : stars === 2 ? 'التقييم نجمتان' : `التقييم ${stars} نجوم`,
  notTaken: 'تولَّ المحادثة لتجيب.',
  notMine: (name) => `هذه المحادثة مع ${name}.`,
};
