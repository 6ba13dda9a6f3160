/** Words that mean one thing to somebody who looks for it, in both languages. */

import { plain } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';

/** One line, one meaning. Broken plurals of Arabic stand here too: شقق is شقة. */
const meanings = `
  flat apartment condo شقة شقق
  villa mansion فيلا فلل فيلات قصر
  penthouse بنتهاوس
  house home property residence بيت بيوت منزل منازل دار مسكن عقار عقارات سكن
  rent rental lease hire إيجار استئجار تأجير
  buy purchase sale شراء بيع للبيع تملك
  jet flight plane aircraft airplane fly طيران رحلة طائرة طائرات جوية
  boat yacht ship cruise vessel يخت يخوت قارب قوارب مركب زورق
  car vehicle auto automobile supercar limo limousine سيارة سيارات ليموزين مركبة
  chauffeur driver سائق
  hotel resort stay suite فندق فنادق منتجع جناح إقامة
  helicopter chopper heli مروحية هليكوبتر
  desert dune safari صحراء كثبان سفاري بر
  camel جمل جمال
  falcon falconry hawk صقر صقور صقارة
  balloon منطاد
  skydive parachute skydiving قفز مظلي مظلة
  jetski watersport جتسكي
  kart karting gokart كارتينغ كارتنج
  school nursery kindergarten academy college education مدرسة مدارس حضانة روضة أكاديمية كلية تعليم
  child kid children طفل أطفال
  tuition fee fees رسوم أقساط
  visa residency residence permit تأشيرة تأشيرات إقامة فيزا
  company business firm startup formation شركة شركات أعمال تأسيس
  licence license permit رخصة رخص ترخيص تراخيص
  freezone منطقة مناطق
  bank banking account بنك بنوك مصرف مصرفي حساب
  legal lawyer law attorney قانون قانوني قانونية محام محامي
  restaurant dining dinner eat food table مطعم مطاعم عشاء طعام طاولة
  nightclub club nightlife party نادي نوادي ليلي ليلية سهرة سهر
  lounge bar صالة صالات
  event evening gala concert فعالية فعاليات حفل أمسية
  member membership عضوية عضو أعضاء
  price cost rate pricing سعر أسعار تكلفة كلفة ثمن
  pay payment invoice card دفع أدفع ندفع فاتورة فواتير مدفوعات
  dog cat pet كلب قطة حيوان أليف أليفة
  cancel cancellation refund إلغاء استرداد
  job career vacancy وظيفة وظائف
  relocation move moving انتقال نقل
  sea beach coast بحر شاطئ ساحل
  palm نخلة
  marina مارينا مرسى
  downtown وسط
  center centre مركز
  ramadan iftar رمضان إفطار
  plan package باقة باقات
  tax vat ضريبة ضرائب
  agent broker realtor adviser advisor وسيط مستشار
  doctor health insurance medical صحة تأمين صحي
`;

const groups = meanings
  .trim()
  .split('\n')
  .map((line) => [
    ...new Set(
      line
        .trim()
        .split(/\s+/)
        .map((word) => stem(plain(word))),
    ),
  ]);

const byWord = new Map<string, Set<string>>();
for (const group of groups) {
  for (const word of group) {
    const others = byWord.get(word) ?? new Set<string>();
    for (const other of group) if (other !== word) others.add(other);
    byWord.set(word, others);
  }
}

/** What else the word may be called; the word itself is not among them. */
export const synonymsOf = (stemmed: string): string[] => [...(byWord.get(stemmed) ?? [])];
