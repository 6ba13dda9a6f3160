import { type Forms, plural } from '#web/i18n/plural.ts';
import type { Counts, itinerary as english } from '#web/itinerary/text.en.ts';

const count = (forms: Forms) => (of: number) => plural('ar', of, forms);

const days = count({
  one: 'يوم واحد',
  two: 'يومان',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
});
const things = count({
  zero: 'لا مواعيد',
  one: 'موعد واحد',
  two: 'موعدان',
  few: '# مواعيد',
  many: '# موعدًا',
  other: '# موعد',
});
const hours = count({
  one: 'ساعة',
  two: 'ساعتان',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
});
const minutesIn = count({
  zero: 'لا دقائق',
  one: 'دقيقة',
  two: 'دقيقتان',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
});

function span(minutes: number): string {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (whole === 0) return minutesIn(minutes);
  if (rest === 0) return hours(whole);
  return rest === 30 ? `${hours(whole)} ونصف` : `${hours(whole)} و${minutesIn(rest)}`;
}

const overlaps = count({ one: 'تعارض واحد', two: 'تعارضان', few: '# تعارضات', other: '# تعارضًا' });
const drives = count({
  one: 'طريق لا يتسع له الوقت',
  two: 'طريقان لا يتسع لهما الوقت',
  few: '# طرق لا يتسع لها الوقت',
  other: '# طريقًا لا يتسع لها الوقت',
});

function toSettle(counts: Counts): string {
  const parts = [
    ...(counts.overlaps ? [overlaps(counts.overlaps)] : []),
    ...(counts.drives ? [drives(counts.drives)] : []),
  ];
  return parts.length > 0 ? ` بقي للحسم: ${parts.join(' و')}.` : '';
}

function standing({ things: all, confirmed }: Counts): string {
  if (confirmed === 0) return all === 1 ? 'لم يتأكد بعد' : 'لم يتأكد منها شيء بعد';
  if (confirmed === all) return all === 1 ? 'وهو مؤكد' : 'كلها مؤكدة';
  return `المؤكد منها ${confirmed}`;
}

export const itinerary: typeof english = {
  title: 'خط الرحلة',
  bookings: 'الحجوزات',
  reading: 'نقرأ خط رحلتك',
  failed: 'تعذّرت قراءة خط رحلتك',
  keep: 'أبقِه',
  print: 'طباعة',
  add: 'أضف شيئًا',
  inMonth: (of, month) => `${days(of)} في ${month}`,
  inMonths: (of, from, to) => `${days(of)}، من ${from} إلى ${to}`,
  lead: (counts) => `${things(counts.things)}، ${standing(counts)}.${toSettle(counts)}`,
  empty: {
    title: 'أيامك ما زالت لك',
    text: 'ما تحجزه يظهر هنا بيومه وساعته، ويمكنك إضافة سطور من عندك.',
    book: 'احجز تجربة',
  },
  sentence: {
    one: (from) => `موعد واحد، الساعة ${from}`,
    several: (of, from, to) => `${things(of)}، من ${from}${to ? ` إلى ${to}` : ''}`,
    loose: (of) => `${things(of)} في أي ساعة`,
    clash: 'موعدان في وقت واحد',
  },
  horizon: (words) => `اليوم من 04:00 إلى منتصف الليل: ${words}`,
  anyHour: 'أي ساعة',
  planned: 'مخطط له',
  set: 'موعد',
  own: 'سطر من عندك',
  free: (minutes) => `${span(minutes)} من الفراغ`,
  short: (minutes) => `بينهما ${span(minutes)}`,
  tight: (minutes, km) =>
    minutes > 0
      ? `بينهما ${span(minutes)} والمسافة ${km} كم في خط مستقيم: لا يتسع الوقت للطريق.`
      : `لا وقت بينهما والمسافة ${km} كم في خط مستقيم: لا يتسع الوقت للطريق.`,
  fill: 'املأه',
  overlap: (of, from, to) =>
    of === 2
      ? `هذان الموعدان يتعارضان من ${from} إلى ${to}`
      : `هذه المواعيد تتعارض من ${from} إلى ${to}`,
  keepBoth: 'أبقِها حتى تقرر.',
  freeUntil: (title, when) => `يمكن إلغاء «${title}» مجانًا حتى ${when}.`,
  feeNow: (title) => `لم يعد إلغاء «${title}» مجانيًا.`,
  hint: 'اسحب من المقبض، أو اضغط مفتاح المسافة عليه واستخدم الأسهم. المحجوز مرتبط بساعته: غيّره من صفحته.',
  handle: (title) => `انقل ${title}. مفتاح المسافة يرفعه.`,
  menu: (title) => `ما يمكن فعله بـ ${title}`,
  up: 'إلى أعلى',
  down: 'إلى أسفل',
  dayBefore: 'إلى اليوم السابق',
  dayAfter: 'إلى اليوم التالي',
  book: 'احجزه',
  remove: 'إزالة',
  removeTitle: 'هل تزيله من خط الرحلة؟',
  removeText: (title) => `«${title}» مخطط له فقط، فلا يُلغى أي حجز.`,
  lifted: (title) => `رُفع ${title}. الأسهم تنقله، ومفتاح المسافة يضعه، وEscape يعيده.`,
  movedTo: (title, day, place) => `${title}: ${day}، الموضع ${place}.`,
  dropped: (title, day) => `${title} الآن في ${day}.`,
  putBack: (title) => `عاد ${title} إلى مكانه.`,
  atEnd: 'لا يمكن أن يذهب أبعد.',
  notMoved: 'لم يُنقل',
  notRemoved: 'لم يُزل',
  month: {
    before: 'الشهر السابق',
    after: 'الشهر التالي',
    marked: (day, of) => `${day}، ${things(of)}`,
  },
  settle: {
    title: 'للحسم',
    nothing: 'لا شيء. كل المواعيد متسقة.',
    overlap: (titles, day) => `${titles}، ${day}`,
    or: (titles) => titles.join(' أو '),
    drive: (title, day) => `الطريق إلى ${title}، ${day}`,
    held: (title, until) => `${title}، محجوز مؤقتًا حتى ${until}`,
  },
  feed: {
    title: 'في تقويمك',
    text: 'عنوان خاص واحد لكل ما حجزته. تبقى الإلغاءات فيه موسومة بذلك.',
    reading: 'نقرأ العنوان',
    failed: 'تعذّرت قراءة العنوان',
    open: 'افتح عنوان التقويم',
    opening: 'جارٍ الفتح...',
    show: 'أظهر العنوان',
    address: 'العنوان الخاص',
    copy: 'انسخ العنوان',
    copied: 'نُسخ العنوان',
    notCopied: 'يمنع متصفحك النسخ. حدّد العنوان وانسخه.',
    subscribe: 'اشترك',
    revoke: 'اسحب العنوان',
    revokeTitle: 'هل تسحب العنوان؟',
    revokeText: 'يتوقف فورًا كل تقويم يقرؤه. وللعنوان التالي رمز آخر.',
    revoked: 'سُحب العنوان',
    never: 'لم يُقرأ بعد',
    lastRead: (reader, when) => `آخر قراءة: ${reader}، ${when}`,
    lastReadAt: (when) => `آخر قراءة ${when}`,
  },
  light: { title: 'الضوء', day: 'اليوم', sunrise: 'الشروق', sunset: 'الغروب' },
  adding: {
    title: 'أضف شيئًا',
    text: 'سطر من عندك: مكالمة أو زيارة أو راحة.',
    what: 'ماذا',
    day: 'اليوم، بتوقيت دبي',
    hour: 'الساعة، بتوقيت دبي',
    minutes: 'الدقائق',
    optional: 'اختياري',
    submit: 'أضف',
    submitting: 'جارٍ الإضافة...',
    done: 'أضيف إلى خط الرحلة',
    refused: 'لم يُضف',
    noTitle: 'اذكر ما هو.',
    noDay: 'اختر يومًا من اليوم فصاعدًا.',
    noMinutes: 'من 5 إلى 1440 دقيقة.',
  },
};
