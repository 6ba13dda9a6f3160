/** Whether an answer is of the kind that was owed: a verdict, a sum, a list, a question back. */
import { plain } from '#domain/search/normal-form.ts';
import { seenIn, type Turn } from '#server/assistant/talking-testing.ts';
import { words } from '#server/assistant/words.ts';

export const kinds = [
  'verdict-yes',
  'verdict-no',
  'sum',
  'fact',
  'list',
  'compare',
  'ask-back',
  'person',
  'alarm',
  'complaint',
  'own',
  'smalltalk',
  'refusal',
] as const;
type Kind = (typeof kinds)[number];

export const speakers = ['visitor', 'client'] as const;
type Speaker = (typeof speakers)[number];

export function isOfKind(kind: Kind, told: Turn, as: Speaker): boolean {
  return tests[kind](told, as);
}

type Test = (told: Turn, as: Speaker) => boolean;

const money = /(?:aed|usd|\$)\s?\d|\d[\d,.]*\s?(?:aed|usd|dirhams?|dollars?|درهم|دولار)/;
const signIn = /\bsign(?:ed)? in\b|تسجيل الدخول|تسجيل دخول|سجل الدخول/;
const yes = /^(?:yes\b|نعم|certainly|of course|gladly|بالتاكيد|اكيد|بكل سرور)/;
const no = /^(?:no\b|لا[ ,،:.]|sadly|unfortunately|للاسف)/;
const denial =
  /\bno[tn]?\b|n't\b|\bnot\b|\bonly\b|\bmust\b|\bat least\b|\bnone\b|(?:^|[ ،.])(?:لا|ليس|ليست|غير|لم|لن|يجب|دون|بدون|فقط)[ ،.]/;
const apology = /\bsorry\b|\bapolog|نعتذر|نعتذر|اسف|عذر/;

const textOf = ({ answer }: Turn) => plain(answer.response).trim();
const firstOf = (told: Turn) => textOf(told).split(/(?<=[.!?؟\n])/)[0] ?? '';
const asks = ({ answer }: Turn) =>
  answer.missing.length > 0 || /[?؟]\s*$/.test(answer.response) || /[?؟]\n/.test(answer.response);
const isUnknown = ({ answer }: Turn) =>
  answer.response.startsWith(words[answer.language].small.unknown);

const tests: Record<Kind, Test> = {
  'verdict-yes': (told) =>
    yes.test(textOf(told)) ||
    (!no.test(textOf(told)) && !denial.test(firstOf(told)) && !isUnknown(told)),
  'verdict-no': (told) =>
    no.test(textOf(told)) || (!yes.test(textOf(told)) && denial.test(firstOf(told))),
  sum: (told) => money.test(textOf(told)),
  fact: (told) => !isUnknown(told) && told.reply.things.length <= 2,
  list: (told) => told.answer.cards.length > 0 || /\n\s*-/.test(told.answer.response),
  compare: ({ answer }) => answer.cards.length > 1 || answer.citations.length > 1,
  'ask-back': asks,
  person: ({ answer }) => answer.offersPerson,
  alarm: ({ answer }) => /99[789]/.test(answer.response) && answer.offersPerson,
  complaint: (told) => apology.test(textOf(told)) && told.answer.offersPerson,
  own: (told, as) =>
    !isUnknown(told) && (as === 'visitor') === signIn.test(plain(seenIn(told.answer).text)),
  smalltalk: ({ answer }) => answer.cards.length === 0,
  refusal: (told) =>
    told.answer.cards.length === 0 && !money.test(textOf(told)) && told.reply.things.length === 0,
};
