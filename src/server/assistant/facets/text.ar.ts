import { numberIn } from '#domain/localise.ts';
import type { text as english } from '#server/assistant/facets/text.en.ts';

type Forms = [one: string, two: string, few: string, many: string];

/** Two and a few are said otherwise than many. */
function counted(count: number, [one, two, few, many]: Forms): string {
  if (count === 1) return one;
  if (count === 2) return two;
  return `${count} ${count <= 10 ? few : many}`;
}

const people = (count: number) => counted(count, ['شخص واحد', 'شخصين', 'أشخاص', 'شخصًا']);
const nights = (count: number) => counted(count, ['ليلة واحدة', 'ليلتين', 'ليالٍ', 'ليلة']);
const days = (count: number) => counted(count, ['يوم واحد', 'يومين', 'أيام', 'يومًا']);
const months = (count: number) => counted(count, ['شهر واحد', 'شهرين', 'أشهر', 'شهرًا']);
const hours = (count: number) => counted(count, ['ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة']);
const minutes = (count: number) => counted(count, ['دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة']);
const about = (sum: string, isExact: boolean) => (isExact ? sum : `نحو ${sum}`);

/** Before figures a letter is drawn out, before words it is not. */
const before = (letter: string, phrase: string) =>
  `${letter}${/^\d/.test(phrase) ? 'ـ' : ''}${phrase}`;

const carried: Record<string, string> = {
  rooms: 'تتسع الغرفة',
  vehicles: 'تتسع السيارة',
  craft: 'تتسع المركبة',
};

export const text: typeof english = {
  currency: {
    USD: 'السعر والدفع بالدولار الأمريكي.',
    AED: 'السعر والدفع بالدرهم.',
  },
  each: (part, total, heads, isExact) =>
    `المجموع ${total} على ${people(heads)}، أي **${about(part, isExact)} لكل شخص**.`,
  eachOfMost: (part, total, most, isExact) =>
    `سعره ${total} مهما كان عددكم، وإذا كنتم ${most} وهو أقصى ما يتسع له فنصيب كل واحد ${about(part, isExact)}.`,
  nowAndThen: (first, rest, by, total) =>
    `**أولًا ${first}**، والباقي ${rest} في موعد أقصاه ${by} (والمجموع ${total}).`,
  before: (count) => (count === 0 ? 'موعد البدء' : `${hours(count)} قبل الموعد`),
  allNow: (sum) => `**${sum}** كاملًا دفعة واحدة.`,
  guaranteed: (total) => `**لا شيء الآن**: تضمن البطاقة مبلغ ${total}.`,
  released: (most) =>
    `يُحجز ولا يُخصم، ويُفرج عنه خلال ${days(most)} لأن المخالفات المرورية قد تصل متأخرة.`,
  cover: (title, price) => `ويمكن إضافة ${title}: ${price}.`,
  nothingHeld: 'لا يُحجز على البطاقة شيء غير السعر.',
  amountUnsaid: 'لا تذكر قائمتنا مقداره، ويتحقق منه زميل من الدار لأجلكم.',
  onTop: (parts) => `خارج السعر: ${parts}.`,
  taxIn: 'ضريبة القيمة المضافة ورسومنا ضمن السعر.',
  cityFee: (fee, rooms, count, sum) =>
    `درهم السياحة ويُدفع في الفندق: ${counted(rooms, ['غرفة واحدة', 'غرفتان', 'غرف', 'غرفة'])} × ${nights(count)} × ${fee} = **${sum}**.`,
  nights: (least, most) => `مدة الإقامة من ${least} إلى ${nights(most)}.`,
  days: (least, most) => `مدة الاستئجار من ${least} إلى ${days(most)}.`,
  lasts: (count) => {
    const [whole, rest] = [Math.floor(count / 60), count % 60];
    return `المدة ${hours(whole)}${rest > 0 ? ` و${minutes(rest)}` : ''}.`;
  },
  canBeAdded: (lines) => `يمكن إضافة: ${lines.join('؛ ')}.`,
  others: (lines) => `وغيرها: ${lines.join('؛ ')}.`,
  asExtra: (lines) => `ليس ضمن السعر، ويمكن إضافته: ${lines.join('؛ ')}.`,
  onDays: (named) => `متاح أيام ${named}.`,
  handedOver: (from, to) => `يُسلَّم بين ${from} و${to}.`,
  noLeastParty: 'لا حد أدنى للعدد، ويمكن لشخص واحد أن يحجزه.',
  earliest: (moment) => `إذا حجزتم هذه اللحظة فأقرب موعد للبدء ${moment}.`,
  noShow: (percent) => `وإذا لم يحضر أحد يُحتفظ بنسبة ${percent}%.`,
  eldest: (age) => `أعلى عمر ${age} سنة.`,
  eachCarries: (unit, most) => `${carried[unit] ?? 'يتسع'} ${before('ل', people(most))} كحد أقصى.`,
  counted: (count, each, sum) => `${count} × ${each} = **${sum}**.`,
  times: (each, heads, sum) => `${people(heads)} × ${each} = **${sum}**`,
  spoken: (languages) => `اللغات: ${languages}.`,
  comesWith: (parts) => `يشمل: ${parts}.`,
  notIncluded: (parts) => `ولا يشمل: ${parts}.`,
  yesIncluded: (parts) => `**نعم، ضمن السعر**: ${parts}.`,
  noIncluded: (parts) => `**ليس ضمن السعر**: ${parts}.`,
  foodUnsaid: 'لا تذكر قائمتنا معه طعامًا ولا شرابًا، ويستطيع زميل من الدار ترتيبه.',
  dressUnsaid: 'لا تشترط قائمتنا لباسًا معينًا.',
  pickupUnsaid: 'لا تذكر قائمتنا معه توصيلًا، ويستطيع زميل من الدار إرسال سيارة.',
  unsaid: 'لا تذكر قائمتنا أكثر من ذلك، ويتحقق منه زميل من الدار لأجلكم.',
  otherWays: 'ولا تُذكر فيها طرق أخرى، ويستطيع زميل من الدار أن يقول هل تمكن غيرها.',
  bagsUnsaid: 'لا تذكر قائمتنا كم حقيبة تتسع لها، ويتحقق منه زميل من الدار.',
  parkingUnsaid: 'لا تذكر قائمتنا شيئًا عن المواقف هناك، ويتحقق منه زميل من الدار.',
  isSpoken: (languages) => `**نعم**: ${languages}.`,
  notSpoken: (languages) => `**ليست من لغاته**: ${languages}.`,
  away: (place, kilometres) => `تبعد عن ${place} نحو ${kilometres} كم بخط مستقيم.`,
  lies: (place) => `المكان: ${place}.`,
  home: {
    onTop: (lines) => `فوق السعر: ${lines.join('؛ ')}.`,
    landDepartment: (percent, sum) => `دائرة الأراضي ${percent}% = ${sum}`,
    agency: (percent, sum) => `الوساطة ${percent}% = ${sum}`,
    vat: (percent, sum) => `ضريبة ${percent}% على الوساطة = ${sum}`,
    trustee: (sum) => `مكتب الأمين نحو ${sum}`,
    bought: (onTop, total) => `مجموعها نحو ${onTop}، فيصير الإجمالي مع السعر نحو **${total}**.`,
    serviceCharge: (perSqft, sqft, perYear) =>
      `رسوم الخدمات: ${perSqft} × ${numberIn('ar', sqft)} قدم مربعة = **${perYear} سنويًا**.`,
    reserve: (percent, sum) => `يُحجز بمبلغ **${sum}**، وهو عربون ${percent}% من السعر.`,
    signing: (lines) => `عند التوقيع: ${lines.join('؛ ')}.`,
    oneCheque: (rent) => `إيجار السنة في شيك واحد، ${rent}`,
    firstCheque: (count, sum) =>
      `أول شيك من ${counted(count, ['شيك واحد', 'شيكين', 'شيكات', 'شيكًا'])}، ${sum}`,
    deposit: (percent, sum) => `التأمين ${percent}% = ${sum} ويُعاد إليكم`,
    ejari: (sum) => `إيجاري ${sum}`,
    power: (sum) => `تأمين ديوا ${sum} ويُرد`,
    loan: (percent, sum, own) =>
      `للمقيم أن يقترض حتى ${percent}% على أول منزل، أي **${sum}**، فيبقى عليك ${own}.`,
    signed: (sum) => `والمجموع **${sum}**.`,
    year: (sum) => `ومجموع السنة الأولى **${sum}** مع التأمين.`,
    cheques: (count, sum) =>
      count === 1
        ? `يُدفع الإيجار في شيك واحد بقيمة ${sum}.`
        : `يُدفع الإيجار في ${counted(count, ['شيك واحد', 'شيكين', 'شيكات', 'شيكًا'])}، قيمة كل منها ${sum}.`,
    utilities: (sum) => `وتأمين ديوا المسترد ${sum}.`,
    housing: (percent, sum, bills) =>
      `رسم السكن للبلدية ${percent}% من الإيجار، أي ${sum} سنويًا موزعة على ${bills} فاتورة من ديوا.`,
    furnished: 'يُسلَّم مفروشًا.',
    unfurnished: 'يُسلَّم غير مفروش.',
    parking: (count) => `مواقف السيارات: ${count}.`,
    size: (bedrooms, bathrooms, sqm, sqft) =>
      `${bedrooms}، والحمامات ${bathrooms}، والمساحة ${numberIn('ar', sqm)} م² (${numberIn('ar', sqft)} قدمًا مربعة).`,
    viewing: (count) => `تُطلب المعاينة قبلها ${before('ب', hours(count))}.`,
    viewings: (named, times) => `المعاينات: ${named}، في ${times}.`,
    shownBy: (name) => `يتولى المعاينة ${name}.`,
    privateSale: 'بيع خاص، يُعرض على قلّة وبموعد فقط.',
    byYear: 'الإيجار لسنة. لا تذكر قائمتنا مدة أقصر، ويسأل زميل من الدار المالك.',
    built: (quarter, year) => `على الخارطة، والتسليم متوقع في الربع ${quarter} من ${year}.`,
    from: (day) => `متاح من ${day}.`,
    now: 'جاهز ومتاح الآن.',
  },
  venue: {
    least: (sum) => `الحد الأدنى للإنفاق: ${sum}. يُنفق على الطعام والشراب وليس رسم دخول.`,
    usual: (sum) => `المعتاد: ${sum}.`,
    deposit: (sum) => `العربون: ${sum}.`,
    noDeposit: 'لا يُطلب عربون.',
    releasedUntil: (moment) => `يمكن إلغاء الطاولة بلا رسوم حتى ${moment}.`,
    kept: (sum) => `وبعد ذلك قد يُحتفظ بالعربون: ${sum}.`,
    nothingKept: 'ولم يُطلب عربون فلا يضيع شيء.',
    tables: (times) => `مواعيد الطاولات: ${times}.`,
    heldFor: (count) => `تُحفظ الطاولة ${minutes(count)}.`,
    asked: 'تُطلب الطاولة ثم يؤكدها المكان: أخبروني باليوم والساعة والعدد.',
    cuisine: (kind) => `المطبخ: ${kind}.`,
  },
  event: {
    tier: (name, price) => `للأعضاء من فئة ${name} فما فوق (${price}).`,
    places: (count) => `عدد الأماكن ${count}.`,
    guests: (tier, count) =>
      `مع فئة ${tier} تصطحبون ${counted(count, ['ضيفًا واحدًا', 'ضيفين', 'ضيوف', 'ضيفًا'])}.`,
    next: (day, time) => `الموعد القادم: ${day}، الساعة ${time}.`,
  },
  tier: {
    noFee: (price) => `${price} بلا رسوم انضمام.`,
    first: (price, fee, sum) => `${price} ورسوم انضمام ${fee}: **${sum} في السنة الأولى**.`,
    after: (price) => `وبعدها ${price} بلا رسوم انضمام.`,
    withPlan: (plan) => `وعملاء باقة ${plan} يحصلون عليها بلا مقابل.`,
    byYear: 'مدة العضوية سنة.',
  },
  plan: {
    least: (count, price, sum) =>
      `أقل مدة ${counted(count, ['شهر واحد', 'شهران', 'أشهر', 'شهرًا'])}: ${months(count)} × ${price} = **${sum}**.`,
    unused: 'لا تُعاد قيمة ما لم يُستخدم من أيام الشهر، ويُستكمل العمل الجاري ويُسلَّم إليكم.',
    inAdvance: (sum) => `**${sum}**: تُدفع الباقة شهريًا مقدمًا.`,
    apart: 'تغطي الباقة عملنا، أما ما نرتبه لكم فيُحسب على حدة وبموافقتكم أولًا.',
    withTier: (tier) => `وتشمل عضوية ${tier}.`,
    answers: (count) => `يجيبكم شخص خلال ${count < 120 ? minutes(count) : hours(count / 60)}.`,
  },
  company: {
    first: (price) => `${price} في السنة الأولى`,
    renewal: (price) => `وفي كل سنة بعدها: ${price}.`,
    two: (sum) => `ومجموع سنتين: ${sum}.`,
    activities: (count) =>
      `تتسع الرخصة الواحدة ${before('ل', counted(count, ['نشاط واحد', 'نشاطين', 'أنشطة', 'نشاطًا']))}.`,
    trade: {
      allowed: 'يجوز لها العمل في أنحاء الإمارات.',
      'via-agent-or-permit': 'تعمل في البر الرئيسي عبر وكيل أو بتصريح.',
      'not-allowed': 'لا يجوز لها العمل في البر الرئيسي.',
    },
  },
  visa: {
    valid: (count) => `صالحة لمدة ${counted(count, ['سنة واحدة', 'سنتين', 'سنوات', 'سنة'])}.`,
    investment: (sum) => `استثمار لا يقل عن ${sum}.`,
    income: (sum) => `دخل لا يقل عن ${sum} شهريًا.`,
    family: 'يحق لحاملها كفالة أسرته.',
    noFamily: 'لا يكفل حاملها غيره بها.',
    abroad: (count) => `تسقط بالإقامة خارج الدولة أكثر من ${months(count)}.`,
    abroadFreely: 'لا حد للإقامة خارج الدولة.',
    costs: (lines) =>
      `لا تذكر قائمتنا رسمًا للتأشيرة نفسها، وخطواتها تكلف عادةً: ${lines.join('؛ ')}.`,
    inAll: (sum) => `ومجموعها نحو **${sum}**.`,
  },
  school: {
    busFor: (least, most, all, allMost) =>
      `والحافلة نحو ${least} إلى ${most} سنويًا، فالمجموع مع الرسوم بين **${all} و${allMost}**.`,
    fees: (fees) => `${fees} بحسب صف الطفل.`,
    children: (count, least, most) =>
      `${before('ل', counted(count, ['طفل واحد', 'طفلين', 'أطفال', 'طفلًا']))} بين **${least} و${most} سنويًا**.`,
    place: (fee, percent, least, most) =>
      `رسم التقديم ${fee}، ثم يُحجز المقعد بنسبة ${percent}% من رسوم السنة، أي من ${least} إلى ${most}.`,
    deducted: 'وتُخصم هذه الدفعة من الفصل الأول.',
    wait: (wait) => `الانتظار: ${wait}.`,
    begins: { april: 'تبدأ سنتها في أبريل.', august: 'تبدأ سنتها في أغسطس.' },
    boards: 'وفيها سكن داخلي.',
    noBoarding: 'وليس فيها سكن داخلي.',
    bus: 'لديها حافلات مدرسية.',
    noBus: 'ليست لديها حافلات.',
    support: 'فيها دعم لأصحاب الهمم.',
    ages: (from, to) => `تقبل الأطفال من عمر ${from} إلى ${to}.`,
    notAt: (age) => `**لا تقبل طفلًا في عمر ${age}.**`,
  },
};
