/**
 * What somebody wants done with what is theirs, by their words. The one place that reads this: whatever comes
 * to understand speech acts better answers here.
 */
import { plain } from '#domain/search/normal-form.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

export type OwnAct = 'cancel' | 'move';

/** They will not come. */
const staysAway =
  /\b(?:not|cant|cannot|wont|unable to|not going to)\s(?:be able to\s)?(?:make|come|attend)\b|\bdrop(?:ping)? out\b|(?<!\p{L})(?:ما|مو|لن|مب) (?:\p{L}+ )?(?:اقدر|بقدر|نقدر|استطيع|بجي|اجي|نجي|احضر|نحضر)(?!\p{L})/u;
const cancels =
  /\b(?:cancel(?:l?ing)?|call(?:ing)? off|withdraw(?:ing)?)\b|(?<!\p{L})(?:ا?بلغي|الغ|الغي|الغوا|نلغي|تلغي|تلغون|الغاء|كنسل|كنسلي|كنسلوا|اكنسل|اسحب|سحب) /u;
const moves =
  /\b(?:move|moving|change|changing|reschedule|rescheduling|postpone|postponing|shift|push|bring forward|swap)\b|(?<!\p{L})(?:غير|غيري|غيروا|اغير|تغيير|نغير|اجل|اجلي|ااجل|تاجيل|نقل|انقل|انقلي|قدم|قدمي|اقدم|حول|حولي) /u;

/** Of rules, of what would be, or of other things than bookings. */
const asksOnly =
  /\b(?:if|policy|policies|fees?|penalty|terms|refund\w*|what happens|how (?:much|late|long|do|does)|until when|free cancellation|get back)\b|(?<!\p{L})(?:لو|اذا|رسوم|غرامه|سياسه|شروط|استرد|يرجع|كم)(?!\p{L})/u;
const otherThings =
  /\b(?:membership|subscription|plan|account|password|e ?mail|phone|address|language|currency|card|mind|appointment|consultation|viewing|topic|subject)\b|عضوي|اشتراك|باقت|كلمه (?:السر|المرور)|بريد|لغه|بطاق|راي|موضوع|استشار|معاين/;

function ownActIn(message: string): OwnAct | undefined {
  const said = `${plain(message)} `;
  if (asksOnly.test(said) || otherThings.test(said)) return undefined;
  if (cancels.test(said) || staysAwayOn(said)) return 'cancel';
  return moves.test(said) ? 'move' : undefined;
}

/** Of a day or of what is booked; of anything else they may say so for another reason. */
const staysAwayOn = (said: string): boolean => staysAway.test(said) && dayOrBooking.test(said);
const dayOrBooking =
  /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|weekend|booking|it after all)\b|السبت|الاحد|الاثنين|الثلاثا|الاربعا|الخميس|الجمعه|باجر|بكره|غدا|اليوم|الليله|الحجز|الموعد/;

/** As many words as somebody says who only completes what they asked for. */
const mostWords = 8;

interface Intended {
  act: OwnAct;
  /** They complete what they asked for before: `the yacht`, `Saturday at five`. */
  goesOn: boolean;
}

export function intendedAct({ message, history }: Understanding): Intended | undefined {
  const act = ownActIn(message);
  if (act) return { act, goesOn: false };
  if (plain(message).split(/\s+/).length > mostWords) return undefined;
  const last = history.findLast(({ isUser }) => isUser);
  const before = last && ownActIn(last.text);
  return before && { act: before, goesOn: true };
}

/** They speak of something of theirs, whether or not it is found. */
export const speaksOfOwn = (message: string): boolean =>
  staysAwayOn(plain(message)) ||
  /\b(?:my|our|mine|ours|it|that|this)\b|\b(?:booking|reservation|request)s?\b|\br[bhmci]-|حجز|طلب|(?:تي|نا)(?:\s|$)/.test(
    plain(message),
  );
