/** Somebody asks for what is another person's, or says that they are not who is signed in. */
import { plain } from '#domain/search/normal-form.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

/** In `plain` spelling. */
const claims =
  /\b(?:im|i am|this is|its)\b.{0,30}\b(?:husband|wife|spouse|brother|sister|son|daughter|father|mother|friend|colleague|boss|assistant|secretary|pa)\b|(?<!\p{L})(?:انا|معك|معاك) (?:زوج|زوجه|اخو|اخوها|اخت|ابن|ولد|بنت|ابو|ام|صديق|صديقه|سكرتير|سكرتيره|مساعد|مدير)(?!\p{L})/u;
const theirs =
  /\b(?:her|his|their)\s(?:\w+\s)?(?:bookings?|reservations?|invoices?|bills?|requests?|payments?|itinerary|trips?|files?|details|cards?|plan|address|number|hotel|villa|accounts?|passwords?|logins?|passport)\b|(?<!\p{L})(?:حجوزات|حجز|فواتير|فاتور|طلبات|مدفوعات|دفعات|ملف|مواعيد|رحل|عنوان|رقم|تفاصيل|بيانات)(?:ها|ه|هم)(?!\p{L})/u;
/** `The bookings of Layla Haddad`: a name has capitals. */
const ofName =
  /\b(?:bookings?|reservations?|invoices?|requests?|payments?|itinerary|file|details|documents)\s(?:of|for|under)\s(?!AED|Dubai|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;

/** Somebody they know, who deals with us: whether that is so, where they are and when they leave is theirs. */
const deals =
  /\bmy (?:neighbou?r|friend|ex|boss|colleague|cousin|husband|wife|fiancee?|boyfriend|girlfriend)s?\b.{0,60}\b(?:client|customer|member|booked|books|staying|stays|uses you|is with you)\b|(?<!\p{L})(?:جار|صاحب|صديق|خطيب|رفيق|مدير|زوج|جوز|مرت)\S{1,4} .{0,40}(?:زبون|عميل|عضو|(?:ت|ي|بت|بي|عم ت|عم ي)تعامل\S*|حاجز|تحجز|يحجز)/u;
const pries =
  /\b(?:where|which|when|who|whose|address|number|room)\b|(?<!\p{L})(?:رقم|عنوان|وين|فين|اين|متي|ايمتا|امتي|مين|مع من|اي فندق|اي فيلا)(?!\p{L})/u;

/** How sure it must be that somebody tries what they may not. */
const likelyAttack = 0.5;

export function isOfOthers({ meant, heard }: Context): boolean {
  const said = plain(meant.message);
  const attacks = heard.acts.some(({ is, p }) => is === 'attack' && p >= likelyAttack);
  const isTheirs = theirs.test(said) && (attacks || claims.test(said));
  return isTheirs || (deals.test(said) && pries.test(said)) || ofName.test(meant.message);
}
