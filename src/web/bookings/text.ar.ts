import type { SoldUnit, TermSpan } from '#contract/bookings/pages.ts';
import type { Currency } from '#contract/primitives.ts';
import { listIn } from '#domain/lists.ts';
import { partyEach } from '#web/bookings/party-text.ar.ts';
import type { bookings as english } from '#web/bookings/text.en.ts';
import { plural } from '#web/i18n/plural.ts';
import { weekdays } from '#web/i18n/weekdays.ar.ts';

const guests = (count: number) =>
  plural('ar', count, {
    one: 'ضيف واحد',
    two: 'ضيفان',
    few: '# ضيوف',
    many: '# ضيفًا',
    other: '# ضيف',
  });

/** بعد «حتى» يأتي المثنى مجرورًا. */
const upTo = (count: number) => (count === 2 ? 'حتى ضيفين' : `حتى ${guests(count)}`);

const soldAs: Record<SoldUnit, string> = {
  aircraft: 'للطائرة كاملةً',
  boat: 'للقارب كاملًا',
  day: 'لليوم',
  group: 'للمجموعة',
  helicopter: 'للمروحية كاملةً',
  hour: 'للساعة',
  night: 'لليلة',
  vehicle: 'للمركبة',
  yacht: 'لليخت كاملًا',
};

const span = ({ count, unit }: TermSpan) =>
  unit === 'hours'
    ? plural('ar', count, {
        one: 'ساعة واحدة',
        two: 'ساعتين',
        few: '# ساعات',
        many: '# ساعة',
        other: '# ساعة',
      })
    : plural('ar', count, {
        one: 'يوم واحد',
        two: 'يومين',
        few: '# أيام',
        many: '# يومًا',
        other: '# يوم',
      });

function share(percent: number): string {
  if (percent === 100) return 'السعر كاملًا';
  return percent === 50 ? 'نصف السعر' : `${percent}% من السعر`;
}

const years = (count: number) =>
  plural('ar', count, {
    one: 'سنة واحدة',
    two: 'سنتين',
    few: '# سنوات',
    many: '# سنة',
    other: '# سنة',
  });

const currencies: Record<Currency, string> = { AED: 'بالدرهم', USD: 'بالدولار' };

function party(least: number, most: number): string {
  if (least === most) return guests(most);
  return most === 2 ? 'ضيف أو ضيفان' : `من ${least} إلى ${guests(most)}`;
}

export const bookings: typeof english = {
  documentTitle: (page, brand) => `${page} · ${brand}`,
  label: 'السفر والتجارب',
  lead: 'في الجو وعلى الماء وعلى الطريق وبين الرمال. السعر شامل ضريبة القيمة المضافة ورسومنا.',
  tabs: 'الحجوزات',
  categories: 'الفئات',
  guests,
  party,
  partyEach,
  inParty: (count) => `ضمن مجموعة من ${count}`,
  basis: (price, kind, most) => `${price} ${soldAs[kind]}، ${upTo(most)}`,
  forParty: (sum, { guests: count, onDay }, kind) => {
    if (onDay) return `ابتداءً من ${sum} لعدد ${count} من الضيوف في ذلك اليوم`;
    const each = kind === 'night' || kind === 'day' || kind === 'hour' ? ` ${soldAs[kind]}` : '';
    return `${sum} لعدد ${count} من الضيوف${each}`;
  },
  usually: 'السعر المعتاد',
  rated: (rating) => `التقييم ${rating} من 5`,
  subjects: {
    book: (title) => `حجز: ${title}`,
  },
  filters: {
    search: 'بحث',
    searchHint: 'مكان أو قارب أو أمنية',
    day: 'اليوم',
    anyDay: 'أي يوم',
    daysFailed: 'تعذّر السؤال عمّا هو متاح في ذلك اليوم، فتظهر كل الأيام.',
    guests: 'الضيوف',
    anyParty: 'أي عدد',
    price: (currency) => `السعر للشخص، ${currencies[currency]}`,
    from: 'من',
    to: 'إلى',
    order: 'الترتيب',
    recommended: 'ترشيحاتنا',
    orders: {
      'price-up': 'السعر: الأقل أولًا',
      'price-down': 'السعر: الأعلى أولًا',
      rating: 'الأعلى تقييمًا',
      shortest: 'الأقصر أولًا',
    },
  },
  count: (count) =>
    plural('ar', count, {
      zero: 'لا تجارب',
      one: 'تجربة واحدة',
      two: 'تجربتان',
      few: '# تجارب',
      many: '# تجربة',
      other: '# تجربة',
    }),
  showMore: (count) => `عرض ${count} أخرى`,
  emptyAdvice: 'خفّف التصفية أو جرّب كلمات أخرى لترى المزيد.',
  invitation: {
    upcoming: {
      title: 'سجّل الدخول لترى ما ينتظرك',
      text: 'حجوزاتك ومواعيدها محفوظة في حسابك.',
    },
    history: {
      title: 'سجّل الدخول لترى ما مضى',
      text: 'كل ما رتّبناه لك محفوظ في حسابك.',
    },
  },
  offering: {
    crumbs: 'موقعك في الصفحات',
    when: 'المواعيد',
    everyDay: 'كل يوم',
    days: (days) =>
      listIn(
        'ar',
        days.map((day) => weekdays[day]),
      ),
    startsAt: (times) => `تبدأ في ${times}`,
    departsAt: (times) => `الإقلاع في ${times}`,
    route: (from, to) => `من ${from} إلى ${to}`,
    stay: (checkIn, checkOut) => `الوصول من ${checkIn} والمغادرة حتى ${checkOut}`,
    nights: (least, most) => `من ${least} إلى ${most} ليلة`,
    handOver: (from, to) => `التسليم بين ${from} و${to}`,
    rentalDays: (least, most) => `من ${least} إلى ${most} يومًا`,
    window: (from, to) => `تبدأ بين ${from} و${to}`,
    dubaiTime: 'بتوقيت دبي',
    extras: 'يمكن إضافته',
    fullyBooked: 'كل الأماكن محجوزة. يستطيع الكونسيرج البحث عن يوم آخر أو تجربة مشابهة.',
    askAnother: 'اطلب ما يشبهها',
    duration: 'المدة',
    partySize: 'العدد',
    meetingPoint: 'نقطة البداية',
    languages: 'اللغات',
    list: (items) => listIn('ar', items),
    bookBy: 'احجز قبل',
    before: (time) => `${span(time)} من الموعد`,
    included: 'ما يشمله السعر',
    notIncluded: 'ما لا يشمله',
    beforeYouCome: 'قبل أن تأتي',
    bring: 'ما تحضره معك',
    requirements: 'لمن تناسب',
    everyone: 'للضيوف من كل الأعمار.',
    minAge: (count) => `من عمر ${years(count)}`,
    maxAge: (count) => `حتى عمر ${years(count)}`,
    minHeight: (cm) => `الطول من ${cm} سم`,
    maxWeight: (kg) => `الوزن حتى ${kg} كغ`,
    season: 'الموسم',
    allYear: 'لا تتغير على مدار السنة.',
    plansChange: 'إذا تغيّرت الخطط',
    stageTitle: (stage) => (stage.kind === 'free' ? 'مجانًا' : share(stage.percent)),
    stageText: (stage) => {
      if (stage.kind === 'no-show') return 'عند عدم الحضور';
      if (stage.kind === 'free')
        return stage.until ? `حتى ${span(stage.until)} قبل الموعد` : 'حتى التأكيد';
      const late = stage.within ? `خلال آخر ${span(stage.within)}` : 'بعد ذلك';
      return stage.orNoShow ? `${late}، أو عند عدم الحضور` : late;
    },
    weather: (percent) => {
      const all = 'إذا ألغى المشغّل عاد إليك كل ما دفعته';
      if (percent === 100) return `${all}، وكذلك إن كان الطقس هو السبب.`;
      return percent === 0
        ? `${all}. وإذا حال الطقس دونه يُحتفظ بما دفعته ولا يُطلب أكثر من ذلك.`
        : `${all}. وإذا حال الطقس دونه عاد إليك ${percent}% مما دفعته ولا يُطلب أكثر من ذلك.`;
    },
    held: (sum) =>
      `يُجمَّد عند التسليم مبلغ تأمين قدره ${sum} على بطاقة باسم السائق، ثم يُرفع التجميد عنه.`,
    balance: (time) =>
      time.count === 0
        ? 'ويستحق الباقي في يوم البداية.'
        : `ويستحق الباقي قبل ${span(time)} من موعد البداية.`,
    taxes: 'السعر شامل ضريبة القيمة المضافة ورسومنا.',
    more: (category) => `المزيد في ${category}`,
    seeAll: 'عرض الكل',
  },
};
