import type { text as english } from '#server/assistant/text.en.ts';

const questions = {
  day: 'أي يوم',
  party: 'كم عددكم',
  budget: 'ما ميزانيتك',
  area: 'أين ستسكنون',
  age: 'كم عمر الطفل',
  purpose: 'هل تريد الشراء أم الإيجار',
  bedrooms: 'كم غرفة نوم',
  nationality: 'أي جواز سفر تحمل',
};

/** Two and a few are said otherwise than many. */
const counted = (count: number, [one, two, few, many]: [string, string, string, string]) => {
  if (count === 1) return one;
  if (count === 2) return two;
  return count <= 10 ? `${count} ${few}` : `${count} ${many}`;
};

export const text: typeof english = {
  comma: '، ',
  semicolon: '؛ ',
  weekdays: {
    mon: 'الاثنين',
    tue: 'الثلاثاء',
    wed: 'الأربعاء',
    thu: 'الخميس',
    fri: 'الجمعة',
    sat: 'السبت',
    sun: 'الأحد',
  },
  tierNames: { majlis: 'المجلس', noor: 'نور', diwan: 'الديوان' },
  from: (price) => `من ${price}`,
  usualCost: (price) => `التكلفة المعتادة: ${price}.`,
  actions: {
    book: 'اختر موعدًا',
    line: 'انضم إلى قائمة الانتظار',
    viewing: 'رتّب معاينة',
    area: 'تعرّف على الحي',
    apply: 'ابدأ الطلب',
    applySchool: 'قدّم على مقعد',
    schools: 'اعرض المدارس',
    table: 'اطلب طاولة',
    event: 'اطلب مكانًا',
    join: 'قدّم على العضوية',
    consultation: 'احجز استشارة',
    person: 'تواصل مع خبير',
    signIn: 'تسجيل الدخول',
    myBookings: 'حجوزاتي',
    myMatters: 'طلباتي',
    myPapers: 'وثائقي',
    myInvoices: 'فواتيري',
    all: 'اعرض القائمة كاملة',
    homeSearch: 'دعنا نبحث لك',
    custom: 'اطلب منا ترتيبه',
    contact: 'اتصل بنا',
  },
  subjects: {
    viewing: (home) => `معاينة: ${home}`,
    adviser: (name) => `حديث مع ${name}`,
    general: 'استشارة',
    of: (service) => `استشارة: ${service}`,
  },
  facts: {
    upTo: (most) =>
      most === 1 ? 'لشخص واحد' : `حتى ${counted(most, ['ضيف', 'ضيفين', 'ضيوف', 'ضيفًا'])}`,
    people: (count) => counted(count, ['شخص واحد', 'شخصان', 'أشخاص', 'شخصًا']),
    fromAge: (age) => `من عمر ${age}`,
    full: 'محجوز بالكامل',
    forSale: 'للبيع',
    forRent: 'للإيجار',
    bedrooms: (count) => counted(count, ['غرفة نوم واحدة', 'غرفتا نوم', 'غرف نوم', 'غرفة نوم']),
    size: (sqm) => `${sqm.toLocaleString('en-US')} م²`,
    furnished: 'مفروش',
    average: (price) => `متوسط سعر المنزل ${price}`,
    visasUpTo: (most) =>
      most === 0
        ? 'بلا تأشيرات'
        : `حتى ${counted(most, ['تأشيرة واحدة', 'تأشيرتين', 'تأشيرات', 'تأشيرة'])}`,
    validYears: (years) => `صالحة ${counted(years, ['سنة واحدة', 'سنتين', 'سنوات', 'سنة'])}`,
    ages: (from, to) => `من عمر ${from} إلى ${to}`,
    waitlist: (wait) => `الانتظار: ${wait}`,
    hours: (opens, closes) => `من ${opens} إلى ${closes}`,
    childrenWelcome: 'يُرحَّب بالأطفال',
    noCharge: 'بلا مقابل',
  },
  about: {
    cancel: (hours, percent, weather) =>
      `${hours === 0 ? 'لا إلغاء بلا رسوم' : `الإلغاء مجاني حتى ${hours} ساعة قبل الموعد`}، وبعدها يُحتفظ بنسبة ${percent}%. وإن أوقف المشغّل النشاط بسبب الطقس يُرد ${weather}%.`,
    fromAge: (age) => `الحد الأدنى للعمر ${age} عامًا.`,
    anyAge: 'لا حد للعمر.',
    height: (cm) => `أقل طول ${cm} سم.`,
    weight: (kg) => `أعلى وزن ${kg} كغ.`,
    included: (parts, without) => `يشمل: ${parts.join('؛ ')}. ولا يشمل: ${without.join('؛ ')}.`,
    lasts: (duration) => `المدة: ${duration}.`,
    carries: (least, most) => `يُرتَّب من ${least} إلى ${most} من الضيوف.`,
    meets: (place) => `نقطة اللقاء: ${place}.`,
    notice: (hours) => `يلزم الحجز قبل ${hours} ساعة.`,
    nightly: (checkIn, checkOut) => `الدخول من ${checkIn} والمغادرة حتى ${checkOut}.`,
    window: (from, to) => `يمكن البدء بين ${from} و${to}.`,
    startsAt: (times) => `يبدأ في ${times.join('، ')}.`,
    security: (amount) => `يُحجز على بطاقتك ${amount} ثم يُفرج عنه.`,
    deposit: (percent) => `يُدفع ${percent}% عند الحجز والباقي قبل البدء.`,
    home: (bathrooms, features) => `الحمامات: ${bathrooms}. ${features.join('، ')}.`,
    serviceCharge: (price) => `رسوم الخدمات ${price}.`,
    apartmentSale: (price) => `تُباع الشقة بنحو ${price}`,
    villaSale: (price) => `والفيلا بنحو ${price}`,
    rentTwo: (price) => `وإيجار غرفتين نحو ${price} سنويًا`,
    rentFour: (price) => `وفيلا من أربع غرف نحو ${price} سنويًا`,
    commute: (minutes) =>
      `بالسيارة خارج الذروة: مركز دبي المالي ${minutes.difc} دقيقة، وسط المدينة ${minutes.downtown}، المارينا ${minutes.marina}، مطار دبي ${minutes.dxb}`,
    yield: (percent) => `العائد الإيجاري الإجمالي نحو ${percent}%`,
    renewal: (price) => `التجديد ${price}`,
    visas: (included, most) => `تأشيرات مشمولة: ${included}، والحد الأعلى ${most}.`,
    licenceDays: (least, most) => `تصدر الرخصة خلال ${least} إلى ${most} أيام`,
    features: (parts) => `وتأتي مع: ${parts.join('؛ ')}.`,
    minInvestment: (price) => `استثمار لا يقل عن ${price}`,
    minIncome: (price) => `دخل شهري ${price}`,
    visaDays: (least, most) => `تستغرق عادةً من ${least} إلى ${most} يومًا.`,
    needs: (papers) => `الأوراق: ${papers.join('، ')}.`,
    yearAt: (age, year) => `في عمر ${age}: ${year}`,
    registration: (fee, percent) =>
      `رسوم التسجيل ${fee}، ويُحجز المقعد بنسبة ${percent}% من الرسوم.`,
    pupils: (count, ratio) => `عدد الطلاب ${count.toLocaleString('en-US')}، ولكل معلم ${ratio}.`,
    schoolsOf: (count) => `${count} مدرسة في المدينة`,
    everyDay: 'كل يوم',
    opens: (days, opens, closes) => `يفتح ${days}، من ${opens} إلى ${closes}.`,
    dress: (code) => `اللباس: ${code}.`,
    venueAge: (age, childrenUntil) =>
      childrenUntil
        ? `لمن أتم ${age} عامًا، ويُرحَّب بالأطفال حتى ${childrenUntil}.`
        : `لمن أتم ${age} عامًا.`,
    spend: (least, usual) => `الحد الأدنى للإنفاق ${least}، والمعتاد ${usual}.`,
    tableCancel: (hours) => `يمكن إلغاء الطاولة بلا رسوم حتى ${hours} ساعة قبل الموعد.`,
    nextOn: (day, time) => `الموعد القادم ${day} عند ${time}`,
    minTier: (tier) => `للأعضاء من فئة ${tier} فما فوق`,
    tierGuests: (count) => `الضيوف في فعاليات الأعضاء: ${count}.`,
    joining: (price) => `رسوم الانضمام ${price}`,
    term: (months) => `أقل مدة ${counted(months, ['شهر واحد', 'شهران', 'أشهر', 'شهرًا'])}.`,
    year: (age, years) => `الطفل الذي عمره ${age} عند بدء العام يدخل ${years}.`,
  },
  book: {
    full: 'محجوز بالكامل الآن. يمكنك الانضمام إلى قائمة الانتظار ونخبرك حين يتوفر مكان.',
    party: (most) => `يتسع لـ${most} كحد أقصى.`,
    noneOn: (day) => `لا مكان متاحًا يوم ${day}.`,
    notOn: (day) => `لا مكان متاحًا يوم ${day}`,
    freeOn: (day) => `متاح يوم ${day}.`,
    freeAt: (day, times) => `يوم ${day} متاح في ${times.join('، ')}.`,
    freeOtherwise: (day, times) => `لا يبدأ في تلك الساعة يوم ${day}، والمتاح ${times.join('، ')}.`,
    briefly: (day, times) =>
      times.length === 0 ? `متاح يوم ${day}` : `متاح يوم ${day}: ${times.join('، ')}`,
    total: (total, party) =>
      `المجموع لـ${counted(party, ['شخص واحد', 'شخصين', 'أشخاص', 'شخصًا'])}: **${total}** شاملًا الضريبة. ولا يُحجز شيء قبل أن تضغط الزر.`,
  },
  ask: {
    dayAndParty: (missing) =>
      `أخبرني ${missing.map((one) => questions[one]).join(' و')} لأرى المتاح.`,
    of: (missing) => `هل تخبرني ${missing.map((one) => questions[one]).join(' و')}؟`,
    viewing: 'أي منزل تود معاينته؟ اختر واحدًا، أو احجز ساعة مع مستشار.',
  },
  list: {
    found: 'هذا ما يناسب طلبك:',
    these: 'ها هي:',
    beside: 'جنبًا إلى جنب:',
    nearest: 'لا شيء في قائمتنا يحقق كل ذلك، والأقرب إليه:',
    areas: 'هذه أحياء تناسب ذلك:',
    nothing:
      'لا شيء في قائمتنا يحقق كل ذلك، وأفضّل أن أقول ذلك صراحة. ويستطيع أحد موظفينا البحث أبعد.',
    nowhere: (place) =>
      `ليس في قائمتنا شيء عن ${place}. لا أريد التخمين، لكن أحد موظفينا يستطيع ترتيبه لك.`,
  },
  own: {
    signIn: 'لا أستطيع رؤية ذلك إلا بعد تسجيل دخولك.',
    noBookings: 'ليست لديك حجوزات قادمة.',
    bookings: (count) => (count === 1 ? 'حجزك القادم:' : 'حجوزاتك القادمة:'),
    cancelThere: 'يمكنك تعديله أو إلغاؤه من حجوزاتي، وتظهر التكلفة قبل التأكيد.',
    noMatters: 'ليست لديك طلبات مفتوحة.',
    matters: (count) => (count === 1 ? 'طلبك المفتوح:' : 'طلباتك المفتوحة:'),
    papersThere: 'وثائقك وتواريخ انتهائها في ملفك الشخصي، ولا أقرؤها هنا.',
    moneyThere: 'فواتيرك ومدفوعاتك في ملفك الشخصي، ولا أقرؤها هنا.',
    noPapers: 'لا تنتهي أي من وثائقك قريبًا.',
    papers: 'هذه الوثائق تنتهي قريبًا:',
    expires: (day) => `تنتهي في ${day}`,
    places: {
      held: 'محجوز مؤقتًا لك',
      pending: 'بانتظار ردنا',
      confirmed: 'مؤكد',
      completed: 'مكتمل',
      expired: 'انتهت مهلته',
      cancelled: 'ملغى',
      declined: 'مرفوض',
      no_show: 'لم يُحضر',
    },
    states: {
      draft: 'مسودة',
      submitted: 'وصلنا',
      clarifying: 'لدينا سؤال لك',
      sourcing: 'نبحث عنه',
      proposed: 'العرض جاهز',
      approved: 'معتمد',
      fulfilling: 'قيد التنفيذ',
      delivered: 'أُنجز وبانتظار كلمتك',
      closed: 'مغلق',
      withdrawn: 'مسحوب',
      declined: 'مرفوض',
      lapsed: 'انتهت مدته',
    },
    waitsOn: {
      client: 'الدور عليك',
      house: 'هو لدينا',
      authority: 'هو لدى الجهة',
      nobody: 'لا أحد ينتظر',
    },
  },
  small: {
    cardNumber:
      'من فضلك لا تكتب أرقام البطاقات هنا، ولم أحتفظ بها. تُؤخذ البطاقات في صفحة الدفع وحدها.',
    notFollowed: (name) =>
      `أنا ${name}، وألتزم بدليلنا وقواعدنا. الأسعار والتوفر هي ما يقوله وحده. عمّ أبحث لك؟`,
    othersData: 'لا أرى إلا ما يخصك، وبعد تسجيل دخولك. وما يخص غيرك يبقى له.',
    forbidden: 'لا نرتب شيئًا تمنعه قوانين الإمارات.',
    noAdvice:
      'هذا يحتاج مختصًا: لا أقدم مشورة طبية ولا قانونية ولا استثمارية. ويستطيع أحد موظفينا أن يجد لك مختصًا.',
    whoIAm: (name, role) =>
      `أنا ${name}، مساعد آلي (${role}) في رحلة. أجيب من دليلنا، والتحدث إلى شخص بضغطة واحدة.`,
    notMine:
      'هذا خارج ما أعرفه. أساعدك في السفر والمنازل والشركات والمدارس والطاولات وانتقالك إلى دبي.',
    thanks: 'على الرحب والسعة. أنا هنا متى احتجت شيئًا.',
    abilities: 'هذا ما نعتني به:',
    person: 'بالتأكيد. أصلك بأحد موظفينا، وينتقل معك ما قلناه هنا فلا تعيده.',
    unknown: 'لا أعرف ذلك، وأفضّل ألا أخمّن. يستطيع أحد موظفينا أن يجيبك، أو صغ السؤال بكلمات أخرى.',
    selling: 'يقيّمه مستشار ويخبرك بما قد يحققه قبل أن تقرر. اختر ساعة تناسبك.',
    consultation: 'بكل سرور: ثلاثون دقيقة مع مستشار. اختر ساعة تناسبك.',
    contact: (lines, phone, email, hours) =>
      `تجدنا في ${lines.join('، ')}. الهاتف ${phone} والبريد ${email}. ${hours}.`,
  },
  suggest: {
    offering: ['ماذا يشمل؟', 'ما سياسة الإلغاء؟', 'هل يناسب الأطفال؟'],
    venue: ['ما قواعد اللباس؟', 'ما الحد الأدنى للإنفاق؟', 'متى يفتح؟'],
    list: ['اعرض ما هو أرخص', 'أود التحدث إلى شخص'],
    general: ['احجز استشارة', 'أود التحدث إلى شخص'],
    nothing: ['احجز استشارة', 'أود التحدث إلى شخص'],
  },
  asked: {
    licences: 'ما أنواع الرخص؟',
    process: 'ما خطوات تأسيس شركة؟',
    admission: 'ما خطوات القبول في المدارس؟ كيف يتم القبول؟',
    claims: 'ما نسبة نجاحكم في قبول المدارس؟ كيف تقيّمكم العائلات؟',
    venueRules: 'ما قواعد الأماكن؟',
    services: 'ما الخدمات التي تقدمونها؟',
    visaKinds: 'ما أنواع التأشيرات والإقامات التي ترتبونها؟',
  },
};
