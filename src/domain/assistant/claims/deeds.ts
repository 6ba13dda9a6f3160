/** Whether an answer says that something was done. It never was: the client presses, and nobody else. */
import { plain } from '#domain/search/normal-form.ts';

/** The house itself says it: nothing excuses that. */
const byUs = [
  /\b(?:i|we|ive|weve|our team|the team|our concierge)(?: have| has| had)? (?:(?:just|now|already|also|gone ahead and|taken the liberty(?: of| and)?|been able to|successfully|personally|happily|hereby|kindly|went ahead and|managed to|to) )*(?:booked|reserved|cancelled|canceled|confirmed|sent|e ?mailed|charged|refunded|held|secured|arranged|placed|submitted|moved|rescheduled|upgraded|notified|paid|blocked|locked|requested|processed|changed|applied|forwarded|texted|informed|asked our|called)\b/,
  /\b(?:i|we)(?:ve| have)? (?:(?:just|now|already|also|gone ahead and|taken the liberty(?: of| and)?|been able to|successfully|personally|happily|hereby|kindly|went ahead and|managed to|to) )*(?:book|reserve|cancel|confirm|send|e ?mail|charge|refund|hold|secure|arrange|place|submit|move|reschedule|upgrade|notify|pay|block|lock|process|apply|forward)ed\b/,
  /\b(?:ill|i will|well|we will|im|i am|let me|were|we are|i shall) (?:(?:just|now|already|also|gone ahead and|taken the liberty(?: of| and)?|been able to|successfully|personally|happily|hereby|kindly|went ahead and|managed to|to) )*(?:going to |about to )?(?:book|reserve|cancel|confirm|send|e ?mail|charge|refund|hold|secure|arrange|place|submit|move|reschedule|upgrade|notify|pay|block|lock|process|apply|forward)(?:ing)? (?:it|that|this|the|your|you|a|an|now|for you|everything|both)\b/,
  /\b(?:consider it (?:done|booked|sorted)|youre all set|you are all set|its a done deal|taken care of everything|your spot is safe|see you on board|is (?:now |all )?yours|on hold|held for you|set aside for you|put (?:it|that|you) (?:aside|down))\b|^\W*(?:all )?done\b[!.]/,
  /(?<!\p{L})(?:و?(?:لقد|قد) )?(?:حجزت|حجزنا|الغيت|الغينا|ارسلت|ارسلنا|اكدت|اكدنا|رتبت|رتبنا|دفعت|دفعنا|سددت|خصمت|خصمنا|ثبتت|ثبتنا|عدلت|نقلت|ابلغت|ابلغنا|قمت ب\p{L}+|قمنا ب\p{L}+)(?:ه|ها|لك|لكم)?(?!\p{L})/u,
  /(?<!\p{L})(?:ساحجز|سنحجز|سوف احجز|ساقوم بحجز|ساقوم بالحجز|سالغي|سارسل|ساؤكد|ساوكد|احجز لك الان|ابشر حجز|محجوزه? (?:باسمك|باسمكم|لك|لكم)|اعتبر(?:ه|ها)? (?:الامر|الموضوع|تم|محجوز))(?!\p{L})/u,
];

/** It is said to be so: true only where the client's own affairs were read and say it. */
const passive =
  /\b(?:(?:your|the) (?:\w+ ){1,5}(?:is|are|was|were|has been|have been)|(?:it|that|everything|this|all|they)(?:s| is| are| has been| have been)|youre|you are|been|(?!you\b)\b\w+ (?:has|have)) (?:now |just |all |already |fully |successfully |officially )*(?:booked|reserved|cancelled|canceled|confirmed|sent|e ?mailed|charged|refunded|held|secured|arranged|placed|submitted|moved|rescheduled|upgraded|notified|paid|blocked|locked|requested|processed|changed|applied|forwarded|texted|informed|asked our|called|sorted|done|set)\b/;
const passiveArabic =
  /(?<!\p{L})(?:و?(?:لقد|قد) )?(?:تمت?|جري) (?:ال)?(?:حجز|تاكيد|الغا|دفع|ارسال|خصم|تعديل|نقل|سداد|تثبيت|استرداد|ترتيب)\p{L}*|(?:حجزك|حجزكم|طاولتك|يختك) (?:مؤكد|موكد|محجوز|جاهز)\p{L}*/u;

/** `Once it is confirmed`, `nothing has been booked`: no deed. */
const open =
  /\b(?:once|when|if|until|unless|after|before|as soon as|whether|nothing|not|never|no|nobody|cannot|can be|will be|would be|to be)(?: \w+){0,5} ?$|(?<!\p{L})(?:اذا|عندما|حين|بعد ان|بعد|حتي|قبل|لم|لن|لا|متي|حالما|بمجرد(?: ان)?|ما ان)(?: \p{L}+){0,2} ?$/u;

const unpaid = /\bbalance\b|\bdue\b|\boutstanding\b|الباقي|المستحق/;

/** What is claimed to be done; nothing where nothing is. `own` is what their own affairs said. */
export function deedIn(text: string, own: string): string | undefined {
  const said = plain(text).replaceAll(/[*_]/g, '').replaceAll(/\s+/g, ' ');
  const first = byUs.map((pattern) => pattern.exec(said)?.[0]).find(Boolean);
  if (first) return first;
  const found = passive.exec(said) ?? passiveArabic.exec(said);
  if (!found) return undefined;
  const before = said.slice(Math.max(0, found.index - 60), found.index);
  const [clause = ''] = before.split(/[,;:،؛.!?؟]/).slice(-1);
  const state = found[0].split(' ').at(-1) ?? '';
  if (open.test(clause)) return undefined;
  const isWhole = /\b(?:fully|in full)\b/.test(said) && unpaid.test(plain(own));
  return plain(own).includes(state) && !isWhole ? undefined : found[0];
}
