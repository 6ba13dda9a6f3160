/** In which form an answer is owed: yes or no, a sum, things beside each other, or a list. */
import { plain } from '#domain/search/normal-form.ts';
import type { Understanding } from '#server/assistant/understand/understanding.ts';

export type Form = 'verdict' | 'sum' | 'comparison' | 'list';

const asksForThings =
  /\b(?:can|could|would|will) you (?:please )?(?:show|find|suggest|book|get|arrange|recommend|organi[sz]e|send|give|tell|help|make|plan|hold|reserve)\b|\bdo you (?:have|offer|rent|do|sell)\b|\bare there (?:any|some)\b|\bis there (?:an?|any|some)\b|\b(?:can|could|may) (?:i|we) (?:please )?(?:have|get|see|book|reserve|hire|rent)\b|ممكن (?:ت|اعرف|اشوف|احجز|نحجز)\S*|(?:عندكم|لديكم)|اقدر (?:احجز|اشوف)/;

const verdict =
  /(?:^|[,.;!?] |\b(?:so|and|but|hi|hello|hey|please|quick question|wondering|know|ask|asking) )(?:if |whether )?(?:can|could|may|is|are|am|does|do|will|would|should)(?:nt)? (?!you (?:show|find)\b)|\b(?:is|are|be|its|thats) (?:\S+ ){0,6}(?:allowed|ok|okay|fine|suitable|safe|permitted|possible|welcome|alright|enough)\b|\b(?:ok|okay|fine|safe|suitable) (?:for|if|with|to)\b|\b(?:allowed|permitted|welcome)(?: to| in| there|$|\?)|(?<!\b(?:what|which|where|how|when|who) )\bcan (?:i|we|he|she|they|my|our|kids|children|someone|a|an|the)\b|(?:^|\s)(?:هل|يصير|تصير|مسموح|مسموحه|ينفع|تنفع|ينفعون|عادي|يجوز|يمدي\S*|[انيت]قدر\S*|ممكن|مناسب|مناسبه|يناسب|تناسب|امن|امنه|امان|يسمح\S*|تسمح\S*|يدخل\S*|فيها مشكله|في مشكله|فيه مشكله)(?=\s|$|[؟?،.])/;

const total =
  /\b(?:in (?:all|total)|total(?:s|ing)?|altogether|all in|sum(?: total)?|full price|whole (?:price|thing|stay|trip)|grand total|come to|comes to|add up|work out at|bill)\b|كم (?:بيطلع|يطلع|تطلع|بتطلع|راح يطلع|بيكلف|يكلف|تكلف|بتكلف|بيصير|يصير|الحساب|المجموع|الاجمالي|اجمالي|بندفع|ندفع)|(?:ال)?(?:اجمالي|مجموع)|الحسبه|كم علينا/;

/** Somebody who wants a verdict on a thing is not served by a list of things. */
export function answerForm({ message, acts, own }: Understanding): Form {
  const said = plain(message);
  const counts = own.length !== undefined || own.party !== undefined || own.when.day !== undefined;
  if (acts.has('compare')) return 'comparison';
  if (total.test(said) || (acts.has('price') && counts)) return 'sum';
  return verdict.test(said) && !asksForThings.test(said) ? 'verdict' : 'list';
}
