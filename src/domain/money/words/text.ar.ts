import type { DuePart, MoneyTerm } from '#contract/money-facts.ts';
import type { MoneyText } from '#domain/money/words/text.en.ts';

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
  late: 'بموجب شروط الإلغاء',
  no_show: 'بموجب الشروط، لأن الموعد قد حلّ',
  operator: 'نحن من نلغيه، فلا يُحتفظ بشيء',
  weather: 'بموجب شروط سوء الأحوال الجوية',
  changed: 'بموجب الشروط، لانقضاء مهلة التغيير المجاني حينها',
  withdrawn: 'كما ينص العرض المقبول',
};

const backWithin = 'خلال عشرة أيام عمل';
const sentWithin = 'خلال ثلاثة أيام عمل';
const fromAccount = 'بتحويل مصرفي إلى الحساب الذي جاء منه';

/** As Arabic counts: one, two, three to ten, and from eleven on. */
function daysIn(count: number): string {
  if (count === 1) return 'يوم واحد';
  if (count === 2) return 'يومين';
  const last = count % 100;
  if (last >= 3 && last <= 10) return `${count} أيام`;
  return last > 10 ? `${count} يومًا` : `${count} يوم`;
}

/** Of three others and more. */
function sumsIn(count: number): string {
  const last = count % 100;
  if (last >= 3 && last <= 10) return `${count} مبالغ أخرى`;
  return last > 10 ? `${count} مبلغًا آخر` : `${count} مبلغ آخر`;
}

export const moneyText: MoneyText = {
  due: { withConfirmation, now, by, onceConfirmed },
  comma: '، ',
  semicolon: '؛ ',
  countsTowardsNext: 'يُنتظر عرض جديد: يُحسب هذا منه، فعند قبوله يُستحق ثمنه كاملًا',
  stillToPay: 'المتبقي للدفع',
  ifAccepted: (day) => `المستحق في موعد أقصاه ${day} إذا قبلت اليوم`,
  stillIfAccepted: (day) => `المتبقي للدفع، في موعد أقصاه ${day} إذا قبلت اليوم`,
  onceAccepted: {
    comesBack: 'يعود إليك إذا قبلت',
    comesBackTo: (name) => `يعود إلى ${name} إذا قبلت`,
    noLonger: 'لن يُطلب منك إذا قبلت',
    toPay: { stillToPay: 'المتبقي للدفع إذا قبلت', nothingLabel: 'المطلوب دفعه إذا قبلت' },
  },
  withinDays: (days) => `يستحق بعد ${daysIn(days)}`,
  stillToPayBy: (day) => `المتبقي للدفع، في موعد أقصاه ${day}`,
  cardPaysThen: (card) => `تدفعه ${card} في ذلك اليوم ما لم يُدفع قبله`,
  cardPaysOnceThen: (card) => `بعد التأكيد تدفعه ${card} في ذلك اليوم ما لم يُدفع قبله`,
  onceConfirmed: 'بعد التأكيد',
  onceChanged: {
    label: 'المستحق بعد تأكيد التغيير',
    onDay: 'بعد تأكيد التغيير',
    cardPays: (card) => `بعد تأكيد التغيير تدفعه ${card} في ذلك اليوم ما لم يُدفع قبله`,
    by: (day) => `حتى ${day} إن أكّدنا التغيير`,
    now: 'يستحق فورًا إن أكّدنا التغيير',
    cardNow: (card, sum) => `إن أكّدنا التغيير يُخصم ${sum} من ${card} فورًا`,
    cardBy: (card, day) => `إن أكّدنا التغيير تدفعه ${card} في ${day}`,
    otherwise: 'وإلا دفعته في ذلك اليوم ما لم يُدفع قبله',
    less: (sum, left) =>
      `يسقط منه ${sum} بعد تأكيد التغيير؛ وما دُفع قبل ذلك زيادةً على الباقي، وهو ${left}، يُردّ`,
    lessAll: 'يسقط بعد تأكيد التغيير؛ وما دُفع منه قبل ذلك يُردّ',
  },
  cardPaysNow: (card) => `تدفعه ${card} حين تؤكد`,
  cardIsAsked: (card) => `يُحجز على ${card} حين تطلب، ويُخصم بعد أن يؤكده الكونسيرج`,
  cardGuarantees: (card) => `يُحجز على ${card} حين تؤكد، ويُخصم في ذلك اليوم`,
  cardGuaranteesAsked: (card) => `يُحجز على ${card} حين تطلب، ويُخصم في ذلك اليوم بعد التأكيد`,
  nothingReserved: 'لا شيء محجوز',
  cardRefused: (day) => `وقد رفض مصرفها هذه البطاقة في ${day}`,
  refusedOn: (day) => `رُفضت في ${day}؛ ادفع ببطاقة أخرى أو أعد المحاولة`,
  cardPaysChange: (card) => `تدفعه ${card} حين تغيّر`,
  cardPaysConfirmed: (card) => `تدفعه عندئذ ${card}`,
  fromInvoice: 'تدفعه من فاتورته',
  transferBeside: (card, day) =>
    `تُحتسب الحوالة يوم وصولها إلينا. ولا يُخصم من ${card} في ${day} إلا ما بقي مفتوحًا.`,
  keptCard:
    'يُخصم من البطاقة المحفوظة تلقائيًا إلى أن تزيلها: عند تأكيد الحجز، وفي يوم استحقاق باقي الحجز، ومقابل ما تقتضيه شروطه إذا ألغيت متأخرًا أو لم يحضر أحد، وعند بدء العضوية وتجديدها. وما ينتظر جوابًا أو تضمنه البطاقة فقط يُحجز عليها أولًا. ولا يُخصم منها تلقائيًا ثمن عرض تقبله.',
  byHand: 'تدفعه بنفسك، ولا يُخصم من أي بطاقة تلقائيًا',
  byHandAtDesk: 'يدفعه العميل، ولا يُخصم من أي بطاقة تلقائيًا',
  paid: 'المدفوع',
  paidInAll: 'إجمالي المدفوع',
  thisPayment: 'هذه الدفعة',
  borne: 'يبقى مدفوعًا',
  taking: (card) => `يُخصم الآن من ${card}`,
  collectingNote: 'نطلبه من البنك الآن، ولا يلزمك شيء',
  collectingBack: {
    all: 'إن خصمه البنك مع ذلك عاد كله إلى البطاقة نفسها',
    part: (sum) => `إن خصمه البنك عاد منه ${sum} إلى البطاقة نفسها`,
  },
  checking: 'حوالة قيد التحقق',
  checkingNote:
    'سجّلها مكتبنا وتُحتسب بعد أن يتحقق منها زميل ثانٍ، ولا يلزم دفع شيء عنها حتى ذلك الحين',
  checkingBack: {
    all: 'سجّلها مكتبنا؛ وإن كانت قد وصلت عادت كلها إلى الحساب الذي جاءت منه',
    part: (sum) => `سجّلها مكتبنا؛ وإن كانت قد وصلت عاد منها ${sum} إلى الحساب الذي جاءت منه`,
  },
  takingNote: 'كان محجوزًا من قبل',
  takingFee: 'الرسم، من المبلغ المحجوز',
  reserved: (card) => `محجوز على ${card}`,
  reservedAlready: (card) => `محجوز بالفعل على ${card}`,
  reservedUntilConfirmed: 'يُخصم عند التأكيد ولا شيء قبله',
  reservedOnceUntil: (day, unless) => `يُخصم في ${day} متى تأكّد الحجز ولا شيء قبله${unless}`,
  reservedUntil: (day, unless) => `يُخصم في ${day} ولا شيء قبله${unless}`,
  reservedPartUntil: (sum, day, unless) =>
    `يُخصم منه ${sum} في ${day} ويُرفع الحجز عن الباقي، ولا شيء قبله${unless}`,
  reservedUntilAnswered: 'يُخصم بعد أن يؤكده الكونسيرج ولا شيء قبله',
  reservedAnsweredUntil: (day, unless) =>
    `يُخصم في ${day} بعد أن يؤكده الكونسيرج ولا شيء قبله${unless}`,
  onlyReserved: (when) => `المبلغ مجمَّد على البطاقة ولم يُخصم: ${when}.`,
  lapses: {
    reserved: (sum, card) =>
      `وإن انقضت المهلة قبل ذلك أُخلي المكان وانتهى حجز ${sum} على ${card} ولم يُخصم شيء.`,
    paid: (sum) => `وإن انقضت المهلة قبل ذلك أُخلي المكان وعاد إليك ${sum}.`,
  },
  reservedEach: (unless) => `يُخصم في يومه أو عند التأكيد، ولا شيء قبله${unless}`,
  unlessFee: ' إلا إذا أُلغي واستُحق رسم',
  unlessFeeOfOne: ' إلا إذا أُلغي أحدها واستُحق رسم، وعندها يُخصم ذلك الرسم وحده',
  reservedTaking: 'يجري خصمه الآن',
  reservedEnding: 'يجري رفع الحجز عنه',
  moreReserved: (count) => `و${sumsIn(count)}، كل منها في يومه أو متى تأكّد حجزه`,
  nothingBefore: (unless) => `ولا يُخصم شيء قبل ذلك${unless}`,
  reservedOver: 'يجري رفع الحجز عن المبلغ، ولا يُخصم شيء',
  restOver: 'يجري رفع الحجز عن باقي المبلغ، ولا يُخصم شيء آخر',
  reservation: (card) => `حجز المبلغ على ${card}`,
  reservationEnds: 'ينتهي حجز المبلغ ولا يُخصم شيء',
  restEnds: 'ينتهي حجز باقي المبلغ، ولا يُخصم شيء آخر',
  reservationEnded: 'انتهى حجز المبلغ ولم يُخصم شيء',
  stays: {
    until: 'يبقى حجزك كما هو إلى أن نؤكد التغيير.',
    otherwise: 'وإن تعذّر ذلك فلا يتغير شيء ولا يكلّفك طلب التغيير شيئًا.',
  },
  returning: 'في طريقه إليك',
  toSend: 'سنرسله إليك',
  returned: 'أُعيد إليك',
  backOnce: 'يعود إليك بعد تأكيد التغيير',
  lessOnce: 'يسقط بعد تأكيد التغيير',
  lessOnceLeft: (left) => `يبقى عندئذ ${left} للسداد؛ وما دُفع قبل ذلك زيادةً عليه يُردّ`,
  lessOnceAll: 'ما دُفع منه قبل ذلك يُردّ',
  keptForChanges: 'رسوم التغييرات',
  feeForChange: 'رسم التغيير',
  withChangeFee: (total, fee) => `${total} ورسم للتغيير قدره ${fee}`,
  feeDue: {
    now: 'رسم التغيير، مستحق الآن',
    by: (day) => `رسم التغيير، في موعد أقصاه ${day}`,
    once: 'رسم التغيير، بعد تأكيده',
    withBalance: 'يُطلب في موعد الباقي',
    part: (sum) => `منه ${sum} رسم التغيير`,
  },
  feeFates: {
    owed: '',
    waits: '، عند تأكيد التغيير',
    fell_away: '، سقط: لم يتم التغيير',
  },
  feeForChangeOf: (day) => `رسم التغيير بتاريخ ${day}`,
  kept: 'ما احتفظت به الدار',
  keptLess: (sum) => `وأقل من ذلك بمقدار ${sum} بقرار من الدار`,
  keptAs: {
    late: 'رسم الإلغاء',
    no_show: 'رسم عدم الحضور',
    changed: 'رسم التغيير',
    withdrawn: 'رسم سحب الطلب',
  },
  forgiven: 'لم يعد مطلوبًا بقرار من الدار',
  takenOff: { all: 'ردّته الدار', part: (sum) => `منه ${sum} ردّته الدار` },
  nothingLabel: 'المطلوب دفعه',
  nothing: 'لا شيء',
  nothingMore: 'لا شيء بعد ذلك',
  nothingForNow: 'لا شيء في الوقت الحالي',
  nothingBeside: 'لا شيء سوى المبلغ المحجوز',
  ways: {
    card: `إلى البطاقة التي دُفع بها ${backWithin}`,
    transfer: `${fromAccount}، ونرسله ${sentWithin}`,
    transferBy: (day) => `${fromAccount}، ونرسله في موعد أقصاه ${day}`,
    transferLate: (day) =>
      `${fromAccount}، وكان موعد إرساله ${day}. نعتذر عن التأخير، وهو لدى مكتبنا`,
    sends: ` نرسله ${sentWithin}`,
    sendsBy: (day) => ` نرسله في موعد أقصاه ${day}`,
    sendsLate: (day) => ` كان موعد إرساله ${day}`,
    sentOn: (day) => ` في ${day}`,
    known: (reference) => `، مرجعه \u2068${reference}\u2069`,
    both: 'بالطريقة التي دُفع بها: إلى البطاقة وبتحويل مصرفي',
    named: (cards) => `إلى ${cards} ${backWithin}`,
    bothNamed: (cards) => `بالطريقة التي دُفع بها: إلى ${cards} وبتحويل مصرفي`,
    own4: (brand, last4) => `بطاقتك ${brand ? `${brand} ` : ''}المنتهية بالرقم ${last4}`,
    client4: (brand, last4) => `بطاقة العميل ${brand ? `${brand} ` : ''}المنتهية بالرقم ${last4}`,
    own: 'بطاقتك',
    client: 'بطاقة العميل',
    theirs: (name) => `بطاقة ${name}`,
    theirs4: (name) => (brand, last4) =>
      `بطاقة ${name} ${brand ? `${brand} ` : ''}المنتهية بالرقم ${last4}`,
    card4: (brand, last4) => `${brand ? `بطاقة ${brand}` : 'البطاقة'} المنتهية بالرقم ${last4}`,
    byBank: 'بتحويل مصرفي',
    paidWith: (cards) => `ب${cards}`,
    to: (card) => `إلى ${card}`,
    and: ' و',
    share: (sum, card) => `${sum} إلى ${card}`,
    shareByCard: (sum) => `${sum} إلى البطاقة التي دُفع بها`,
    shareByBank: (sum) => `${sum} بتحويل مصرفي`,
    days: ` ${backWithin}`,
    bankShows: `ويُظهره المصرف ${backWithin}`,
    bankShowsBy: (day) => `ويُظهره المصرف في موعد أقصاه ${day}`,
  },
  paused: {
    label: 'متوقفة: بانتظار عرض جديد',
    sentence: 'لا يُطلب منك شيء آخر إلى أن تقبل عرضًا جديدًا.',
    carried: (sum) =>
      `وما دفعته، وهو ${sum}، يبقى لدينا ويُحتسب لك فيه. وإن سحبت الطلب بدلًا من ذلك عاد إليك كله.`,
    free: 'وإن سحبت الطلب بدلًا من ذلك فلا يكلّفك شيئًا.',
  },
  atDesk: {
    returning: 'في طريقه إلى العميل',
    toSend: 'يُرسَل إلى العميل',
    returned: 'أُعيد إلى العميل',
    comesBack: 'يعود إلى العميل',
    backOnce: 'يعود إلى العميل بعد تأكيد التغيير',
  },
  forDesk: {
    fromInvoice: 'يدفعه العميل من فاتورته',
    byHand: 'يدفعه العميل بنفسه، ولا يُخصم من أي بطاقة تلقائيًا',
    collectingNote: 'يُطلب من البنك الآن',
  },
  forDelegate: (name) => ({
    fromInvoice: 'يُدفع من فاتورته',
    byHand: `الدفع على ${name}، أو عليك إن كان تفويضك يشمله، ولا يُخصم من أي بطاقة تلقائيًا`,
    collectingNote: 'يُطلب من البنك الآن',
  }),
  theirs: {
    returning: (name) => `في طريقه إلى ${name}`,
    toSend: (name) => `يُرسَل إلى ${name}`,
    returned: (name) => `أُعيد إلى ${name}`,
    comesBack: (name) => `يعود إلى ${name}`,
    backOnce: (name) => `يعود إلى ${name} بعد تأكيد التغيير`,
  },
  confirming: {
    takes: (sum, card, taken) =>
      `${sum} محجوز على ${card ?? 'بطاقة العميل'}: التأكيد يخصم ${taken} الآن.`,
    holds: (sum, card) => `${sum} محجوز على ${card ?? 'بطاقة العميل'}: التأكيد لا يخصم شيئًا الآن.`,
    takesMore: ({ all, held }, more, cards) =>
      cards.held
        ? `التأكيد يخصم ${all} الآن: ${held} محجوزة على ${cards.held} و${more} أخرى من ${cards.saved}.`
        : `التأكيد يخصم ${all} الآن من ${cards.saved} لدى العميل: ${held} محجوزة و${more} زيادةً عليها.`,
    takesFrom: (sum, card) => `التأكيد يخصم ${sum} الآن من ${card} لدى العميل؛ ولا شيء محجوز.`,
    takesNothing: 'التأكيد لا يخصم شيئًا الآن.',
    paid: (sum) => `المدفوع: ${sum}.`,
    letsGo: (sum) => `ويُرفع الحجز عن الباقي، ${sum}.`,
    sendsBack: (sum, how) => `التأكيد يعيد ${sum} إلى العميل${how && `، ${how}`}.`,
    nothingOn: (card) => `لا شيء محجوز؛ لدى العميل ${card} محفوظة.`,
    noCard: 'لا بطاقة، ولا شيء محجوز.',
    asks: (sum) => `التأكيد يطلب من العميل ${sum}.`,
    cardPaysLater: (sum, day, card) =>
      `${sum} غير محجوزة: بعد التأكيد تُدفع من ${card} لدى العميل في ${day}.`,
    clientPaysLater: (sum, day) =>
      `${sum} غير محجوزة: بعد التأكيد يدفعها العميل في موعد أقصاه ${day}.`,
    further: (sum) => `وفوق ذلك ${sum}`,
  },
  keepsBeyond: (sum) => `لو ألغى العميل اليوم لعاد إليه ${sum} زيادةً على ما يعود بهذا السبب.`,
  times: (count, each) => `× ${count}، ${each} للواحد`,
  payment: {
    gone: (sum) => `أُعيد منها ${sum}`,
    leaving: (sum) => `منها ${sum} في طريق العودة`,
    toSend: (sum) => `منها ${sum} سيُرسل`,
    letGo: 'لم يُخصم شيء',
  },
  invoice: {
    kept: (sum) => `احتفظت الدار بمبلغ ${sum}`,
    keptAs: {
      late: (sum) => `رسم الإلغاء ${sum}`,
      no_show: (sum) => `رسم عدم الحضور ${sum}`,
      changed: (sum) => `رسم التغيير ${sum}`,
      withdrawn: (sum) => `رسم سحب الطلب ${sum}`,
    },
    feePaid: {
      late: 'دُفع رسم الإلغاء',
      no_show: 'دُفع رسم عدم الحضور',
      changed: 'دُفع رسم التغيير',
      withdrawn: 'دُفع رسم سحب الطلب',
    },
    counts: (sum) => `يبقى مدفوعًا ${sum}`,
    goesBack: (sum) => `يعود ${sum}`,
    credited: (sum) => `خُصم بإشعار دائن ${sum}`,
    comma: '، ',
    reserved: 'محجوزة على البطاقة',
    reservedUntil: (day) => `تُخصم في ${day}`,
    reservedNow: 'يجري خصمها الآن',
    partOpen: (sum, left) => `${sum}، المفتوح منه ${left}`,
    names: {
      invoice: (number) => `الفاتورة ${number}`,
      credit_note: (number) => `الإشعار الدائن ${number}`,
    },
    next: {
      deposit: (number) => `عربون ${number}`,
      balance: (number) => `باقي ${number}`,
      all: (number) => number,
      rest: (number) => `المتبقي من ${number}`,
    },
  },
  unpaid: {
    label: 'إن بقي دون دفع',
    note: 'لا رسوم تأخير ولا يُلغى الحجز تلقائيًا، وقد يلغيه أحد زملائنا فيكتب إليك ويعيد ما دفعته',
    sentence: (label, note) => `${label}: ${note}.`,
  },
  lapsed: {
    label: 'إذا أنهى البنك حجز المبلغ قبل ذلك',
    charged: (card) => `يُخصم المبلغ من ${card} في ذلك اليوم`,
    asked: 'يُطلب سداده في ذلك اليوم',
  },
  securityDeposit: 'مبلغ التأمين',
  securityNote:
    'يُجمَّد عند التسليم على بطاقة باسم السائق ثم يُرفع التجميد عنه بعد الإعادة، وليس جزءًا من الإجمالي',
  renewal: {
    on: (day, price) => `تتجدد تلقائيًا في ${day} مقابل ${price}`,
    each: {
      month: (price) => `تتجدد تلقائيًا كل شهر مقابل ${price}`,
      year: (price) => `تتجدد تلقائيًا كل سنة مقابل ${price}`,
    },
    after: { month: '، ثم كل شهر بعد ذلك.', year: '، ثم كل سنة بعد ذلك.' },
    any: 'تتجدد كل منها تلقائيًا بسعرها وللمدة نفسها.',
    change: {
      month: ({ name, on, price }) => `${name} في ${on} مقابل ${price} شهريًا`,
      year: ({ name, on, price }) => `${name} في ${on} مقابل ${price} سنويًا`,
    },
    becomes: 'تتحول إلى',
    minimumThen: (day) => `ومع التغيير حتى ${day}`,
    becomesThen: (change) => `تتحول إلى ${change}، ثم تتجدد تلقائيًا.`,
    becomesFirst: (change) => `تتحول إلى ${change}.`,
    becomesIfKept: (change) => `وإن أبقيت عليها تحولت إلى ${change}.`,
    stop: (where) => `ولإيقافها اضغط «إنهاء العضوية» ${where} في أي يوم، بلا إشعار مسبق.`,
    stopHow: (where) => `اضغط «إنهاء العضوية» ${where} في أي يوم، بلا إشعار مسبق.`,
    ends: 'فتنتهي بانتهاء الفترة المدفوعة، على ألا يسبق ذلك مدتها الدنيا.',
    lastDay: (day) => `وإن أوقفتها اليوم فآخر يوم لها ${day}.`,
    stillDue: 'للسداد حتى ذلك اليوم',
    dueOnce: (sum, day) => `${sum} في ${day}`,
    due: ({ total, times, each, last }) => `${total} (${times} × ${each}، وآخرها في ${last})`,
    nothingDue: 'ولا يبقى شيء للسداد عن العضوية.',
    below: 'أدناه',
    elsewhere: 'في صفحة الفواتير من ملفك',
  },
  ending: {
    paid: 'المدفوع حتى الآن',
    paidBeside: (sum) => `المدفوع، عدا ${sum} تقررت إعادتها من قبل`,
    fee: 'الرسم',
    ofPaid: 'يُحتفظ به من المدفوع',
    partOfPaid: (sum) => `يُحتفظ منه بمبلغ ${sum} من المدفوع`,
    comesBack: 'يعود إليك',
    taken: (card) => `يُخصم من المبلغ المحجوز على ${card}`,
    keeps: 'ما تحتفظ به الدار',
    noLonger: 'لم يعد مطلوبًا منك',
    fallsAway: 'الباقي غير المدفوع',
    fallsAwayNote: 'يسقط ولا يُطلب منه شيء بعد ذلك',
    under,
  },
  terms: {
    unconfirmed: 'إذا ألغيت قبل التأكيد',
    unconfirmedNote: 'مجانًا',
    freeOnceConfirmed: 'إذا ألغيت بعد التأكيد',
    fromOutsetOnceConfirmed: 'الرسم إذا ألغيت بعد التأكيد',
    free: 'إذا ألغيت',
    freeUntil: (moment) => `مجانًا حتى ${moment}`,
    feeStays: 'ويبقى رسم التغيير محتسبًا، ويُضاف إليه رسم الإلغاء إن استحق',
    onTop: 'فوق رسم التغيير',
    after: 'الرسم بعد ذلك',
    fromOutset: 'الرسم إذا ألغيت',
    share: (percent) => `${percent}% من الإجمالي، ومثله لتغيير الموعد`,
    shareFromOutset: (percent) => `${percent}% من الإجمالي، ومثله لتغيير الموعد؛ ولا إلغاء مجانيًا`,
    shareOver: (percent) =>
      `${percent}% من الإجمالي، ومثله لتغيير الموعد؛ وقد انقضت مهلة الإلغاء المجاني`,
    noShow: 'الرسم إن لم يحضر أحد',
    operator: 'إذا ألغى المشغّل',
    all: 'يعود إليك كل ما دفعته',
    weather: 'إذا حال الطقس دونه',
    weatherShare: (percent) => `يعود إليك ${percent}% مما دفعته، ولا يُطلب أكثر من ذلك`,
    weatherNone: 'يُحتفظ بما دفعته، ولا يُطلب أكثر من ذلك',
  },
};
