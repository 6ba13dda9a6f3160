/** How well messages are understood that were written by authors nothing was learnt from. */
import { signIn } from '#domain/assistant/alarms.ts';
import { cataloguePhrases } from '#server/assistant/understand/catalogue-phrases.ts';
import {
  actOf,
  alarmIn,
  guessesWithinAct,
  isAlarm,
} from '#server/assistant/understand/classifiers.ts';
import { type Corpus, readCorpus } from '#server/assistant/understand/corpus.ts';
import {
  foldsOf,
  type Lesson,
  lessonsFor,
  none,
  subjects,
} from '#server/assistant/understand/lessons.ts';
import {
  alarmsOf,
  falseAlarms,
  falseDoubts,
  type Outcome,
  outcomesOf,
  trialsOf,
} from '#server/assistant/understand/trainer.ts';
import { seedSnapshot } from '#server/catalogue/testing.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.length === 0 ? 0 : items.filter(holds).length / items.length;

/** Each author in turn is judged by what learnt from the others only. */
export async function understandingScores(): Promise<void> {
  const corpus = await readCorpus();
  const phrases = cataloguePhrases(await seedSnapshot());
  for (const subject of subjects) {
    const folds = [...Array(foldsOf[subject]).keys()];
    const trials = trialsOf(lessonsFor(subject, corpus, phrases), corpus, folds);
    const { outcomes } = outcomesOf(trials);
    if (subject === 'intent') intentScores(outcomes, corpus);
    else namedScores(titles[subject], outcomes);
  }
}

const titles = {
  entry: 'answer of the book',
  thing: 'thing of the catalogue',
  facet: 'what is asked of it',
  turn: 'how it goes on',
};

function namedScores(title: string, outcomes: readonly Outcome[]) {
  const asked = outcomes.filter(({ lesson }) => lesson.is !== none);
  table(title, asked, ({ guesses }) => guesses.map(({ is }) => is).filter((is) => is !== none));
}

function intentScores(outcomes: readonly Outcome[], corpus: Corpus) {
  table('speech act', outcomes, ({ acts }) => acts.map(({ is }) => is), actOf);
  for (const [name, act] of [
    ['own affair', 'own'],
    ['kind of thing', 'wish'],
  ] as const) {
    const some = outcomes.filter(({ lesson }) => actOf(lesson.is) === act);
    const named = (is: string) => is.slice(act.length + 1);
    table(name, some, ({ guesses }) => guessesWithinAct(act, guesses).map(({ is }) => is), named);
  }
  for (const share of [falseAlarms, falseDoubts])
    for (const language of ['en', 'ar'])
      alarmScores(
        outcomes.filter(({ lesson }) => lesson.language === language),
        corpus,
        share,
      );
}

function table(
  title: string,
  outcomes: readonly Outcome[],
  guessed: (outcome: Outcome) => string[],
  named: (is: string) => string = (is) => is,
) {
  console.log(`\n${title}, by who learnt nothing of the author: first guess, in three`);
  const judged = outcomes.map((one) => {
    const at = guessed(one).indexOf(named(one.lesson.is));
    return { ...one, isFirst: at === 0, isInThree: at >= 0 && at < 3 };
  });
  const row = (name: string, some: typeof judged) =>
    console.log(
      `  ${name}: ${some.length} texts, ${percent(shareOf(some, ({ isFirst }) => isFirst))}, ${percent(shareOf(some, ({ isInThree }) => isInThree))}`,
    );
  const by = (key: (lesson: Lesson) => string) => {
    for (const [name, some] of Map.groupBy(judged, ({ lesson }) => key(lesson))) row(name, some);
  };
  row('all', judged);
  by(({ language }) => language);
  by(({ language, author }) => `${language} ${author}`);
  if (new Set(judged.map(({ lesson }) => named(lesson.is))).size < 40)
    by(({ language, is }) => `${language} ${named(is)}`);
}

/** At the levels that the training itself would choose from them. */
function alarmScores(outcomes: readonly Outcome[], { signs }: Corpus, share: number) {
  const levels = alarmsOf(outcomes, signs, share);
  const rings = ({ lesson, acts }: Outcome) => alarmIn(acts) >= levels[signIn(lesson.text, signs)];
  const inDanger = outcomes.filter(({ lesson }) => isAlarm(lesson.is));
  const alike = outcomes.filter(({ lesson }) => lesson.is === 'emergency-lookalike');
  const calm = outcomes.filter(({ lesson }) => !isAlarm(lesson.is));
  console.log(
    `  ${outcomes[0]?.lesson.language}: danger heard ${percent(shareOf(inDanger, rings))}, false alarms ${percent(shareOf(calm, rings))}, of what looks alike ${percent(shareOf(alike, rings))}; levels ${JSON.stringify(levels)}`,
  );
}
