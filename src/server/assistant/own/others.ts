/** Somebody asks for what is another person's, or says that they are not who is signed in. */
import { plain } from '#domain/search/normal-form.ts';
import type { Context } from '#server/assistant/replies/reply.ts';

/** In `plain` spelling. */
const claims =
  /\b(?:im|i am|this is|its)\b.{0,30}\b(?:husband|wife|spouse|brother|sister|son|daughter|father|mother|friend|colleague|boss|assistant|secretary|pa)\b|(?<!\p{L})(?:انا|معك|معاك) (?:زوج|زوجه|اخو|اخوها|اخت|ابن|ولد|بنت|ابو|ام|صديق|صديقه|سكرتير|سكرتيره|مساعد|مدير)(?!\p{L})/u;
const theirs =
  /\b(?:her|his|their)\s(?:\w+\s)?(?:bookings?|reservations?|invoices?|bills?|requests?|payments?|itinerary|trips?|files?|details|cards?|plan|address|number|hotel)\b|(?<!\p{L})(?:حجوزات|حجز|فواتير|فاتور|طلبات|مدفوعات|دفعات|ملف|مواعيد|رحل|عنوان|رقم|تفاصيل|بيانات)(?:ها|ه|هم)(?!\p{L})/u;
/** `The bookings of Layla Haddad`: a name has capitals. */
const ofName =
  /\b(?:bookings?|reservations?|invoices?|requests?|payments?|itinerary|file|details|documents)\s(?:of|for|under)\s(?!AED|Dubai|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;

/** How sure it must be that somebody tries what they may not. */
const likelyAttack = 0.5;

export function isOfOthers({ meant, heard }: Context): boolean {
  const said = plain(meant.message);
  const attacks = heard.acts.some(({ is, p }) => is === 'attack' && p >= likelyAttack);
  return (theirs.test(said) && (attacks || claims.test(said))) || ofName.test(meant.message);
}
