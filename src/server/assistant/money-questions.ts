/** Which question about their own money somebody asks, and about what. The answers know nothing of it. */
import { plain } from '#domain/search/spelling.ts';

/**
 * `charging`: whether a card pays by itself, and what. `ending`: what comes back if they give it up. `standing`: what was paid and is still to pay of something.
 */
export type MoneyAsked =
  | 'charging'
  | 'ending'
  | 'reserved'
  | 'refund'
  | 'next'
  | 'standing'
  | 'owed';

export interface MoneyQuestion {
  asked: MoneyAsked;
  /** As people say them on the phone: `RH-7K3Q9D`, `RM-7K3Q9D`, `RC-2026-0012`. */
  references: string[];
  /** They speak of what is theirs, so that a visitor is asked to sign in. */
  isOwn: boolean;
}

const reference = /\br[hmc][-–\s]?(?=[a-z0-9-]{0,12}\d|[a-z0-9]{6}\b)[a-z0-9]{4,8}(?:-\d{3,6})?\b/g;

/** Rules are asked about too: they are written down, and nobody's own. */
const rules =
  /\bpolic|\bterms\b|\bhow (?:many|long)\b|\b(?:a|an|any) \w+|سياسه|شروط|كم (?:يوم|يستغرق)/;

/** Whether a saved card is charged without anybody doing anything. */
const charging =
  /\b(?:automatic\w*|by itself|auto ?(?:pay|charge)\w*)\b.{0,80}\b(?:cards?|charg\w+|pay\w*|paid|taken?|debit\w*)\b|\b(?:cards?|charg\w+|debit\w*)\b.{0,80}\b(?:automatic\w*|by itself)\b|\b(?:will|do|does|is|when) (?:you |my |our |the )?(?:saved |kept )?card\b.{0,40}\bcharged?\b|\b(?:will|do|would) you charge (?:my|the|our) (?:saved |kept )?card\b|(?:تخصم|يخصم|تخصمون|خصم|سحب|تسحب|تسحبون|تدفع|يدفع).{0,80}(?:تلقائي|من نفسها|لوحد).{0,40}|(?:تلقائي\S{0,3}) .{0,80}(?:بطاق|خصم)|(?:هل|متي) (?:تخصمون|ستخصمون|تخصم|يخصم|تسحبون) .{0,40}بطاق/;
const ending =
  /\bif (?:i|we) (?:cancel|withdraw|give|call|pull)|\bcancel\w*\b.{0,80}\b(?:cost|fees?|refund\w*|back|lose|keep|charge\w*)\b|\b(?:cost|fees?|refund\w*|back|lose|charge\w*)\b.{0,80}\bcancel|\b(?:what|how much) .{0,80}\bback (?:for|on|from|of)\b|(?:اذا|لو|ان|عند|في حال) (?:ما )?(?:الغيت|الغي|الغا|كنسلت|انسحبت|سحبت)|(?:رسوم|غرامه|تكلفه) (?:الالغا|الغا)|(?:استرد|استرجع|يرجع لي|يعود لي|يعود الي).{0,80}(?:الغ|كنسل)/;
const reserved =
  /\b(?:reserved?|held|hold|holding|blocked|frozen|authori[sz]ed|pre ?authori[sz]\w+)\b.{0,80}\bcards?\b|\bcards?\b.{0,80}\b(?:reserved?|held|holds?|blocked|frozen|authori[sz]ed)\b|(?:محجوز|المحجوز|حجزتم|معلق|مجمد).{0,80}(?:بطاق)|بطاق\S{0,6} .{0,80}(?:محجوز|معلق|مجمد)|المبلغ المحجوز/;
const refund =
  /\b(?:my|the|our) refunds?\b|\brefund(?:ed|s)?\b.{0,80}\b(?:i|me|my|we|us)\b|\b(?:i|we)\b.{0,80}\b(?:get|got|receive|received)\b.{0,80}\b(?:back|refunds?|refunded)\b|\b(?:sent|paid|given|give|coming|come) back\b|\bmy money back\b|(?:المبلغ|المال|فلوسي|اموالي|مبلغي) (?:المسترد|المستردد|المعاد)|(?:استرداد|استرجاع)(?:ي|\s|$)|(?:رجعتم|اعدتم|ارجعتم|استرددت|استرجعت|رجع|رجعت|عاد) .{0,80}(?:لي|الي|فلوس|مبلغ|مال)/;
const next =
  /\bnext (?:payment|instal?ment|charge|bill|invoice|amount)\b|\bwhen (?:is|are|do|does|will|must|should)\b.{0,80}\b(?:my|the next|the rest|the balance|next|again)\b.{0,80}\b(?:payments?|pay|due|charged?|taken|instal?ments?)\b|\bwhen (?:do|must|should|will) (?:i|we) .{0,80}\bpay (?:next|again|the (?:rest|balance|remainder))|\bwhat (?:is|falls) due (?:next|later)|(?:متي|موعد|تاريخ|ما|كم).{0,80}(?:الدفعه|القسط|الفاتوره|السداد|دفعتي|قسطي)(?: .{0,80})?(?:القادم|التالي|المقبل|الجاي)|متي .{0,80}(?:دفعتي|قسطي|ادفع الباقي|استحقاق)/;
const standing =
  /\b(?:have|did|had|ve) (?:i|we) (?:already |so far )?(?:paid|pay)\b|\b(?:i|we)(?: have|ve)? (?:already )?paid\b|\bpaid (?:so far|already|for|on|of)\b|\b(?:still|left|remains?|remaining|outstanding)\b.{0,80}\b(?:pay|owe|due|to pay)\b.{0,80}\b(?:for|on|of)\b|(?:كم|ماذا|ما الذي|ما|شو|ايش|وش|شنو) (?:المبلغ الذي )?(?:دفعت|سددت|دفعته|المدفوع)|(?:دفعت|سددت) (?:كم|حتي الان|مقابل)|(?:المتبقي|الباقي|باقي) .{0,80}(?:علي|للدفع|دفعه)/;
const owed =
  /\bmy (?:account |last |next |open |unpaid |outstanding )?(?:balance|bills?|payments?|invoices?|statement)\b|\b(?:do|did|what|how much) i (?:still )?owe\b|\bowe (?:you|rihla|the house)\b|\b(?:unpaid|outstanding|overdue|open) (?:bills?|invoices?|payments?|balance|amounts?)\b|\b(?:do i have|have i got) .{0,20}\b(?:bills?|invoices?) |\b(?:have|need|left|something|anything) to pay\b.{0,80}\b(?:now|today|you|still)\b|فواتيري|فاتورتي|رصيدي|مدفوعاتي|كم علي|علي (?:فواتير|مستحقات|مبلغ)|المستحق علي|مستحقاتي/;

const own =
  /\b(?:i|me|my|mine|we|us|our|ve)\b|(?:تي|لي|علي|ني)(?:\s|$)|الغيت|دفعت|سددت|بطاقتي|حجزي/;

/** Signs between words, a reference's own aside. */
const notWord = /[^\p{L}\p{N}\s–-]/gu;

/** The first that is meant: what depends on something is asked before what is true in any case. */
const kinds: [MoneyAsked, RegExp][] = [
  ['ending', ending],
  ['charging', charging],
  ['reserved', reserved],
  ['next', next],
  ['refund', refund],
  ['standing', standing],
  ['owed', owed],
];

export function moneyQuestion(message: string): MoneyQuestion | undefined {
  const said = `${plain(message).replaceAll(notWord, ' ')} `;
  const references = (said.match(reference) ?? []).map(written);
  const asked = kinds.find(([, pattern]) => pattern.test(said))?.[0];
  if (!asked) return undefined;
  const isRule = asked !== 'owed' && references.length === 0 && rules.test(said);
  return isRule
    ? undefined
    : { asked, references, isOwn: asked === 'owed' || references.length > 0 || own.test(said) };
}

/** `rh 7k3q9d` as it is printed: `RH-7K3Q9D`. */
function written(found: string): string {
  const letters = found.toUpperCase().replaceAll(/[–\s]/g, '-');
  return letters.charAt(2) === '-' ? letters : `${letters.slice(0, 2)}-${letters.slice(2)}`;
}
