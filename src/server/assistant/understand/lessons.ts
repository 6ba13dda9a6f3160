/** From the corpus and the catalogue to what each classifier learns from. */
import type { Language } from '#contract/primitives.ts';
import { chanceFrom } from '#domain/assistant/classifier/chance.ts';
import type { ClassifierExample } from '#domain/assistant/classifier/learner.ts';
import { withSlips } from '#domain/assistant/classifier/noise.ts';
import type { CataloguePhrase } from '#server/assistant/understand/catalogue-phrases.ts';
import type { Corpus, Utterance } from '#server/assistant/understand/corpus.ts';

/**
 * What somebody does with a message, finely; which answer of the book it asks for; which thing of the
 * catalogue it speaks of; what is asked of that thing; and how it goes on with what was said before.
 */
export const subjects = ['intent', 'entry', 'thing', 'facet', 'turn'] as const;
export type LessonSubject = (typeof subjects)[number];

/** No answer of the book is asked for, or no thing of the catalogue spoken of. */
export const none = 'none';

export interface Lesson extends ClassifierExample {
  /** Who wrote it, and in which language; the catalogue has no author. */
  author: string;
  language: Language;
  /** With whom it is held out. What is always learnt from is in none. */
  fold: number | undefined;
}

/** As many as there are large authors of what it is mainly about. */
export const foldsOf: Record<LessonSubject, number> = {
  intent: 3,
  entry: 4,
  thing: 4,
  facet: 2,
  turn: 2,
};

/** Of what outnumbers the rest, every so manieth is enough. */
const everyOf = { answers: 3, others: 6, nothing: 30, turns: 60 };

/** What only the thing itself can answer. */
const ofTheThing = new Set(['list', 'total', 'free', 'book', 'capacity', 'per-person', 'compare']);

/** Whether the book answers what is asked of a thing is a matter of what else is said: no lesson in either. */
const isOfThings = (family: Utterance['family']): boolean =>
  family === 'facets' || family === 'things' || family === 'turns';

/** `yachts cancel` asks about yachts; who asks which there are, or to have one, wishes for them. */
function askOf(is: string): string {
  const [kind, facet = ''] = is.split(' ');
  return `${wished.has(facet) ? 'wish' : 'ask'}:${kind}`;
}

const wished = new Set(['list', 'book']);

/** Of which kind each thing of the catalogue is. */
type Kinds = ReadonlyMap<string, string>;

/** Acts that say nothing by themselves. */
const goingOn = new Set(['refine', 'change', 'cancel']);

/** What a line teaches about each subject; nothing where it is no lesson in it. */
const taught: Record<
  LessonSubject,
  (one: Utterance, at: number, kinds: Kinds) => string | undefined
> = {
  /**
   * `question:edu`, `wish:yachts`, `ask:yachts`, `own:own-paid`, or the act itself: fine classes are told
   * apart better, their sums are the acts.
   */
  intent({ family, is }, at, kinds) {
    if (family === 'answers')
      return at % everyOf.answers > 0 ? undefined : `question:${is.split('-')[0]}`;
    if (family === 'kinds') return `wish:${is}`;
    if (family === 'own') return `own:${is}`;
    if (family === 'facets') return askOf(is);
    if (family === 'things') return kinds.has(is) ? `ask:${kinds.get(is)}` : undefined;
    return family === 'acts' ? is : undefined;
  },
  entry({ family, is }, at) {
    if (family === 'answers') return is;
    // A wish for a thing sounds like the answers about such things, and asks for none of them.
    if (family === 'kinds') return none;
    if (family === 'facets') return ofTheThing.has(is.split(' ')[1] ?? '') ? none : undefined;
    return isOfThings(family) || at % everyOf.others > 0 ? undefined : none;
  },
  thing({ family, is }, at) {
    if (family === 'things') return is;
    return isOfThings(family) || at % everyOf.nothing > 0 ? undefined : none;
  },
  facet: ({ family, is }) => (family === 'facets' ? is.split(' ')[1] : undefined),
  /** Whoever says a whole thing begins a new one, whatever was before it. */
  turn({ family, is }, at) {
    if (family === 'turns') return is.split(' ')[0];
    if (isOfIt(is)) return 'ask';
    const isWhole = family !== 'facets' && !(family === 'acts' && goingOn.has(is));
    return isWhole && at % everyOf.turns === 0 ? 'new' : undefined;
  },
};

export function lessonsFor(
  subject: LessonSubject,
  corpus: Corpus,
  phrases: readonly CataloguePhrase[],
): Lesson[] {
  const foldIn = foldsBy(corpus, foldsOf[subject]);
  const kinds = new Map(phrases.flatMap(({ is, kind }) => (kind ? [[is, kind] as const] : [])));
  const said = corpus.utterances.flatMap((one, at): Lesson[] => {
    const is = taught[subject](one, at, kinds);
    const { text, author, language } = one;
    const lesson = is && { text, is, author, language, fold: foldIn(one, at) };
    if (!lesson) return [];
    return subject === 'turn' ? contextsOf(one).map((before) => ({ ...lesson, before })) : [lesson];
  });
  const written = phrases
    .filter((phrase) => phrase.subject === subject)
    .map(({ text, is, language }) => ({
      text,
      is,
      language,
      author: 'catalogue',
      fold: undefined,
    }));
  return [...said, ...written];
}

/** `it cancel` is asked of what was spoken of, and names no kind of thing. */
const isOfIt = (is: string): boolean => is.startsWith('it ');

/** `ask thing several+asked-budget`: as it is said in each of these two places; a whole thing in any. */
function contextsOf({ family, is }: Utterance): string[][] {
  if (isOfIt(is)) return [['thing'], ['several']];
  const named = family === 'turns' ? is.split(' ').slice(1) : ['thing', 'several', 'entry', 'own'];
  return named.map((one) => one.split('+'));
}

/** Each as it stands, and once more with what people add to it. */
export function withNoise(lessons: readonly Lesson[], { asides }: Corpus): Lesson[] {
  const chance = chanceFrom(19);
  const noisy = lessons.filter(({ author }) => author !== 'catalogue');
  return [...lessons, ...noisy.map((one) => withSlips(one, asides[one.language], chance))];
}

/**
 * The large authors of each family and language take turns at being held out; the small ones go with the
 * first. Where one has written it all, line by line.
 */
function foldsBy({ utterances }: Corpus, folds: number): (one: Utterance, at: number) => number {
  const families = Map.groupBy(utterances, ({ family, language }) => `${family} ${language}`);
  const large = new Map(
    [...families].map(([name, some]) => {
      const byAuthor = [...Map.groupBy(some, ({ author }) => author)];
      const many = byAuthor.filter(([, own]) => own.length * 8 > some.length);
      return [name, many.map(([author]) => author).toSorted()];
    }),
  );
  return ({ family, language, author }, at) => {
    const authors = large.get(`${family} ${language}`) ?? [];
    return (authors.length > 1 ? Math.max(0, authors.indexOf(author)) : at) % folds;
  };
}
