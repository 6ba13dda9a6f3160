/** Finding a question among those the house has answered. Part of a public page: plain functions only. */
import type { FaqContent, Question } from '#contract/company-pages.ts';

type Topics = FaqContent['topics'];

/** The topics with the questions that hold every word; topics without one are left out. */
export function questionsAbout(topics: Topics, query: string): Topics {
  const words = fold(query).split(/\s+/).filter(Boolean).map(withoutArticle);
  if (words.length === 0) return topics;
  const holds = ({ question, answer }: Question) => {
    const text = fold(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0);
}

export function questionCount(topics: Topics): number {
  return topics.reduce((sum, { questions }) => sum + questions.length, 0);
}

/** Arabic is written with and without its marks, hamzas and dots; readers mean the same word. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** Below this a word that begins with the two letters of the article may need them. */
const shortestNoun = 3;

function withoutArticle(word: string): string {
  return word.startsWith('ال') && word.length - 2 >= shortestNoun ? word.slice(2) : word;
}
