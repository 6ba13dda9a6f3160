/** From the corpus and the catalogue to what each classifier learns from. */
import type { Language } from '#contract/primitives.ts';
import { chanceFrom } from '#domain/assistant/classifier/chance.ts';
import { noised } from '#domain/assistant/classifier/noise.ts';
import type { Example } from '#domain/assistant/classifier/training.ts';
import type { CataloguePhrase } from '#server/assistant/understand/catalogue-phrases.ts';
import type { Corpus, Utterance } from '#server/assistant/understand/corpus.ts';

/** What somebody does with a message, finely; and which answer of the book it asks for, if any. */
export type Subject = 'intent' | 'entry';
export const subjects: readonly Subject[] = ['intent', 'entry'];

/** No answer of the book is asked for. */
export const noEntry = 'none';

export interface Lesson extends Example {
  /** Who wrote it, and in which language; the catalogue has no author. */
  author: string;
  language: Language;
  /** With whom it is held out. What is always learnt from is in none. */
  fold: number | undefined;
}

/** As many as there are large authors of what it is mainly about. */
export const foldsOf: Record<Subject, number> = { intent: 3, entry: 4 };

/** `question:edu`, `wish:yachts`, `own:own-paid`, or the act itself: fine classes are told apart better, their sums are the acts. */
const intentOf = ({ family, is }: Utterance): string => {
  if (family === 'answers') return `question:${is.split('-')[0]}`;
  if (family === 'kinds') return `wish:${is}`;
  return family === 'own' ? `own:${is}` : is;
};

/** Of what outnumbers the rest, every so manieth is enough. */
const everyOf = { answers: 3, others: 6 };

export function lessonsFor(
  subject: Subject,
  corpus: Corpus,
  phrases: readonly CataloguePhrase[],
): Lesson[] {
  const foldIn = foldsBy(corpus, foldsOf[subject]);
  const of = (one: Utterance, is: string): Lesson => {
    const { text, author, language } = one;
    return { text, is, author, language, fold: foldIn(one) };
  };
  if (subject === 'intent')
    return corpus.utterances.flatMap((one, at) =>
      one.family === 'answers' && at % everyOf.answers > 0 ? [] : [of(one, intentOf(one))],
    );
  const asked = corpus.utterances.flatMap((one, at) => {
    if (one.family === 'answers') return [of(one, one.is)];
    return at % everyOf.others > 0 ? [] : [of(one, noEntry)];
  });
  const written = phrases.map(({ text, entry, language }) => ({
    text,
    is: entry,
    language,
    author: 'catalogue',
    fold: undefined,
  }));
  return [...asked, ...written];
}

/** Each as it stands, and once more with what people add to it. */
export function withNoise(lessons: readonly Lesson[], { asides }: Corpus): Lesson[] {
  const chance = chanceFrom(19);
  const noisy = lessons.filter(({ author }) => author !== 'catalogue');
  return [...lessons, ...noisy.map((one) => noised(one, asides[one.language], chance))];
}

/** The large authors of each family and language take turns at being held out; the small ones go with the first. */
function foldsBy({ utterances }: Corpus, folds: number): (one: Utterance) => number {
  const families = Map.groupBy(utterances, ({ family, language }) => `${family} ${language}`);
  const large = new Map(
    [...families].map(([name, some]) => {
      const byAuthor = [...Map.groupBy(some, ({ author }) => author)];
      const many = byAuthor.filter(([, own]) => own.length * 8 > some.length);
      return [name, many.map(([author]) => author).toSorted()];
    }),
  );
  return ({ family, language, author }) =>
    Math.max(0, large.get(`${family} ${language}`)?.indexOf(author) ?? 0) % folds;
}
