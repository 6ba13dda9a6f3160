import type { MatterKind } from '#contract/matters/kinds.ts';
import type { AskedKind, FieldName } from '#web/matters/sheet/forms.ts';
import type { matterSheet as english } from '#web/matters/sheet/text.en.ts';

type Said = (typeof english.fields)[FieldName];

const kinds: Record<AskedKind, { name: string; title: string; lead: string }> = {
  custom: {
    name: 'طلب آخر',
    title: 'أخبرنا بما تحتاج إليه',
    lead: 'مفاجأة، أو إصلاح، أو هدية نادرة، أو سائق عند منتصف الليل: اطلب بكلماتك.',
  },
  property_search: {
    name: 'البحث عن منزل',
    title: 'ابحثوا لي عن منزل',
    lead: 'صِف لنا كيف تريد أن تعيش. نبحث أيضًا فيما لا يُعلَن عنه، ونعود إليك بمنازل تستحق المعاينة.',
  },
  company: {
    name: 'تأسيس شركة',
    title: 'تأسيس شركة',
    lead: 'ست خطوات من اللقاء الأول إلى الحساب المصرفي، تراها كلها مع الأوراق التي تحتاج إليها كل خطوة.',
  },
  visa: {
    name: 'تأشيرة إقامة',
    title: 'تأشيرة إقامة',
    lead: 'نتحقق من التأشيرة المناسبة، ونجمع الأوراق، ونرافقك حيث يلزم الحضور.',
  },
  banking: {
    name: 'حساب مصرفي',
    title: 'فتح حساب مصرفي',
    lead: 'نُعدّ الملف ونقدّمك إلى المصرف، ونبقى معك حتى تصبح البطاقة في يدك.',
  },
  legal: {
    name: 'استشارة قانونية',
    title: 'استشارة قانونية',
    lead: 'صف الحالة في بضعة أسطر، ويقرؤها أولًا محامٍ مرخّص من شركائنا.',
  },
  school: {
    name: 'التقديم إلى مدرسة',
    title: 'التقديم إلى مدرسة',
    lead: 'طلب واحد لكل طفل. ترى خطواته الست والأوراق التي تطلبها المدرسة.',
  },
  table: {
    name: 'حجز طاولة',
    title: 'طلب طاولة',
    lead: 'نسأل المكان نيابة عنك ونؤكد لك الطاولة هنا.',
  },
  event: {
    name: 'حضور فعالية',
    title: 'أماكن في فعالية',
    lead: 'أخبرنا لمن. نؤمّن الأماكن ونضيف الأسماء إلى القائمة.',
  },
  membership: {
    name: 'العضوية',
    title: 'الانضمام إلى العضوية',
    lead: 'اختر، ويرتّب مدير حسابك الباقي معك. لا يُخصم أي مبلغ بهذا الطلب.',
  },
  document: {
    name: 'المساعدة في وثيقة',
    title: 'المساعدة في وثيقة',
    lead: 'تصديق أو ترجمة أو تجديد أو بدل فاقد: أخبرنا بالوثيقة.',
  },
  expert_chat: {
    name: 'سؤال لخبير',
    title: 'اسأل خبيرًا',
    lead: 'يجيبك كتابةً من يعرف.',
  },
};

const fields: Record<FieldName, Said> = {
  title: { label: 'بكلمات قليلة', helper: 'مثلًا: عيد ميلاد على الشاطئ' },
  subject: { label: 'ما الموضوع؟' },
  notes: { label: 'ما الذي ينبغي أن نعرفه؟' },
  day: { label: 'اليوم' },
  people: { label: 'عدد الأشخاص' },
  budget: { label: 'الميزانية', helper: 'التكلفة التقريبية الإجمالية' },
  purpose: { label: 'شراء أم إيجار؟' },
  types: { label: 'أي نوع من المنازل؟' },
  areas: { label: 'أين؟' },
  bedrooms: { label: 'غرف النوم' },
  moveIn: { label: 'موعد الانتقال' },
  package: { label: 'الباقة' },
  activity: { label: 'ما نشاط الشركة؟', helper: 'مثلًا: تجارة القهوة' },
  shareholders: { label: 'الشركاء' },
  visas: { label: 'التأشيرات' },
  visa: { label: 'التأشيرة' },
  nationality: { label: 'الجنسية', helper: 'كما في جواز السفر' },
  account: { label: 'لمن الحساب؟' },
  topic: { label: 'ما موضوع الاستشارة؟' },
  property: { label: 'المسكن' },
  school: { label: 'المدرسة' },
  'child.name': { label: 'اسم الطفل' },
  'child.born': { label: 'تاريخ الميلاد' },
  yearGroup: { label: 'الصف', helper: 'كما تسميه المدرسة: Year 4 أو Grade 3' },
  start: { label: 'يبدأ في' },
  venue: { label: 'المكان' },
  time: { label: 'الساعة بتوقيت دبي' },
  event: { label: 'الفعالية' },
  programme: { label: 'أي عضوية؟' },
  choice: { label: 'الاختيار' },
  document: { label: 'أي وثيقة؟', helper: 'مثلًا: شهادة ميلاد' },
};

const more: Said = { label: 'هل من شيء آخر ينبغي أن نعرفه؟' };

const notes: Record<MatterKind, Said> = {
  custom: { label: 'ما الذي تحتاج إليه؟', helper: 'لمن وأين، وما الذي لا يحتمل الخطأ' },
  consultation: more,
  viewing: { label: 'ما الذي يهمك فيه؟' },
  property_search: { label: 'كيف تريد أن تعيش؟' },
  company: more,
  visa: more,
  banking: more,
  legal: { label: 'الحالة في بضعة أسطر' },
  school: { label: 'عن الطفل', helper: 'اللغات، والإخوة في المدرسة، وما يساعده' },
  table: { label: 'رغباتك', helper: 'المناسبة، والحساسية، وأين تحب الجلوس' },
  event: { label: 'رغباتك' },
  membership: more,
  document: { label: 'ما المطلوب عمله بها؟' },
  expert_chat: { label: 'سؤالك' },
};

const ahead = 'اختر يومًا قادمًا خلال ثلاث سنوات.';
const gone = 'لم يعد هذا الخيار في قائمتنا.';

export const matterSheet: typeof english = {
  kinds,
  fields,
  notes,
  choices: {
    purpose: { buy: 'شراء', rent: 'إيجار' },
    types: { villa: 'فيلا', apartment: 'شقة', penthouse: 'بنتهاوس' },
    account: { personal: 'لي', business: 'للشركة', both: 'لكليهما' },
    topic: {
      contract: 'عقد',
      property: 'عقار',
      family: 'الأسرة',
      company: 'الشركة',
      other: 'موضوع آخر',
    },
    programme: { plan: 'إحدى باقات الدار', tier: 'إحدى فئات دائرة كبار الشخصيات' },
  },
  currency: 'العملة',
  optional: 'اختياري',
  open: 'لم يُحسم بعد',
  choose: 'اختر من القائمة',
  loading: 'جارٍ التحميل...',
  send: 'اطلب من الدار',
  sending: 'جارٍ الإرسال...',
  keep: 'حفظ لوقت لاحق',
  keeping: 'جارٍ الحفظ...',
  promise: 'الطلب لا يكلّف شيئًا. يصلك السعر في عرض، ولا يلزمك إلا إذا قبلته.',
  signInFirst: 'تسجّل الدخول قبل الإرسال، ويبقى ما كتبته هنا.',
  notSent: 'لم يُرسل الطلب',
  noDraft: 'أُرسلت هذه المسودة أو حُذفت في هذه الأثناء.',
  wrong: {
    missing: 'هذا الحقل مطلوب.',
    unclear: 'راجع هذا الحقل.',
    long: (most) => `الحد الأقصى ${most} حرف.`,
    most: (most) => `الحد الأقصى ${most}.`,
    least: (least) => `الحد الأدنى ${least}.`,
    refused: {
      day: ahead,
      moveIn: ahead,
      start: ahead,
      time: 'مضت هذه الساعة. اختر ساعة لاحقة.',
      'child.born': 'تقبل المدارس الأطفال حتى سن 19.',
      people: 'العدد خارج ما يستوعبه المكان.',
    },
    notOffered: {
      day: 'المكان مغلق أو لا تُقام الفعالية في هذا اليوم. اختر يومًا آخر.',
      visas: 'هذه الرخصة تتيح عددًا أقل من التأشيرات. اطلب أقل أو اختر باقة أخرى.',
      areas: gone,
      property: gone,
      school: gone,
      package: gone,
      visa: gone,
      venue: gone,
      event: gone,
      choice: 'اختر من القائمة.',
    },
  },
  done: {
    title: 'وصلنا طلبك',
    text: (due) =>
      due ? `يكتب إليك أحدنا قبل ${due}. ويمكنك متابعة كل خطوة.` : 'يمكنك متابعة كل خطوة.',
    keptTitle: 'حُفظ لك',
    keptText: 'لا يراه أحد غيرك حتى ترسله. تجده بين طلباتك.',
    reference: 'المرجع',
    follow: 'فتح الطلب',
    close: 'تم',
  },
};
