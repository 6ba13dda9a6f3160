/** Finding a question among those the house has answered. Part of a public page: plain functions only. */
import type { FaqContent, Question } from '#contract/company.ts';
import { askedWords, holdsAll, searchable } from '#domain/search/slips.ts';

type Topics = FaqContent['topics'];

/** The topics with the questions that hold every word; topics without one are left out. */
export function questionsAbout(topics: Topics, query: string): Topics {
  if (!query.trim()) return topics;
  const all = topics.flatMap(({ questions }) => questions);
  const words = new Map(all.map((one) => [one, wordsIn(one)]));
  const asked = askedWords(query, [...words.values()]);
  const holds = (one: Question) => holdsAll(words.get(one) ?? '', asked);
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0);
}

const wordsIn = ({ question, answer }: Question): string => searchable([question, answer]);

export const questionCount = (topics: Topics): number =>
  topics.reduce((sum, { questions }) => sum + questions.length, 0);
