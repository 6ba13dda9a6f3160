import type { DuePart, MoneyTerm } from '#contract/money-facts.ts';
import type { MoneyText } from '#domain/money/text.en.ts';

type Kind = DuePart['kind'];

const withConfirmation: Record<Kind, string> = {
  deposit: 'العربون، عند التأكيد',
  balance: 'الباقي، عند التأكيد',
  all: 'المستحق عند التأكيد',
};
const now: Record<Kind, string> = {
  deposit: 'العربون، مستحق الآن',
  balance: 'الباقي، مستحق الآن',
  all: 'المستحق الآن',
};
const by: Record<Kind, (day: string) => string> = {
  deposit: (day) => `العربون، في موعد أقصاه ${day}`,
  balance: (day) => `الباقي، في موعد أقصاه ${day}`,
  all: (day) => `المستحق في موعد أقصاه ${day}`,
};
const onceConfirmed: Record<Kind, string> = {
  deposit: 'العربون، بعد التأكيد',
  balance: 'الباقي، بعد التأكيد',
  all: 'المستحق بعد التأكيد',
};
const under: Record<MoneyTerm, string> = {
  unconfirmed: 'لم يُؤكَّد بعد، فالتراجع عنه مجاني',
  free: 'ضمن مهلة الإلغاء المجاني',
  late: 'بموجب الشروط، لانقضاء مهلة الإلغاء المجاني',
  no_show: 'بموجب الشروط، لأن الموعد قد حلّ',
  operator: 'نحن من نلغيه، فلا يُحتفظ بشيء',
  weather: 'بموجب شروط سوء الأحوال الجوية',
};

export const moneyText: MoneyText = {
  due: { withConfirmation, now, by, onceConfirmed },
  comma: '، ',
  semicolon: '؛ ',
  stillToPay: 'المتبقي للدفع',
  ifAccepted: (day) => `المستحق في موعد أقصاه ${day} إذا قبلت اليوم`,
  stillIfAccepted: (day) => `المتبقي للدفع، في موعد أقصاه ${day} إذا قبلت اليوم`,
  withinDays: (days) => `يستحق بعد قبولك بـ${days} أيام`,
  stillToPayBy: (day) => `المتبقي للدفع، في موعد أقصاه ${day}`,
  cardPaysThen: (card) => `تدفعه ${card} في ذلك اليوم ما لم يُدفع قبله`,
  transferBeside: (card, day) =>
    `تُحتسب الحوالة يوم وصولها إلينا. ولا يُخصم من ${card} في ${day} إلا ما بقي مفتوحًا.`,
  keptCard:
    'تُخصم البطاقة المحفوظة تلقائيًا: عند تأكيد الحجز، وفي يوم استحقاق باقي الحجز، وعند تجديد العضوية، إلى أن تزيلها. ولا تُخصم للطلبات أبدًا.',
  byHand: 'تدفعه بنفسك، ولا تُخصم أي بطاقة تلقائيًا',
  paid: 'المدفوع',
  paidInAll: 'مجموع ما دُفع',
  borne: 'ما تتحمله أنت',
  taking: 'يُخصم الآن من بطاقتك',
  takingNote: 'كان محجوزًا من قبل',
  reserved: 'محجوز على بطاقتك',
  reservedUntilConfirmed: 'يُخصم عند التأكيد ولا شيء قبله',
  reservedOnceUntil: (day) => `يُخصم بعد التأكيد في ${day} ولا شيء قبله`,
  reservedUntil: (day) => `يُخصم في ${day} ولا شيء قبله`,
  reservedEach: 'يُخصم في يومه أو عند التأكيد، ولا شيء قبله',
  reservedOver: 'حجز المبلغ في طريقه إلى الانتهاء، ولا يُخصم شيء',
  reservation: 'حجز المبلغ على بطاقتك',
  reservationEnds: 'ينتهي حجز المبلغ ولا يُخصم شيء',
  reservationEnded: 'انتهى حجز المبلغ ولم يُخصم شيء',
  returning: 'في طريقه إليك',
  returned: 'أُعيد إليك',
  keptForChanges: 'رسوم التغييرات',
  kept: 'ما احتفظت به الدار',
  forgiven: 'خصم منحته لك الدار',
  nothingLabel: 'المطلوب دفعه',
  nothing: 'لا شيء',
  nothingMore: 'لا شيء بعد ذلك',
  nothingForNow: 'لا شيء في الوقت الحالي',
  nothingBeside: 'لا شيء سوى المبلغ المحجوز',
  ways: {
    card: 'إلى البطاقة التي دُفع بها، وقد يستغرق المصرف بضعة أيام',
    transfer: 'بتحويل مصرفي يرسله أحد موظفي الدار',
    both: 'بالطريقة التي دُفع بها: إلى البطاقة وبتحويل مصرفي',
    named: (cards) => `إلى ${cards}، وقد يستغرق المصرف بضعة أيام`,
    bothNamed: (cards) => `بالطريقة التي دُفع بها: إلى ${cards} وبتحويل مصرفي`,
    own4: (brand, last4) => `بطاقتك ${brand ? `${brand} ` : ''}المنتهية بالرقم ${last4}`,
    card4: (brand, last4) => `${brand ? `بطاقة ${brand}` : 'البطاقة'} المنتهية بالرقم ${last4}`,
    and: ' و',
  },
  keptAgreed: 'كما ينص العرض الذي قبلته',
  paused: {
    label: 'متوقفة: بانتظار عرض جديد',
    sentence: 'لا يُطلب منك شيء آخر إلى أن تقبل عرضًا جديدًا.',
    carried: (sum) => `وما دفعته، وهو ${sum}، يُحتسب لك فيه.`,
  },
  atDesk: {
    borne: 'ما يتحمله العميل',
    taking: 'يُخصم الآن من بطاقة العميل',
    reserved: 'محجوز على بطاقة العميل',
    released: 'حجز المبلغ على بطاقة العميل',
    letGo: 'حجز المبلغ على بطاقة العميل',
    returning: 'في طريقه إلى العميل',
    returned: 'أُعيد إلى العميل',
    comesBack: 'يعود إلى العميل',
  },
  confirming: {
    takes: (sum) => `المبلغ محجوز على بطاقة العميل: التأكيد يخصم ${sum} الآن.`,
    asks: (sum) => `لا شيء محجوز: التأكيد يطلب من العميل ${sum}.`,
  },
  times: (count, each) => `× ${count}، ${each} للواحد`,
  payment: {
    gone: (sum) => `أُعيد منها ${sum}`,
    leaving: (sum) => `منها ${sum} في طريق العودة`,
  },
  invoice: {
    kept: (sum) => `احتفظت الدار بمبلغ ${sum}`,
    credited: (sum) => `خُصم بإشعار دائن ${sum}`,
    comma: '، ',
    reserved: 'محجوزة على البطاقة',
    reservedUntil: (day) => `تُخصم في ${day}`,
    reservedNow: 'يجري خصمها الآن',
    partOpen: (sum, left) => `${sum}، المفتوح منه ${left}`,
    nothingOpen: (sum) => `${sum}، لا شيء مفتوح`,
    next: {
      deposit: (number) => `عربون ${number}`,
      balance: (number) => `باقي ${number}`,
      all: (number) => number,
      rest: (number) => `المتبقي من ${number}`,
    },
  },
  securityDeposit: 'مبلغ التأمين',
  securityNote: 'يُحجز على بطاقة طوال مدة الاستخدام ثم يُعاد، وليس جزءًا من الإجمالي',
  renewal: {
    on: (day, price) => `تتجدد تلقائيًا في ${day} مقابل ${price}`,
    each: {
      month: (price) => `تتجدد تلقائيًا كل شهر مقابل ${price}`,
      year: (price) => `تتجدد تلقائيًا كل سنة مقابل ${price}`,
    },
    after: { month: '، ثم كل شهر بعد ذلك.', year: '، ثم كل سنة بعد ذلك.' },
    any: 'تتجدد كل منها تلقائيًا بسعرها وللمدة نفسها.',
    stop: (where) =>
      `ولإيقافها اضغط «إنهاء مع نهاية الفترة» ${where} في أي يوم قبل ذلك، ويبقى لك ما دفعته حتى نهاية مدته.`,
    below: 'أدناه',
    elsewhere: 'في صفحة الفواتير من ملفك',
  },
  ending: {
    paid: 'المدفوع حتى الآن',
    paidLessBack: 'المدفوع بعد ما أُعيد',
    fee: 'الرسم',
    comesBack: 'يعود إليك',
    taken: 'يُخصم من المبلغ المحجوز',
    fallsAway: 'الباقي غير المدفوع',
    fallsAwayNote: 'يسقط ولا يُطلب منه شيء بعد ذلك',
    under,
  },
  terms: {
    free: 'إذا ألغيت',
    freeUntil: (moment) => `مجانًا حتى ${moment}`,
    after: 'ما يُحتفظ به بعد ذلك',
    fromOutset: 'ما يُحتفظ به إذا ألغيت',
    share: (percent) => `${percent}% من الإجمالي`,
    shareFromOutset: (percent) => `${percent}% من الإجمالي، فقد انقضت مهلة الإلغاء المجاني`,
    noShow: 'ما يُحتفظ به إن لم يحضر أحد',
    operator: 'إذا ألغى المشغّل',
    all: 'يعود إليك كل ما دفعته',
    weather: 'إذا حال الطقس دونه',
    weatherShare: (percent) => `يعود إليك ${percent}% مما دفعته، ولا يُطلب أكثر من ذلك`,
    weatherNone: 'يُحتفظ بما دفعته، ولا يُطلب أكثر من ذلك',
  },
};
