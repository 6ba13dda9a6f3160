import type { PlaceState } from '#contract/bookings-availability.ts';
import type { NotOffered } from '#contract/bookings-refusals.ts';
import type { Unit } from '#contract/catalogue-shapes.ts';
import type { bookingSheet as english } from '#web/booking-sheet/text.en.ts';
import { plural } from '#web/i18n/plural.ts';
import { counted } from '#web/price-parts/text.ar.ts';

const { person: guests, night: nights, day: days } = counted;
/** بعد حرف الجر أو في الإضافة. */
const ofGuests = (count: number) => (count === 2 ? 'ضيفين' : guests(count));

const extraUnits: Record<Unit, string> = {
  'per-person': 'لكل ضيف',
  'per-night': 'لكل ليلة',
  'per-hour': 'لكل ساعة',
  'per-day': 'لكل يوم',
  'per-charter': 'مرة واحدة',
  'per-vehicle': 'مرة واحدة',
  'per-session': 'مرة واحدة',
  'per-group': 'مرة واحدة',
  'per-month': 'مرة واحدة',
  'per-year': 'مرة واحدة',
  'one-off': 'مرة واحدة',
  'per-sqft': 'مرة واحدة',
  'per-booking': 'مرة واحدة للحجز كله',
  'per-item': 'للقطعة',
  'per-table': 'مرة واحدة',
};

const units1: Record<Unit, string> = {
  ...extraUnits,
  'per-person': 'للشخص',
  'per-night': 'لليلة',
  'per-hour': 'للساعة',
  'per-day': 'لليوم',
  'per-charter': 'للرحلة كاملةً',
  'per-vehicle': 'للمركبة',
  'per-group': 'للمجموعة',
};

const notOffered: Record<NotOffered, string> = {
  past: 'مضى هذا اليوم. اختر يومًا لاحقًا.',
  late: 'الوقت المتبقي لا يكفي للتحضير. اختر موعدًا أبعد.',
  season: 'لا تُقام في هذا الموسم. اختر يومًا آخر.',
  closed: 'مغلقة في هذا اليوم. اختر يومًا آخر.',
  weekday: 'لا تبدأ في هذا اليوم من الأسبوع. اختر يومًا آخر.',
  time: 'لا تبدأ في هذه الساعة. اختر ساعة من القائمة.',
  horizon: 'هذا أبعد مما يمكن حجزه: سنة من اليوم على الأكثر.',
  length: 'لا تُتاح لهذه المدة. غيّر المدة من فضلك.',
  units: 'لا يتوفر هذا العدد منها. قلّل عدد الضيوف.',
};

const states: Record<PlaceState, string> = {
  open: 'متاح',
  full: 'مكتمل',
  closed: 'مغلق',
  late: 'قريب جدًا',
  past: 'مضى',
};

const position = (place: number) =>
  place === 1 ? 'أنت التالي في القائمة.' : `ترتيبك في القائمة ${place}.`;

export const bookingSheet: typeof english = {
  title: 'الحجز',
  sheetTitle: (title) => `حجز ${title}`,
  close: 'إغلاق',
  signIn: 'تسجيل الدخول',
  notFound: 'تعذّر فتح هذا الحجز.',
  comma: '، ',
  heldForYou: (time) =>
    time ? `محجوز لك مؤقتًا. لا أحد غيرك يأخذ موعد ${time}.` : 'محجوز لك مؤقتًا. لا أحد غيرك يأخذه.',
  holdOver: 'انتهت مدة الحجز المؤقت. كل ما اخترته ما زال هنا.',
  minutesLeft: (count) =>
    plural('ar', count, {
      one: 'يبقى المكان محجوزًا لك دقيقة واحدة.',
      two: 'يبقى المكان محجوزًا لك دقيقتين.',
      few: 'يبقى المكان محجوزًا لك # دقائق.',
      many: 'يبقى المكان محجوزًا لك # دقيقة.',
      other: 'يبقى المكان محجوزًا لك # دقيقة.',
    }),
  heldToast: 'المكان لك خمس عشرة دقيقة ريثما تقرّر.',
  hold: 'احجز المكان مؤقتًا',
  holding: 'نحجز لك المكان…',
  holdAgain: 'احجزه مؤقتًا من جديد',
  confirm: 'أكّد الحجز',
  confirming: 'نؤكّد الحجز…',
  settling: 'نحدّث الحجز المؤقت…',
  paying: {
    atOnce: 'يُخصم المستحق الآن من بطاقتك المحفوظة، وإن لم تكن لديك بطاقة ينتظرك بين فواتيرك.',
    byPerson: 'لا يستحق شيء قبل التأكيد.',
  },
  confirms: {
    atOnce: 'يتأكد الحجز فورًا.',
    byPerson: 'يؤكّده الكونسيرج مع المشغّل.',
  },
  dayLabel: (title) => `أيام ${title}`,
  keys: 'الأسهم تنقلك بين الأيام، وPage Up وPage Down بين الأشهر، وEnter للاختيار.',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  daysFailed: 'تعذّر تحميل الأيام.',
  ownDay: 'لديك موعد في هذا اليوم',
  freeFor: (party) => `المتاح لمجموعة من ${ofGuests(party)}`,
  open: 'متاح',
  full: 'مكتمل',
  starts: (count) =>
    plural('ar', count, {
      one: 'موعد واحد',
      two: 'موعدان',
      few: '# مواعيد',
      many: '# موعدًا',
      other: '# موعد',
    }),
  left: (count) => `بقي ${count}`,
  states,
  slotStates: { ...states, full: 'محجوز' },
  chooseDay: 'اختر يومًا فتظهر ساعاته هنا.',
  chooseFirst: 'اختر اليوم الأول من التقويم.',
  chooseEnd: { nights: 'اختر الآن يوم المغادرة', days: 'اختر الآن اليوم الأخير' },
  hours: 'الساعات',
  noHours: 'لا شيء يبدأ في هذا اليوم.',
  dubaiTime: 'بتوقيت دبي',
  until: (time) => `حتى ${time}`,
  sunset: (time) => `الغروب ${time}`,
  ownClock: (time, day, zone) => `${day ? `${day}، ` : ''}${time} حيث أنت (${zone})`,
  checkIn: (time) => `الوصول، من ${time}`,
  checkOut: (time) => `المغادرة، حتى ${time}`,
  firstDay: 'اليوم الأول',
  lastDay: 'اليوم الأخير',
  lengths: { nights: 'الليالي', days: 'الأيام' },
  lengthRange: {
    nights: (least, most) => `من ${least} إلى ${nights(most)}`,
    days: (least, most) => `من ${least} إلى ${days(most)}`,
  },
  pickUp: 'ساعة الاستلام',
  clash: (title, from, to) =>
    `لديك في هذا الوقت ${title}، من ${from} إلى ${to}. يمكنك مع ذلك حجز الاثنين.`,
  nearest: 'أقرب المواعيد المتاحة',
  party: 'عدد الضيوف',
  partyRange: (least, most) =>
    least === most ? guests(most) : `من ${least} إلى ${ofGuests(most)}`,
  units: {
    rooms: counted.room,
    vehicles: counted.vehicle,
    charters: counted.charter,
    groups: counted.group,
  },
  fewer: (what) => `${what}: أقل بواحد`,
  more: (what) => `${what}: أكثر بواحد`,
  upTo: (count) => `حتى ${ofGuests(count)}`,
  addOns: 'إضافات',
  extraUnits,
  quantity: (title) => `العدد: ${title}`,
  guests: 'الضيوف',
  guestCount: guests,
  addGuest: 'أضف ضيفًا',
  savedGuests: 'عائلتك ومن رافقك من قبل',
  nameOnBooking: 'الاسم على الحجز',
  age: (years) =>
    plural('ar', years, {
      zero: 'أقل من سنة',
      one: 'سنة واحدة',
      two: 'سنتان',
      few: '# سنوات',
      many: '# سنة',
      other: '# سنة',
    }),
  editGuest: (name) => `عدّل بيانات ${name}`,
  removeGuest: (name) => `احذف ${name}`,
  moreGuests: (count, all) => (all ? guests(count) : `${guests(count)} بعد`),
  namesLater: 'يمكن ذكر الأسماء لاحقًا',
  name: 'الاسم',
  ageLabel: 'العمر',
  askedHere: 'مطلوب هنا',
  needs: 'ما يجب أن نعرفه',
  keepGuest: 'احفظ',
  cancel: 'إلغاء',
  optional: 'اختياري',
  wrong: { name: 'اكتب الاسم من فضلك.', age: 'اكتب العمر بالسنوات من فضلك.' },
  licence: 'لدى السائق رخصة قيادة سارية في الإمارات',
  licenceText: (age) => `عمر السائق ${age} سنة أو أكثر، ويحضر الرخصة معه.`,
  word: 'كلمة إلى الطاقم',
  summary: 'حجزك',
  noDay: 'اختر يومًا',
  at: (time) => `الساعة ${time}`,
  fromTo: (from, to) => `من ${from} إلى ${to}`,
  spans: {
    nights: (count, last) => `${nights(count)}، حتى ${last}`,
    days: (count, last) => (count === 1 ? days(count) : `${days(count)}، حتى ${last}`),
  },
  from: (price, unit) => `ابتداءً من ${price} ${unit}. اختر يومًا لترى السعر كاملًا.`,
  units1,
  total: 'المجموع',
  plansChange: 'إذا تغيّرت الخطط',
  terms: {
    until: (when) => `حتى ${when}`,
    free: 'ألغِ الحجز أو انقله ولا تدفع شيئًا.',
    after: 'بعد ذلك',
    fromNow: 'من لحظة التأكيد',
    kept: (percent, sum) => {
      if (percent === 0) return 'يبقى الإلغاء مجانيًا.';
      if (percent === 100) return `يُحتفظ بالسعر كاملًا: ${sum}.`;
      return percent === 50 ? `يُحتفظ بالنصف: ${sum}.` : `يُحتفظ بنسبة ${percent}%: ${sum}.`;
    },
    noShow: 'عند عدم الحضور',
    keptNoShow: (sum) => `يُحتفظ بمبلغ ${sum}.`,
    calledOff: 'إذا أُلغي بسبب الطقس',
    weather: (percent) => {
      if (percent === 100) return 'يعود إليك المبلغ كاملًا.';
      return percent === 0 ? 'تبقى الشروط كما هي.' : `يعود إليك ${percent}% من المبلغ.`;
    },
  },
  refused: {
    notOffered,
    small: (limit) => `تُرتَّب لعدد لا يقل عن ${ofGuests(limit)}.`,
    large: (limit) => `لا تتسع لأكثر من ${ofGuests(limit)}.`,
    guest: {
      young: (name, age) => `عمر ${name} أقل من الحد الأدنى، وهو ${age} سنة.`,
      old: (name, age) => `عمر ${name} أكبر من الحد الأعلى، وهو ${age} سنة.`,
      ageMissing: (name) =>
        name ? `أضف عمر ${name} من فضلك.` : 'أضف الضيف الأول باسمه وعمره من فضلك.',
      licence: 'أكّد من فضلك أن لدى السائق رخصة سارية.',
      many: 'عدد الأسماء أكبر من عدد الضيوف.',
    },
  },
  done: {
    confirmed: 'تأكّد مكانك',
    confirmedText: 'التأكيد وموعد التقويم في طريقهما إلى بريدك.',
    pending: 'حجزك الآن لدى الكونسيرج',
    pendingText: 'المكان محفوظ لك. يرتّب الكونسيرج الأمر مع المشغّل ثم يكتب إليك.',
    reference: 'رقم الحجز',
    starts: 'البداية، بتوقيت دبي',
    yourTime: 'بتوقيتك',
    party: 'العدد',
    where: 'نقطة البداية',
    open: 'اعرض الحجز',
    calendar: 'أضف إلى التقويم',
    noFile: 'تعذّر تحميل ملف التقويم.',
    close: 'تم',
  },
  itinerary: {
    view: 'اعرض خط الرحلة',
    failed: 'تعذّرت الإضافة إلى خط الرحلة.',
    on: (day) => `${day}. انقله هناك كما تشاء.`,
  },
  panel: {
    when: 'المواعيد',
    guests: 'الضيوف',
    taken: 'محجوز',
    free: 'متاح',
    noStart: 'لا يوجد',
    choose: 'اختر يومًا لترى السعر كاملًا.',
    allIn: (due, rest) =>
      rest
        ? `شامل الضريبة وكل الرسوم. ${due} عند التأكيد والباقي لاحقًا.`
        : 'شامل الضريبة وكل الرسوم.',
    line: (when) => `${when}. نحجزه لك مؤقتًا خمس عشرة دقيقة ريثما تقرّر.`,
    earlier: 'الأسبوعان السابقان',
    later: 'الأسبوعان التاليان',
    extras: 'يمكن إضافته',
  },
  waitlist: {
    join: 'انضم إلى قائمة الانتظار',
    title: 'الانضمام إلى قائمة الانتظار',
    text: (title) => `كل أماكن «${title}» محجوزة. حين يتاح مكان نحجزه ساعتين لأول من في القائمة.`,
    from: 'من',
    to: 'حتى',
    send: 'انضم إلى القائمة',
    sending: 'نضيفك إلى القائمة…',
    position,
    waiting: (from, to, party) =>
      from === to ? `${from}، ${guests(party)}` : `من ${from} إلى ${to}، ${guests(party)}`,
    joined: 'نكتب إليك حال يتاح مكان.',
    offered: 'أُتيح مكان وهو محجوز لك مؤقتًا.',
    book: 'اطّلع عليه',
    leave: 'اترك القائمة',
    left: 'تركت قائمة الانتظار',
    order: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول.',
    free: 'يوجد مكان متاح: يمكنك حجزه الآن.',
  },
  calendar: {
    title: 'المتاح',
    views: 'العرض',
    month: 'شهر',
    week: 'أسبوع',
    today: 'اليوم',
    list: 'العودة إلى القائمة',
    label: 'الأيام التي فيها متاح',
    count: (count) =>
      plural('ar', count, {
        zero: 'لا شيء',
        one: 'تجربة',
        two: 'تجربتان',
        few: '# تجارب',
        many: '# تجربة',
        other: '# تجربة',
      }),
    nothing: 'لا شيء يبدأ في هذا اليوم لهذا العدد.',
    failed: 'تعذّر تحميل التقويم.',
    on: (day) => `تبدأ ${day}`,
    from: (price) => `ابتداءً من ${price}`,
    anyHour: 'أي ساعة',
    previousWeek: 'الأسبوع السابق',
    nextWeek: 'الأسبوع التالي',
    showAll: (count) => `اعرضها كلها (${count})`,
    loading: 'نبحث عن المتاح',
  },
  quick: {
    title: 'حجز سريع',
    text: 'ماذا ومتى ومن: ثلاث لمسات ويُحجز المكان مؤقتًا.',
    steps: { what: 'ماذا', when: 'متى', who: 'من' },
    step: (index) => `الخطوة ${index} من 3`,
    again: 'كالمرة السابقة',
    any: 'الكل',
    back: 'رجوع',
    nothing: 'لا شيء متاح في الأسبوعين القادمين لهذا العدد.',
    failed: 'تعذّر تحميل المتاح.',
    assumed: 'افترضنا',
    noExtras: 'دون إضافات',
    nights,
    days,
    withGuests: (names) => `مع ${names}`,
    unnamed: 'تُذكر أسماء الضيوف لاحقًا',
    changeable: 'يمكن تغيير كل ذلك ما دام المكان محجوزًا لك.',
    hold: 'احجزه مؤقتًا',
    soonest: 'المتاح في الأسبوعين القادمين',
  },
};
