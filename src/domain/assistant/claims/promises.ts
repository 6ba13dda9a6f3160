/** What is promised without a figure: that it is free that day, costs nothing, is reduced or is certain. */
import type { Grounds } from '#domain/assistant/claims/grounds.ts';
import { plain } from '#domain/search/normal-form.ts';

const free =
  /\b(?:is|are|its|still|was)(?: \w+)? (?:available|free|open)\b(?= (?:on|at|that|this|next|tomorrow|tonight|today|for you|then)\b)|\b(?:is|are|still) available\b|\b(?:there is|has|have)(?: \w+){0,2} (?:room|space|availability)\b|\bworks (?:perfectly|well|fine|for)\b|(?<!\p{L})(?:متاح|متاحه|شاغر|شاغره|متوفر|متوفره|فاضي|فاضيه|خالي|خاليه)(?!\p{L})/u;
const negated =
  /\b(?:not|no longer|isnt|arent|whether|if|check|see)\b|(?<!\p{L})(?:غير|ليس|ليست|لم|لا|هل|اذا)(?!\p{L})/u;
const aDay =
  /\b(?:today|tonight|tomorrow|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day|that day|january|february|march|april|june|july|august|september|october|november|december)\b|\d:\d\d|\d ?[ap]m\b|(?<!\p{L})(?:اليوم|الليله|غدا|بكره|(?:يوم )?ال(?:سبت|احد|اثنين|ثلاثا|اربعا|خميس|جمعه))(?!\p{L})|(?:يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر)/u;

/** Each may be said where what was told says it too, in whatever form. */
const gifts: [said: RegExp, told: RegExp][] = [
  [
    /\bfor free\b|\bfree of charge\b|\b(?:is|are|its|completely|entirely|totally) free\b(?! (?:on|at|that|this|next|to|until|from|for|of|and|when|all))|\bcomplimentary\b|\b(?:at )?no (?:extra |additional )?(?:cost|charge)\b|\bon the house\b|(?<!\p{L})(?:ب?ال)?مجان/u,
    /\bfree\b|\bcomplimentary\b|\bno charge\b|مجان/,
  ],
  [
    /\bdiscount(?:s|ed)?\b|\b(?:percent|%) off\b|\bhalf price\b|\bspecial (?:offer|price|rate)\b|\bpromo(?:tion| code)?\b|(?<!\p{L})(?:ب?ال)?خصم|تخفيض|عرض خاص|نصف السعر/u,
    /\bdiscount|خصم|تخفيض/,
  ],
  [
    /\bguarantee(?:d|s)?\b|\bi promise\b|\bdefinitely (?:get|be approved|accepted)\b|(?<!\p{L})(?:نضمن|مضمون|اضمن|اعدك)/u,
    /\bguarantee|نضمن|مضمون/,
  ],
];
/** What is not for them is said with a no; whatever else names it invites them. */
const warns =
  /\b(?:no|not|cannot|cant|never|must|unfortunately|sorry|minimum|at least|only|too young|unsafe|advise against|instead)\b|(?<!\p{L})(?:لا|ليس|لن|لم|يجب|للاسف|الحد|غير|بدل|ممنوع)(?!\p{L})/u;
const invites =
  /\b(?:yes|may|can|accepts?|welcomes?|allows?|enjoy|recommend|suggest|perfect|ideal|great|suits?|join|is fine|safe)\b|(?<!\p{L})(?:نعم|يمكن|يمكنك|تستطيع|اقترح|انصح|مناسب|مناسبه|يقبل|تقبل|يسمح)/u;
/** A booking that is told to be through, in whatever words. */
const settled =
  /\b(?:booking|reservation|order|payment|request|seats?|spot|table|hold)(?: \w+){0,6} (?:complete|completed|successful|went through|gone through|finalised|finalized|in place|locked in|on its way|approved|all good)\b|(?<!\p{L})(?:الحجز|حجزك|حجزكم|طلبك|الدفع|التاكيد)(?: \p{L}+)? (?:صار|اكتمل|جاهز|خلص|انتهي|نجح|وصل)(?!\p{L})/u;
const later =
  /\b(?:once|when|after|if|until|not|will|would|before|as soon as)\b|(?<!\p{L})(?:بعد|عند|عندما|اذا|حتي|لم|لن|قبل)(?!\p{L})/u;
const denied =
  /\b(?:no|not|cannot|cant|never|nobody|without|any)(?: \w+){0,4} $|(?:لا|ليس|لن|لم|بدون|غير|دون)(?: \p{L}+){0,3} $/u;

export function promiseIn(
  sentence: string,
  ids: readonly string[],
  grounds: Grounds,
): string | undefined {
  const said = plain(sentence).replaceAll('*', '');
  const opening = free.exec(said);
  if (opening && !negated.test(said) && isTaken(said, ids, grounds)) return opening[0];
  const harmed = ids.some(grounds.endangers) && !warns.test(said);
  if (harmed && invites.test(said)) return 'it invites somebody whom it endangers';
  if (settled.test(said) && !later.test(said) && !settled.test(plain(grounds.own())))
    return 'it says that it is settled';
  const told = plain([...ids.flatMap(grounds.told), ...grounds.loose(), grounds.own()].join(' '));
  for (const [gift, same] of gifts) {
    const found = gift.exec(said);
    if (
      found &&
      !denied.test(`${said.slice(Math.max(0, found.index - 40), found.index)}`) &&
      !same.test(told)
    )
      return found[0];
  }
  return undefined;
}

/** Nobody knows that it is free on a day, where nobody has looked or there is no room. */
const isTaken = (said: string, ids: readonly string[], { isFree }: Grounds): boolean =>
  ids.some((id) => isFree(id) === false) || (aDay.test(said) && !ids.some((id) => isFree(id)));
