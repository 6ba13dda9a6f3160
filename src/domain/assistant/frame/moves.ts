/** What a message does to what was said before it: `the day after`, `cheaper`, `not that area`, `وبالعربي`. Every message must be `plain`. */
import type { Language } from '#contract/primitives.ts';

const over =
  /\b(?:start|begin|lets start) (?:over|again|afresh|from scratch)\b|\b(?:forget|scrap|ignore|drop) (?:that|it|this|everything|all(?: of)?(?: that| this)?|what i said|about (?:it|that|all))\b|\bnever ?mind(?: all)? that\b|\bnew (?:topic|subject|question)\b|\breset\b|(?:انسي|انس|انسوا|خلاص انسي)(?: (?:كل )?(?:اللي|الي|ما|هذا|هالشي|الموضوع|السالفه|كل شي)| |$)|من (?:جديد|الاول|اول وجديد)|موضوع (?:ثاني|جديد|اخر)/;

export const startsOver = (said: string): boolean => over.test(said);

const shifts: [RegExp, number][] = [
  [
    /\b(?:the )?(?:day after|next day|following day)(?: that| then| instead)?\b(?! (?:tomorrow|tmrw|tmr|christmas|xmas|eid|new|national|\w+day))|\b(?:a|one) day later\b|(?:اليوم|يوم) (?:اللي|الي|الذي) (?:بعد|عقب|يلي)[هو]?|(?:بعد|عقب)(?:ها|ه) بيوم|اليوم التالي/,
    1,
  ],
  [
    /\b(?:the )?(?:day before|previous day)(?: that| then| instead)?\b|\b(?:a|one) day earlier\b|(?:اليوم|يوم) (?:اللي|الي|الذي) قبله?|قبل(?:ها|ه) بيوم/,
    -1,
  ],
  [/\b(?:two|2) days later\b|(?:بعد|عقب)(?:ها|ه) بيومين/, 2],
  [
    /\b(?:the )?(?:week after|following week)(?: that| then)?\b(?! next)|\b(?:a|one) week later\b|(?:بعد|عقب)(?:ها|ه) باسبوع|(?:الاسبوع|الجمعه) (?:اللي|الي) (?:بعد|عقب)[هو]/,
    7,
  ],
  [/\b(?:the )?(?:week before|previous week)\b|\b(?:a|one) week earlier\b|قبل(?:ها|ه) باسبوع/, -7],
];

/** So many days after the day that was spoken of. */
export const daysMoved = (said: string): number | undefined =>
  cancels.test(said) ? undefined : shifts.find(([pattern]) => pattern.test(said))?.[1];

/** A day before is then how late somebody calls it off, and no other day for it. */
const cancels =
  /\b(?:cancel\w*|call(?:ing)? (?:it )?off|pull(?:ing)? out|back(?:ing)? out|bail\w*)\b|(?<!\p{L})\p{L}{0,2}(?:لغي|لغينا|الغا|الغي|كنسل|بطلنا)\p{L}*/u;

export const wantsCheaper = (said: string): boolean =>
  /\b(?:cheaper|less expensive|lower price|lower priced|more affordable|less pricey|for less)\b|\b(?:too|bit|very|so) (?:expensive|pricey|dear|much)\b|(?<!\p{L})(?:شي |شيء )?ارخص(?!\p{L})(?! (?:يخت|سياره|عربيه|فندق|شقه|فيلا|مدرسه|واحده?|وحده|رخصه|رحله|باقه|خيار|طاوله|شركه))|اقل (?:سعر|تكلفه)|غالي|غاليه|رخيص شوي/u.test(
    said,
  );

/** What it shall be more of; the word by which the lists know it. */
const comparatives: [RegExp, string][] = [
  [
    /\b(?:quieter|more quiet|calmer|less (?:crowded|busy|loud|noisy)|more peaceful)\b|اهدا|هادي|اقل زحمه/,
    'quiet',
  ],
  [/\b(?:livelier|more lively|more fun|busier)\b|فيه حركه|اونس/, 'lively'],
  [/\bmore (?:private|intimate|secluded)\b|اكثر خصوصيه/, 'private'],
  [/\bmore romantic\b|رومانسي اكثر|اكثر رومانسيه/, 'romantic'],
  [/\b(?:more )?(?:family|kid)[ -]friendly\b|للعوايل|عايلي/, 'family'],
  [/\b(?:nearer|closer)(?: to)? (?:the )?(?:beach|sea)\b|على البحر|اقرب للبحر/, 'beach'],
];

export const qualitiesIn = (said: string): string[] =>
  comparatives.flatMap(([pattern, word]) => (pattern.test(said) ? [word] : []));

/** Others than those that were shown. */
export const wantsOthers = (said: string): boolean =>
  /\b(?:something|anything|somewhere|someone) (?:else|different|other)\b|\b(?:other|more|different) (?:options?|ones?|choices?|ideas?|places?)\b|\bwhat else\b|\bnone of (?:these|those|them)\b|\bnot (?:these|those|any of)\b|\bshow me (?:more|others?)\b|(?:شي|شيء|خيار|خيارات|مكان) (?:ثاني|ثانيه|غيره|اخري|اخر)|غيره(?:م|ا)?(?: |$)|غير هذ(?:ول|ا|ه|ي)|في غيره/.test(
    said,
  );

/** The one of the list that is not wanted, by its place; -1 is the only one that was shown. */
export function refusedPlace(said: string): number | undefined {
  const found =
    /\bnot (?:the )?(first|second|third|last|that|this)(?: one)?(?: |$)|(?:مو|مب|مش|ما ابي) ?(الاول|الثاني|الثالث|هذا|هذي|هذاك)/.exec(
      said,
    );
  const word = found?.[1] ?? found?.[2];
  if (!word || /\b(?:that|this) (?:area|place|part|day|neighbou?rhood)\b/.test(said))
    return undefined;
  return { first: 0, second: 1, third: 2, last: 99, الاول: 0, الثاني: 1, الثالث: 2 }[word] ?? -1;
}

/** The area of what was shown is not wanted; which one, the message does not say. */
export const refusesArea = (said: string): boolean =>
  /\bnot (?:in )?(?:that|this) (?:area|part|neighbou?rhood|side|place|location)\b|\b(?:another|different|some other) (?:area|neighbou?rhood|part of town|location)\b|(?:مو|مب|مش|ما ابي|ما اريد|غير) (?:في )?(?:هال|هذي ال|هذه ال|نفس ال)?(?:منطقه|مكان|حي)|منطقه (?:ثانيه|اخري)/.test(
    said,
  );

/** Areas stand behind these words that are named to be avoided. */
export const avoided =
  /(?:\b(?:not|except|other than|anywhere but|avoid|away from|but not)|(?<!\p{L})(?:مو|مب|مش|غير|ما ابي|ما اريد|ماعدا|عدا)) (?:in |at |near |around |the |في |منطقه )*(\S+(?: \S+){0,2})/gu;

/** The same for others than before: then nobody of before comes along. */
export const sameForOthers = (said: string): boolean =>
  /\b(?:the )?same (?:thing |again |one )?(?:but )?for (?:my|our|his|her|their|a|two|three|four|\d)\b|\bsame but (?:with|for) (?:my|our)\b|نفس(?: ال)?(?:شي|شيء|الشي|الحجز|الطلب)?(?: بس)? (?:ل|حق |حق)(?:اهلي|والد|امي|ابوي|اخو|اخت|عمي|خال|جد|ربع|صديق)|نفسه(?:ا)? (?:ل|حق )(?:اهلي|والد|امي|ابوي|اخو|اخت)/.test(
    said,
  );

/** Somebody more than before: `my mother is coming too`, بتجي معانا أمي كمان. */
export const comesAlong = (said: string): boolean =>
  /\b(?:joins?|joining|tagging along|brings?|bringing|(?:comes?|coming) (?:too|also|along|as well|with (?:us|me))|(?:is|are) (?:also|now) coming|add(?:ing)?|one more|plus)\b|(?<!\p{L})(?:و?مع(?:انا|نا|ي)|ويا(?:نا|ي)|و?ب?[تين]جي|و?ب?[تي]يي|بيجون|بييون|جايه? مع\S{1,4}|نضيف|اضيف\S{0,2}|ضيف\S{0,2}|زيدو?)(?!\p{L})/u.test(
    said,
  );

/** Those who were counted as children stay at home after all. */
export const leavesChildren = (said: string): boolean =>
  /\b(?:without|minus|leaving) (?:the |my |our )?(?:kids?|children|little ones|boys?|girls?|twins|baby|him|her|them)\b|\bjust (?:us|the) (?:two|adults)(?: of us)?\b|(?:بدون|من غير|بلا|دون) (?:ال)?(?:اطفال|عيال|ولاد|اولاد|صغار|يهال|عيل)/.test(
    said,
  );

export const anyPrice = (said: string): boolean =>
  /\b(?:any (?:price|budget)|no (?:limit|budget)|money is no object|price (?:doesnt|does not) matter|dont (?:care|mind) (?:about )?(?:the )?price)\b|السعر (?:مو|مب|مش) مهم|باي سعر|الميزانيه مفتوحه/.test(
    said,
  );

export const anyDay = (said: string): boolean =>
  /\b(?:any (?:day|time|date)|whenever|(?:im|we are|were|dates? (?:are|is)) flexible|flexible dates?)\b|اي يوم|اي وقت|التاريخ (?:مفتوح|مرن)/.test(
    said,
  );

export const dropsPlace = (said: string): boolean =>
  /\banywhere(?! but| except| else)(?: in (?:dubai|town|the city))?\b|\bany (?:area|part of (?:town|the city))\b|اي (?:منطقه|مكان)/.test(
    said,
  );

const fillers =
  /^(?:ok|okay|and|now|please|can|could|would|will|you|say|tell|me|write|reply|answer|repeat|speak|switch|change|that|it|this|again|to|the|same|in|pls|plz|language|و|ممكن|لو|سمحت|من|فضلك|قل|رد|جاوب|جاوبني|اكتب|تكلم|تكلمي|كلمني|نفس|الشي|الكلام|باللغه|اللغه|هذا|ابغاه|ابيه|عيد|عيدها)$/;
const arabicName = /^(?:arabic|arabi|و?بالعربي|و?بالعربيه|و?العربيه|عربي)$/;
const englishName =
  /^(?:english|inglish|و?بالانجليزي|و?بالانجليزيه|و?الانجليزيه|انجليزي|و?بالانقليزي|انقلش)$/;

/** The language they ask for, where the message asks for nothing else. */
export function languageAskedIn(said: string): Language | undefined {
  const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length > 10) return undefined;
  const [name, more] = words.filter((word) => !fillers.test(word));
  if (!name || more) return undefined;
  if (arabicName.test(name)) return 'ar';
  return englishName.test(name) ? 'en' : undefined;
}
