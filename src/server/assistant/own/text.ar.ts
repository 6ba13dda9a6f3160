import type { OwnWords } from '#server/assistant/own/text.en.ts';

export const ownWords: OwnWords = {
  kinds: {
    custom: 'طلب خاص',
    consultation: 'استشارة',
    viewing: 'معاينة',
    property_search: 'منزل',
    company: 'شركة',
    visa: 'تأشيرة أو إقامة',
    banking: 'حساب مصرفي',
    legal: 'عمل قانوني',
    school: 'مدرسة',
    table: 'طاولة',
    event: 'فعالية',
    membership: 'عضوية',
    document: 'وثيقة',
    expert_chat: 'محادثة',
  },
  needs: {
    waitlist: 'مكان من قائمة الانتظار محفوظ لك: خذه أو اتركه',
    hold: 'مكان محفوظ لك: أكّده',
    quote: 'عرض سعر ينتظر ردك',
    answer: 'لدينا سؤال لك',
    paper: 'وثائق مطلوبة منك',
    document: 'هذه الوثيقة تنتهي: ابدأ بتجديدها في وقتها',
    accept: 'أُنجز: اقبله أو أخبرنا بما ليس صحيحًا',
    rate: 'انتهى: يمكنك أن تخبرنا كيف كان',
    draft: 'مسودة لم تُرسل بعد',
    confirm: 'تنقصه تفاصيل: من سيأتي، أو من أين تأخذكم السيارة',
  },
  rights: {
    view: 'الاطلاع',
    request: 'الطلب والحجز',
    approve: 'الموافقة على العروض',
    pay: 'الدفع',
    documents: 'قراءة الوثائق',
  },
  noMatters: 'ليست لديك طلبات مفتوحة.',
  matters: (count) => (count === 1 ? 'طلبك المفتوح:' : 'طلباتك المفتوحة:'),
  noneAbout: (kind) => `لا أجد لديك طلبًا مفتوحًا يخص: ${kind}.`,
  open: 'المفتوح لديك:',
  now: (step) => `الجاري الآن: ${step}`,
  with: (name) => `في عهدة ${name}`,
  withNobody: 'ينتظر أن يتولاه أحد زملائنا',
  nextWord: (when) => `نعود إليك بالخبر التالي في موعد أقصاه ${when}`,
  lateWord: (when) => `كان موعد ردنا ${when} وقد تأخرنا، ونعتذر. يستطيع أحد موظفينا أن يخبرك الآن`,
  noWord: 'لا موعد محدد لخبرنا التالي، ويستطيع أحد موظفينا أن يعطيك موعدًا',
  bring: (papers) => `ينتظر منك: ${papers}`,
  quoteOpen: (total, until) => `عرض بقيمة ${total} ينتظر ردك حتى ${until}`,
  hour: (title, when) => `${title}: ${when}`,
  noOther: 'لا يوجد غيره.',
  noQuotes: 'لا يوجد عرض سعر ينتظر ردك.',
  quotes: 'عروض تنتظر ردك:',
  nothingWaits: 'لا شيء ينتظرك: لا رد ولا توقيع ولا وثيقة ولا دفعة.',
  waiting: (count) => (count === 1 ? 'أمر واحد ينتظرك:' : `ما ينتظرك (${count}):`),
  moreWaiting: (count) => `وهناك ${count} غيرها في لوحتك.`,
  until: (when) => `حتى ${when}`,
  papersCount: (count) =>
    count === 1
      ? 'وثيقة واحدة'
      : count === 2
        ? 'وثيقتان'
        : count <= 10
          ? `${count} وثائق`
          : `${count} وثيقة`,
  sinceDay: (day) => `مفتوح منذ ${day}`,
  noAhead: 'لا أجد أمامك ما له موعد: لا حجز ولا موعد ولا دفعة.',
  nothingOn: (day) => `لا أجد لديك شيئًا يوم ${day}.`,
  nothingIn: (day, until) => `لا أجد لديك شيئًا من ${day} إلى ${until}.`,
  noBookingOn: (day) => `لا أجد لديك حجزًا يوم ${day}.`,
  ahead: 'القادم لديك:',
  wantedFor: 'اليوم المطلوب في طلبك',
  paperEnds: 'تنتهي صلاحيتها',
  renews: 'تتجدد',
  appointment: { consultation: 'استشارة', viewing: 'معاينة' },
  appointments: (count) =>
    count === 1 ? 'موعدك القادم، وهو مؤكد:' : 'مواعيدك القادمة، وكلها مؤكدة:',
  noAppointments: 'ليس لديك موعد قادم معنا.',
  appointmentWith: (name) => `مع ${name}`,
  lastAppointment: (title, when) => `آخر موعد كان ${title}، ${when}.`,
  noBookings: 'ليست لديك حجوزات قادمة.',
  otherAhead: 'وما له موعد غير ذلك:',
  pastBookings: 'آخرها:',
  waits: 'أنت في قوائم الانتظار هذه:',
  noWaits: 'لست في أي قائمة انتظار لدينا.',
  position: (at) => (at === 1 ? 'أنت التالي' : `ترتيبك ${at}`),
  offeredUntil: (when) => `مكان محفوظ لك حتى ${when}`,
  between: (from, to) => (from === to ? from : `من ${from} إلى ${to}`),
  noPapers: 'لا أجد وثائق لك في الخزنة بعد.',
  papersHere: 'وصلنا منك:',
  noneSuch: 'لا أجد هذه الوثيقة بين ما في خزنتك.',
  addedOn: (day) => `لدينا منذ ${day}`,
  endless: 'بلا تاريخ انتهاء',
  expires: (day) => `تنتهي في ${day}`,
  nothingMissing: 'لا وثيقة أخرى مطلوبة منك الآن.',
  missing: 'الناقص:',
  missingFor: (paper, matter) => `${paper}، لأجل ${matter}`,
  dates: 'من وثائقك:',
  ending: 'هذه الوثائق تنتهي قريبًا:',
  nothingEnding: 'لا تنتهي أي من وثائقك قريبًا.',
  manager: (name) => `المسؤول عن شؤونك: ${name}.`,
  managerThen: 'أستطيع تحويلك الآن، أو اكتب من ملفك الشخصي مباشرة.',
  noManager: 'لم يُعيَّن لك أحد بعد، ويتولى ذلك أحد موظفينا الآن.',
  plan: (name) => `باقتك هي ${name}، وتشمل:`,
  answersWithin: (time) => `رد منا خلال ${time}`,
  minutes: (count) =>
    count % 60 > 0
      ? `${count} دقيقة`
      : count === 60
        ? 'ساعة'
        : count === 120
          ? 'ساعتين'
          : `${count / 60} ساعات`,
  noPoints: 'ليست لدينا نقاط ولا أميال، فلا رصيد منها.',
  family: 'عائلتك كما نعرفها:',
  noFamily: 'لا أحد في قائمة عائلتك بعد، وتضيفهم من ملفك الشخصي.',
  years: (age) =>
    age === 1
      ? 'عمره سنة'
      : age === 2
        ? 'العمر سنتان'
        : age <= 10
          ? `العمر ${age} سنوات`
          : `العمر ${age} سنة`,
  relations: {
    spouse: 'الزوج أو الزوجة',
    partner: 'شريك',
    child: 'ابن أو ابنة',
    parent: 'أحد الوالدين',
    sibling: 'أخ أو أخت',
    grandparent: 'جد أو جدة',
    relative: 'قريب',
    nanny: 'مربية',
    household: 'من أهل البيت',
  },
  delegates: 'لهم أن يتصرفوا باسمك:',
  noDelegates:
    'لا أحد يتصرف باسمك الآن. تدعو من تشاء من قسم العائلة في ملفك، وتحدد ما يجوز له وما ينفقه، وتنهي ذلك متى شئت.',
  invited: 'مدعو ولم يقبل بعد',
  profile: 'ما نحفظه عنك، من اسم وهاتف وبريد ولغة ودخول، في ملفك الشخصي، وتغيّره هناك بنفسك.',
  lastInvoice: (number, title, day) => `آخر فاتورة لك هي ${number}، **${title}**، بتاريخ ${day}:`,
  invoiceTotal: 'الإجمالي',
  invoiceVat: 'منه ضريبة القيمة المضافة',
  noInvoice: 'لا أجد لك فاتورة بعد.',
  invoicePdf:
    'لم أرسلها إلى أحد: ملفها PDF وعليه الضريبة خلف الزر، ولك أن تمرره. أو يرسلها أحد موظفينا عنك بالبريد إن أعطيته العنوان.',
  accountant: 'ولما يأتي لاحقًا يمكن لمحاسبك أن يدخل بنفسه: ادعُه من قسم العائلة في ملفك.',
  twice: (count) =>
    count === 1 ? 'نعم، أرى دفعتين متساويتين للشيء نفسه:' : 'نعم، أرى دفعات متساوية للشيء نفسه:',
  twiceSorry: 'نعتذر عما أقلقك.',
  notTwice: 'بحثت: لا دفعتين من دفعاتك للشيء نفسه وبالمبلغ نفسه. أحدثها:',
  noPayments: 'بحثت: لا دفعة لك في دفاترنا.',
  twiceThen: 'سيراجعها أحد زملائنا مع كشف بنكك ويعود إليك، وما خُصم مرتين يُعاد إليك.',
  others:
    'لا أتحدث إلا عما يخص صاحب الحساب الذي سجّل دخوله، ولا أتحدث أبدًا عما يخص شخصًا آخر. يمكنه أن يسألني بنفسه، أو يدعوك للتصرف باسمه من قسم العائلة في ملفه.',
};
