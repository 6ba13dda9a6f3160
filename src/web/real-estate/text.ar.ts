import { plural } from '#web/i18n/plural.ts';
import { weekdays } from '#web/i18n/weekdays.ar.ts';
import type { realEstate as english } from '#web/real-estate/text.en.ts';

type Noun = [one: string, two: string, few: string, many: string, other: string];

const count = (value: number, [one, two, few, many, other]: Noun) =>
  plural('ar', value, { one, two, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` });

const homes: Noun = ['منزل واحد', 'منزلان', 'منازل', 'منزلًا', 'منزل'];
const rooms: Noun = ['غرفة نوم واحدة', 'غرفتا نوم', 'غرف نوم', 'غرفة نوم', 'غرفة نوم'];
const baths: Noun = ['حمّام واحد', 'حمّامان', 'حمّامات', 'حمّامًا', 'حمّام'];
const bays: Noun = ['موقف واحد', 'موقفان', 'مواقف', 'موقفًا', 'موقف'];
const hours: Noun = ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'];
const minutes: Noun = ['دقيقة واحدة', 'دقيقتان', 'دقائق', 'دقيقة', 'دقيقة'];
const years: Noun = ['سنة واحدة', 'سنتان', 'سنوات', 'سنة', 'سنة'];
const cheques: Noun = ['شيك واحد', 'شيكين', 'شيكات', 'شيكًا', 'شيك'];

export const realEstate: typeof english = {
  crumbs: 'مسار الصفحة',
  listings: 'عقارات فاخرة',
  viewListings: 'تصفّح المنازل',
  bookAnAgent: 'احجز مستشارًا',
  services: 'كيف نساعدك',
  featured: 'عقارات مختارة',
  featuredLead: 'ثلاثة نريها لصديق أولًا، والبقية خلف هذه الأبواب:',
  average: 'المتوسط',
  homesReached: 'المنازل',
  explore: 'استكشف',
  otherAreas: 'ونعرف أيضًا',
  kinds: 'أنواع المنازل',
  allHomes: 'كل المنازل',
  allHomesTitle: 'منازل في دبي',
  homesLead: 'تُعرض بخصوصية وتُفحص قبل أن تراها. اسأل، ويُفتح لك الباب.',
  sample: 'العقارات المعروضة أمثلة توضيحية، ويؤكد مستشارك التصريح والتوفر قبل المعاينة.',
  viewDetails: 'عرض التفاصيل',
  rated: (value) => `التقييم ${value} من 5`,
  badges: { private: 'بيع خاص', rent: 'للإيجار', offPlan: 'على الخارطة' },
  perYear: 'في السنة',
  about: (price) => `نحو ${price}`,
  bedrooms: (value) => count(value, rooms),
  bathrooms: (value) => count(value, baths),
  parking: (value) => count(value, bays),
  sqft: (value) => `${value} قدم²`,
  sqm: (value) => `${value} م²`,

  search: {
    title: 'ابحث عن منزل',
    text: 'بحث',
    textHint: 'شاطئ، النخلة، إطلالة على الحديقة…',
    purpose: 'شراء أو إيجار',
    purposes: { any: 'شراء أو إيجار', sale: 'شراء', rent: 'إيجار' },
    area: 'المنطقة',
    anyArea: 'أي منطقة',
    bedrooms: 'غرف النوم',
    anyBedrooms: 'أي عدد',
    atLeast: (value) => `${value} أو أكثر`,
    from: 'السعر من، بالدرهم',
    to: 'السعر إلى، بالدرهم',
    wishes: 'لا غنى عنه',
    furnished: 'مفروش',
    petsAllowed: 'يُسمح بالحيوانات الأليفة',
    goldenVisa: 'الإقامة الذهبية',
    status: 'جاهز أو على الخارطة',
    statuses: { any: 'جاهز أو على الخارطة', ready: 'جاهز', 'off-plan': 'على الخارطة' },
    sort: 'الترتيب',
    sorts: {
      recommended: 'ترتيبنا',
      'price-up': 'السعر: من الأدنى',
      'price-down': 'السعر: من الأعلى',
      largest: 'الأكبر مساحة أولًا',
    },
    found: (value) => (value === 0 ? 'لا منازل' : count(value, homes)),
    clear: 'امسح عوامل التصفية',
    forMe: 'ابحثوا لي',
    emptyTitle: 'لا منزل يجمع كل ذلك',
    emptyText: 'خفّف شرطًا واحدًا أو أخبر مستشارًا، فبعض المنازل لا تُعرض أبدًا.',
    more: 'عوامل تصفية أخرى',
  },

  home: {
    gallery: (title) => `صور ${title}`,
    show: (at, alt) => `الصورة ${at}: ${alt}`,
    request: 'اطلب معاينة',
    requestSubject: (title, adviser) => `معاينة: ${title}، مع ${adviser}`,
    lead: (value) => `المعاينة ممكنة بعد ${count(value, hours)} من طلبك.`,
    facts: 'الحقائق',
    bedrooms: 'غرف النوم',
    bathrooms: 'الحمّامات',
    parking: 'مواقف السيارات',
    area: 'المساحة المبنية',
    plot: 'مساحة الأرض',
    built: 'سنة البناء',
    handover: 'التسليم',
    quarter: (quarter, year) => `الربع ${quarter} من ${year}`,
    tenure: 'الملكية',
    tenures: { freehold: 'تملّك حر', leasehold: 'حق انتفاع' },
    furnishing: 'الأثاث',
    furnished: 'مفروش',
    unfurnished: 'غير مفروش',
    pets: 'الحيوانات الأليفة',
    petsYes: 'مرحَّب بها',
    petsNo: 'غير مسموح بها',
    free: 'متاح',
    freeNow: 'الآن',
    freeFrom: (day) => `من ${day}`,
    inside: 'ما فيه',
    community: (area) => `الحياة في ${area}`,
    toArea: (area) => `المزيد عن ${area}`,
    adviser: 'مستشارك لهذا المنزل',
    similar: 'منازل تشبهه',
    similarLead: 'متقاربة في النوع أو المكان أو السعر.',
  },

  costs: {
    buyTitle: 'كم يكلّف شراؤه',
    rentTitle: 'كم يكلّف استئجاره',
    buyLead: 'السعر ليس كل شيء. هذه هي الرسوم المتعارف عليها محسوبةً لهذا المنزل.',
    rentLead: 'الإيجار وكل ما يُستحق عند التوقيع محسوبًا لهذا المنزل.',
    item: 'البند',
    meaning: 'ما هو',
    amount: 'المبلغ',
    price: ['السعر', 'ما يتسلمه البائع'],
    landDepartment: (rate) => [
      'دائرة الأراضي والأملاك في دبي',
      `${rate} في المئة من السعر لقاء نقل الملكية`,
    ],
    agency: (rate) => ['أتعاب الوساطة', `${rate} في المئة من السعر`],
    onTop: ['مجموع الرسوم', 'تُضاف إلى السعر'],
    total: ['الإجمالي', 'السعر والرسوم'],
    deposit: (rate) => ['عربون الحجز', `${rate} في المئة لحجز المنزل، وهو جزء من السعر`],
    serviceCharge: (rate, size) => [
      'رسوم الخدمات في السنة',
      `${rate} عن كل قدم مربعة من ${size} لصيانة المرافق المشتركة`,
    ],
    rent: (value) => ['الإيجار في السنة', `يُدفع في ${count(value, cheques)}`],
    cheque: (value) => [
      value === 1 ? 'الشيك' : 'الشيك الأول',
      value === 1 ? 'إيجار السنة كاملًا عند التوقيع' : 'الإيجار أقساط متساوية، أولها عند التوقيع',
    ],
    leaseAgency: (rate) => ['أتعاب الوساطة', `${rate} في المئة من الإيجار السنوي، مرة واحدة`],
    securityDeposit: (rate) => [
      'مبلغ التأمين',
      `${rate} في المئة من الإيجار السنوي، ويُرد عند تسليم المفاتيح`,
    ],
    ejari: ['إيجاري', 'تسجيل عقد الإيجار، مرة واحدة'],
    atSigning: ['المستحق عند التوقيع', 'الشيك الأول ومبلغ التأمين والرسوم'],
    missing:
      'تتوقف رسوم أمين التسجيل والرهن والمرافق على طريقة الدفع، ويذكرها لك مستشارك قبل التوقيع.',
  },

  golden: {
    title: 'إقامة مع المفاتيح',
    lead: (value) => `بهذا السعر يمكن أن يقترن المنزل بإقامة ذهبية مدتها ${count(value, years)}.`,
    more: 'كل ما يخص التأشيرات',
  },

  area: {
    label: 'منطقة',
    averages: 'أسعار المنازل هنا',
    overall: 'كل المنازل، للشراء',
    kinds: {
      salePerSqft: 'البيع، للقدم المربعة',
      apartmentSale: 'شراء شقة',
      villaSale: 'شراء فيلا',
      rentTwoBedroom: 'إيجار غرفتي نوم في السنة',
      rentFourBedroomVilla: 'إيجار فيلا بأربع غرف نوم في السنة',
      serviceChargePerSqft: 'رسوم الخدمات، للقدم المربعة',
    },
    yield: 'العائد الإجمالي',
    freehold: 'للمشترين الأجانب هنا تملّك حر.',
    highlights: 'لماذا يبقى الناس هنا',
    homes: (area) => `منازل في ${area}`,
    allHere: 'ابحث فيها كلها',
    none: 'لا شيء معروض هنا اليوم',
    noneText: 'تنتقل المنازل هنا بهدوء. أخبر مستشارًا بما تبحث عنه.',
    advisers: (area) => `من يعرف ${area}`,
    ask: 'اسأل عن هذه المنطقة',
  },

  commute: {
    title: 'بالدقائق من الباب',
    note: 'بالسيارة خارج أوقات الذروة.',
    to: 'إلى',
    minutes: (value) => `${value} د`,
    places: {
      difc: 'مركز دبي المالي العالمي',
      downtown: 'وسط مدينة دبي',
      marina: 'دبي مارينا',
      dxb: 'مطار دبي الدولي (DXB)',
      dwc: 'مطار آل مكتوم (DWC)',
    },
  },

  map: {
    label: (area) => `خريطة تخطيطية لمنطقة ${area} وجوارها`,
    north: 'ش',
    kilometres: (value) => `${value} كم`,
    note: 'مرسومة من حدود مبسّطة، والشمال إلى الأعلى.',
  },

  advisers: {
    lead: 'ستة مستشارين، لكل منهم جزء من المدينة. اختر بحسب المكان أو اللغة أو المنازل التي تبحث عنها.',
    years: (value) => `${count(value, years)} في دبي`,
    languages: 'اللغات',
    areas: 'المناطق',
    kinds: 'الاختصاص',
    types: { villa: 'الفلل', apartment: 'الشقق', penthouse: 'البنتهاوس' },
    registration: 'رقم القيد',
    sampleNumber: 'رقم توضيحي',
    viewings: 'أيام المعاينة',
    days: weekdays,
    span: (from, to) => `${from} إلى ${to}`,
    times: 'الأوقات بتوقيت دبي',
    terms: (length, notice) =>
      `${count(length, minutes)} لكل معاينة، بإشعار قبل ${count(notice, hours)}`,
    book: (name) => `احجز مع ${name}`,
    subject: (name) => `لقاء مع ${name}، العقارات`,
    profile: 'تعرّف إلى المستشارين الستة',
  },
};
