/** Which of their own affairs somebody asks about: they say `my`, or speak of what they did. */
import { plain } from '#domain/search/spelling.ts';

type OwnSubject = 'papers' | 'matters' | 'bookings' | 'manager';

/** Somebody who wants to begin has none yet. */
const beginning = /\b(?:start|begin|open|submit|make|new)\b|ابدا|اريد تقديم/;
const wishing =
  /\b(?:book|reserve|arrange|plan|organi[sz]e|want|need|looking|get me|rent)\b|احجز|ابغي|ابي|اريد/;

const papers =
  /\bmy (?:\w+ )?(?:passports?|documents?|papers|emirates id|visas?|licen[cs]e|residency)\b|(?:passport|documents?) expir|جوازي|جواز سفري|وثايقي|وثائقي|مستنداتي|هويتي|اقامتي/;
const dated = /expir|valid|run out|runs out|soon|renew|تنتهي|ينتهي|صالح|تخلص|يخلص|انتهت|تجديد/;
const matters =
  /\bmy (?:\w+ ){0,2}(?:requests?|matters?|applications?|case|relocation plan|quotes?)\b|\b(?:any (?:news|update|progress)|status|updates?|what(?:s| is) (?:happening|new)) (?:on|about|of|with) (?:my|the|our)\b|طلباتي|طلبي|معاملاتي|معاملتي|خطه انتقالي/;
const bookings =
  /\bmy (?:\w+ ){0,2}(?:bookings?|reservations?|trips?|itinerary|schedule|week|appointments?)\b|(?:the|my) week ahead|\b(?:did|have|had) i (?:already )?(?:book|reserve)|\bi(?: have|ve)? (?:already )?(?:booked|reserved)\b|\b(?:coming up|planned|lined up|on) for (?:me|us)\b|حجوزاتي|حجزي|رحلاتي|مواعيدي|اسبوعي|(?:شو|وش|ايش|شنو|ماذا) (?:حجزت|حاجز)/;
/** My cruise, our table: what can be booked and is already theirs. */
const theirs =
  /\b(?:my|our) (?:\w+ )?(?:cruise|yacht|boat|flight|jet|hotel|suite|stay|safari|balloon|helicopter|table|dinner|car rental|rental|skydive|tour|transfer)\b/;
const manager =
  /\bwho (?:is|s|are) (?:my|our) (?:\w+ )?(?:manager|concierge|adviser|advisor|contact|agent)\b|من (?:هو )?(?:مديري|مدير حسابي|مستشاري)/;

export function ownSubject(message: string): OwnSubject | undefined {
  const said = plain(message);
  if (manager.test(said)) return 'manager';
  if (papers.test(said) && dated.test(said)) return 'papers';
  if (matters.test(said) && !beginning.test(said)) return 'matters';
  if (bookings.test(said)) return 'bookings';
  const asks = /^\W*(?:when|where|what|is|show|cancel|change|move)\b/.test(said);
  return asks && theirs.test(said) && !wishing.test(said) ? 'bookings' : undefined;
}
