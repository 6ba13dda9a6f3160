/** Which of several that were told of somebody points at: `the oldest of those`, `the one before`. */
import { plain } from '#domain/search/normal-form.ts';

export type MessagePointer = 'oldest' | 'newest' | 'before' | number;

const numbers: [RegExp, MessagePointer][] = [
  [/\b(?:oldest|longest)\b|الاقدم|اقدم (?:واحد|شي|طلب)|اقدمها/, 'oldest'],
  [/\b(?:newest|latest|most recent)\b|الاحدث|احدث (?:واحد|طلب)|احدثها/, 'newest'],
  [
    /\b(?:the )?(?:one|other one) before\b|\bprevious (?:one|request)\b|\bthe other one\b|\bnot (?:this|that) one\b|(?:اللي|الي|الذي) قبل|السابق|(?:مو|مش|ليس) هذا|الثاني[هة]? مو/,
    'before',
  ],
  [/\b(?:the )?first(?: one| of)\b|الاول(?:ي|ى)?(?:\s|$)/, 1],
  [/\b(?:the )?second(?: one| of)?\b|الثاني[هة]?(?:\s|$)/, 2],
  [/\b(?:the )?third(?: one| of)?\b|الثالث[هة]?(?:\s|$)/, 3],
  [/\b(?:the )?last(?: one| of)\b|الاخير[هة]?/, -1],
];

export function pointingIn(message: string): MessagePointer | undefined {
  const words = plain(message);
  return numbers.find(([pattern]) => pattern.test(words))?.[1];
}
