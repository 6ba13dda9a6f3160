/**
 * The answers the house knows by heart. Finding one is pure and quick, so that the small chat can reply
 * in the browser without asking anybody.
 */
import type { AssistantKnownAnswer } from '#contract/chat/chat.ts';
import { isLittle } from '#domain/search/little-words.ts';
import { wordsOf } from '#domain/search/normal-form.ts';
import { stem, stemsOf } from '#domain/search/stems.ts';
import { synonymsOf } from '#domain/search/synonyms.ts';

export type AssistantAnswers = AssistantKnownAnswer[];

/** How much of what was asked, and of the known question, must be the same for it to be the answer. */
const enough = 0.5;

/** A word in place of another says a little less than the word itself. */
const synonymWorth = 0.8;

/** The best answer to a message, or nothing: then the fixed reply is the honest one. */
export function findAnswer(
  book: AssistantAnswers,
  message: string,
): AssistantKnownAnswer | undefined {
  const asked = [...new Set(stemsOf(message))];
  if (asked.length === 0 || isGreeting(message)) return undefined;
  const weigh = weights(book);
  let best: { answer: AssistantKnownAnswer; score: number } | undefined;
  for (const answer of book) {
    const score = Math.max(...answer.asked.map((known) => likeness(asked, stemsOf(known), weigh)));
    if (score >= enough && score > (best?.score ?? 0)) best = { answer, score };
  }
  return best?.answer;
}

const greetings = new Set(
  wordsOf(
    `hello hi hey good morning afternoon evening day thanks thank you so much ok okay bye dear there
    مرحبا مرحبًا أهلا أهلًا وسهلا السلام عليكم صباح مساء الخير النور شكرا شكرًا جزيلا حسنا تحية`,
  ),
);

/** Nothing but politeness. */
export function isGreeting(message: string): boolean {
  const words = wordsOf(message);
  return words.length > 0 && words.every((word) => greetings.has(word) || isLittle(word));
}

type Weigh = (stemmed: string) => number;

/** A word that stands in many questions tells them apart the least. */
function weights(book: AssistantAnswers): Weigh {
  const seen = new Map<string, number>();
  for (const { asked } of book) {
    for (const one of new Set(asked.flatMap(stemsOf))) seen.set(one, (seen.get(one) ?? 0) + 1);
  }
  return (stemmed) => Math.log(1 + book.length / (1 + (seen.get(stemmed) ?? 0)));
}

/** The share of both questions that is common to them, by weight; 1 where they are the same. */
function likeness(asked: string[], known: string[], weigh: Weigh): number {
  const total = (words: string[]) => words.reduce((sum, word) => sum + weigh(word), 0);
  const common = asked.reduce((sum, word) => sum + weigh(word) * worth(word, known), 0);
  const ofAsked = common / total(asked);
  const ofKnown = Math.min(1, common / total(known));
  return ofAsked + ofKnown === 0 ? 0 : (2 * ofAsked * ofKnown) / (ofAsked + ofKnown);
}

function worth(word: string, known: string[]): number {
  if (known.includes(word)) return 1;
  return synonymsOf(word).some((other) => known.includes(stem(other))) ? synonymWorth : 0;
}
