/** Words that mean one thing in a question, beside those that every search knows. */

import { plain } from '#domain/search/normal-form.ts';
import { stem } from '#domain/search/stems.ts';
import { synonymsOf } from '#domain/search/synonyms.ts';

/** One line, one meaning. */
const meanings = `
  promise guarantee guaranteed assure ضمان تضمنون اضمن وعد
  papers paper document documents paperwork اوراق وثائق وثيقة مستندات
  bus buses transport حافلة باص حافلات نقل
  difficult hard difficulty صعب صعوبة
  relocate relocation move moving انتقال ننتقل
  increase raise rise higher زيادة رفع يرفع يزيد يزود ارفع
  mortgage borrow loan finance قرض رهن تمويل نقترض
  cheque cheques شيك شيكات
  landlord owner مالك مؤجر
  tenant renter مستأجر
  electricity water dewa utilities power كهرباء ماء مرافق
  wear dress clothes clothing attire dresscode لباس ملابس نلبس نرتدي
  old age aged عمر سن
  tip tips tipping gratuity إكرامية إكراميات بقشيش
  tourist visitor visitors foreign زائر سائح
  foreigner foreigners expat expats expatriate أجنبي أجانب
  exchange convert swap transfer استبدال تحويل ابدل تبديل يبدل
  weather hot heat climate temperature warm حرارة حار طقس
  ambulance police emergency emergencies إسعاف شرطة طوارئ
  nanny nannies babysitter babysitting maid cook housekeeper cleaner household staff مربية خادمة شغالة عمالة
  pregnant pregnancy expecting حامل حوامل
  retire retired retirement تقاعد أتقاعد
  dyslexia autism autistic adhd determination needs additional special support inclusion احتياجات دعم
  vegan vegetarian kosher halal diet dietary allergies allergy نباتي حلال
  will wills inheritance inherit die death وصية وفاة إرث ميراث
  eviction evict leave إخلاء
  bank banking account accounts بنك مصرف حساب بنكي مصرفي
  tax taxes taxed taxation ضريبة ضرائب
  salary income earn راتب دخل
  sponsor sponsored sponsorship كفالة أكفل كفيل
  requirement requirements eligible eligibility criteria conditions qualify شروط متطلبات
  deposit security تأمين عربون
  half everything upfront fully full كاملا نصف
  wait waiting waitlist انتظار
  pupils students طلاب
  papers certificate certificates شهادة شهادات
  group groups مجموعة
  guarantee sure
  driving قيادة سواقة سياقة
  licence license رخصة ليسن
  insurance insured cover coverage تأمين
  holiday holidays عطلة عطل إجازة
  phone telephone sim mobile internet هاتف إنترنت
  buy buying purchase purchasing شراء
  sell selling sale بيع
  cat cats dog dogs pet pets animal animals قطة قط كلب حيوان
  extra additional beyond top إضافية فوق
  bill invoice فاتورة
  safe safety secure آمن أمان
  commission commissions عمولة عمولات
  photograph photographs photo photos pictures camera تصوير صور
  assess assessed assessment assessments test tests تقييم اختبار
  university universities college جامعة جامعات
  bring take import إحضار أحضر
  fasting ramadan رمضان
  upgrade downgrade change switch ترقية تغيير
  privacy private data personal خصوصية بيانات شخصية
  attest attested attestation attesting تصديق توثيق
  romantic couple honeymoon anniversary رومانسي رومانسية زوجين
  lost lose replace replacement فقدت ضاعت بدل
  shipping ship furniture belongings movers removal container شحن أثاث عفش
  share shared sharing receive receives recipients pass مشاركة تشاركون يطلع
  assistant secretary pa مساعد مساعدي سكرتير
  horse horses racing polo equestrian خيل خيول
  f1 formula prix فورمولا
  fee fees charge charges cost costs رسوم تكاليف
  view views skyline panorama overlooking إطلالة اطلالة مطل
  press media journalist صحافة إعلام
  job jobs career careers hiring vacancy وظيفة وظائف
`;

const byWord = new Map<string, Set<string>>();
for (const line of meanings.trim().split('\n')) {
  const group = [
    ...new Set(
      line
        .trim()
        .split(/\s+/)
        .map((word) => stem(plain(word))),
    ),
  ];
  for (const word of group) {
    const others = byWord.get(word) ?? new Set<string>();
    for (const other of group) if (other !== word) others.add(other);
    byWord.set(word, others);
  }
}

const known = new Map<string, readonly string[]>();

/** What else the word may be called; the word itself is not among them. */
export function meaningsOf(stemmed: string): readonly string[] {
  const before = known.get(stemmed);
  if (before) return before;
  const found = [...new Set([...synonymsOf(stemmed), ...(byWord.get(stemmed) ?? [])])];
  // Only words we know are kept: whoever writes new ones for ever must not fill the memory.
  if (found.length > 0) known.set(stemmed, found);
  return found;
}
