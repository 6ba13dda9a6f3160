import type { GuestCondition, OfferingStrain } from '#domain/assistant/plan/constraint.ts';
import type { text as english, Reasons } from '#server/assistant/plan/text.en.ts';

const strains: Record<OfferingStrain, string> = {
  jump: 'القفز والحزام والهبوط تُجهد الجسم',
  balloon: 'المنطاد يهبط بقوة وأنتم واقفون بلا مقاعد',
  climb: 'المرتفعات وأحزمة الأمان تُجهد الجسم',
  water: 'الجت سكي والألواح ترتطم بالماء بقوة، والسقوط وارد',
  waves: 'القارب السريع يرتطم بالأمواج',
  dunes: 'قيادة الكثبان فيها هزّات قوية',
  saddle: 'ظهر الجمل يتمايل، وقيامه وبروكه بهزّة',
  ride: 'الكارتينغ والمنزلقات والأفعوانيات والسقوط تهزّ الجسم',
  aircraft: 'الطائرات الصغيرة فيها ضجيج وارتفاع',
  sand: 'المكان نفسه هادئ، لكن الطريق إليه على الرمل',
  heat: 'الإقامة نفسها هادئة، أما الساونا والبخار والأحواض الساخنة فلا تناسب الجميع',
};

const conditions: Record<GuestCondition, string> = {
  pregnancy: 'مع الحمل',
  heart: 'لمن لديه مشكلة في القلب',
  back: 'لمن لديه مشكلة في الظهر',
};

const units: Record<string, [one: string, two: string, few: string, many: string]> = {
  person: ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا'],
  night: ['ليلة واحدة', 'ليلتان', 'ليالٍ', 'ليلة'],
  day: ['يوم واحد', 'يومان', 'أيام', 'يومًا'],
  hour: ['ساعة واحدة', 'ساعتان', 'ساعات', 'ساعة'],
  room: ['غرفة واحدة', 'غرفتان', 'غرف', 'غرفة'],
  vehicle: ['مركبة واحدة', 'مركبتان', 'مركبات', 'مركبة'],
  charter: ['رحلة خاصة واحدة', 'رحلتان خاصتان', 'رحلات خاصة', 'رحلة خاصة'],
  group: ['مجموعة واحدة', 'مجموعتان', 'مجموعات', 'مجموعة'],
  item: ['قطعة واحدة', 'قطعتان', 'قطع', 'قطعة'],
};

/** Two and a few are said otherwise than many. */
function counted(unit: string, count: number): string {
  const [one, two, few, many] = units[unit] ?? ['', '', unit, unit];
  if (count === 1) return one;
  if (count === 2) return two;
  return `${count} ${count <= 10 ? few : many}`;
}

const singular: Record<string, string> = {
  rooms: 'room',
  vehicles: 'vehicle',
  charters: 'charter',
  groups: 'group',
};

const years = (count: number) => (count >= 3 && count <= 10 ? `${count} سنوات` : `${count} سنة`);

const reasons: Reasons = {
  minAge: ({ age }) => `لا يقل عمر الضيف عن ${years(age)}.`,
  maxAge: ({ age }) => `لا يزيد عمر الضيف على ${years(age)}.`,
  anyAge: () => 'لا حد للعمر، والأطفال مرحب بهم.',
  childrenUntil: ({ age, until }) =>
    `الأطفال مرحب بهم حتى ${until}، وبعدها لا يقل العمر عن ${years(age)}.`,
  driverAge: ({ age }) => `لا يقل عمر السائق عن ${years(age)}، ويمكن للأطفال الركوب معكم.`,
  note: ({ note }) => note,
  strain: ({ strain, condition }) =>
    `${strains[strain]}، فلا ننصح به ${conditions[condition]}. هذه نصيحة عامة، ورأي الطبيب أولى.`,
  doctor: ({ strain, condition }) =>
    `${strains[strain]}: ${conditions[condition]} يُسأل الطبيب أولًا، وأخبرونا لنرتبها برفق.`,
  calm: () => 'ليس فيه ما يُجهد.',
  weight: ({ most }) => `أقصى وزن ${most} كغ.`,
  noWeight: () => 'لا حد للوزن.',
  height: ({ least }) => `أقل طول ${least} سم.`,
  noHeight: () => 'لا حد للطول.',
  stepFree: () => 'الدخول إليه بلا درج.',
  accessUnsaid: () => 'لا تذكر قائمتنا هل الدخول إليه بلا درج، ولا أحب أن أخمّن.',
  kitchen: () => 'اللحم حلال ما لم تذكر القائمة غير ذلك، ولحم الخنزير مبيَّن.',
  dietAhead: () => 'الأطباق النباتية متوفرة عادةً؛ اذكروها مع الطاولة فنُخبر المطبخ.',
  dietUnsaid: () => 'لا تذكر قائمتنا ما يقدر عليه مطبخه، ولا أحب أن أخمّن.',
  allergy: () => 'في الحساسية لا أخمّن: اكتبوها لنا ويؤكد المطبخ قبل ذهابكم.',
  kosher: () => 'الكوشر في مطابخ معتمدة قليلة ويلزم إشعار قبل يوم، ويسأل عنه زميل من الدار.',
  petsWelcome: () => 'الحيوانات الأليفة مرحب بها.',
  petsRefused: () => 'لا يُسمح فيه بالحيوانات الأليفة.',
  petAddOn: ({ title, price }) => `يُضاف إلى الحجز: ${title}، ${price}.`,
  petsUnsaid: () => 'لا تذكر قائمتنا هل يُسمح بالحيوانات الأليفة، ولا أحب أن أخمّن.',
  dressCode: ({ code }) => `قواعد اللباس: ${code}.`,
  alcoholServed: () => 'تُقدَّم فيه المشروبات الكحولية لغيركم، ولا يلزمكم شيء منها.',
  alcoholNone: () => 'لا كحول ضمنه.',
  alcoholUnsaid: () => 'لا تذكر قائمتنا هل تُقدَّم فيه الكحول.',
  tooMany: ({ most }) => `يتسع لـ${most} كحد أقصى.`,
  tooFew: ({ least }) => `يُرتَّب لـ${least} أو أكثر.`,
  room: ({ most }) => `يتسع لما يصل إلى ${most}.`,
  units: ({ units: count, unit }) =>
    `تحتاجون إلى ${counted(singular[unit] ?? unit, count).replaceAll(/تان(?=\s|$)/g, 'تين')}.`,
  shared: () => 'مشترك مع ضيوف آخرين.',
  private: () => 'يكون لكم وحدكم.',
  weekday: ({ days }) => `متاح أيام ${days} فقط.`,
  season: ({ note }) => note,
  late: ({ hours }) => `يلزم الحجز قبل ${hours} ساعة.`,
  hours: ({ opens, closes }) => `يفتح من ${opens} إلى ${closes}.`,
  lengths: ({ fewest, most, by }) =>
    `من ${fewest} إلى ${most} ${by === 'nights' ? 'ليلة' : 'يومًا'}.`,
  total: ({ total }) => `الإجمالي ${total}.`,
};

export const text: typeof english = {
  reasons,
  general: {
    health: 'لا يُنصح به لهذه الحالة',
    age: 'حد العمر',
    weight: 'حد الوزن',
    height: 'حد الطول',
    access: 'لا نعرف هل الدخول إليه بلا درج',
    diet: 'مطبخه غير معروف لنا',
    pets: 'الحيوانات الأليفة',
    dress: 'قواعد اللباس',
    alcohol: 'تُقدَّم فيه الكحول',
    party: 'عددكم',
    privacy: 'مشترك مع غيركم',
    day: 'غير متاح في ذلك اليوم',
    length: 'مدة الإقامة',
    budget: 'ميزانيتكم',
  },
  verdicts: {
    fits: 'نعم',
    condition: 'نعم، مع مراعاة أمر',
    no: 'لا',
    unknown: 'لا أستطيع أن أؤكد ذلك',
  },
  plainly: {
    fits: 'هذا يصلح',
    condition: 'هذا يصلح مع مراعاة أمر',
    no: 'هذا لا يصلح',
    unknown: 'لا أستطيع أن أؤكد ذلك',
  },
  instead: 'وهذا يناسبكم بدلًا منه:',
  known: 'والمعروف أنه يناسب:',
  noted: 'بمراعاة ذلك.',
  these: 'هذه تناسب:',
  without: 'وبلا شرط:',
  mind: 'للعلم:',
  leftOut: (names, hasMore, why) => `لم أذكر: ${names}${hasMore ? ' وغيرها' : ''} (${why}).`,
  nextFree: (day) => `أقرب يوم متاح ${day}.`,
  person: 'ويتحقق منه زميل من الدار لأجلكم.',
  sum: {
    onceOnly:
      'يؤخذ هذا الإضافي مرة واحدة في الحجز، وهكذا حُسب المجموع؛ وما زاد منه يضيفه لك أحد موظفينا.',
    count: counted,
    line: (parts, each, amount) => `${parts.join(' × ')} × ${each} = ${amount}`,
    inAll: (title, total) => `**${title}**: الإجمالي **${total}** شاملًا الضريبة`,
    about: (other) => `نحو ${other}`,
    parts: (first, rest) => `أولًا ${first}، والباقي ${rest} لاحقًا.`,
    security: (sum) => `ويُحجز معه ${sum} على بطاقة السائق.`,
    usual: (title, total) => `**${title}**: الإجمالي **${total}** في يوم عادي`,
    each: (day, people) => `الإجمالي لـ${people} يوم ${day}، والأقل أولًا:`,
    day: 'أخبرني أي يوم لأحسب موسمه وأرى هل هو متاح.',
  },
  differ: {
    price: 'السعر',
    duration: 'المدة',
    guests: 'الضيوف',
    age: 'العمر',
    where: 'المكان',
    hours: 'يفتح',
    dress: 'اللباس',
    spend: 'أقل إنفاق',
    pupils: 'التلاميذ',
    waiting: 'الانتظار',
    free: 'الإلغاء مجاني حتى',
    hoursBefore: (hours) => (hours > 0 ? `${hours} ساعة قبل الموعد` : 'التأكيد'),
    upTo: (most) => `حتى ${most}`,
    fromAge: (age) => (age > 0 ? `من ${age} سنة` : 'كل الأعمار'),
    same: (what) => `المشترك بينها: ${what}.`,
  },
};
