/** The brief as it stands in the sheet, and how its parts are said. */
import type { Brief, BriefAsk, BriefPart } from '#contract/ask.ts';

export const unread: Brief = {
  what: null,
  party: null,
  ages: [],
  day: null,
  until: null,
  length: null,
  time: null,
  hour: null,
  where: '',
  budget: null,
  occasion: '',
  choices: [],
  guesses: [],
  stretches: [],
  forPerson: false,
};

/** What of the brief stands behind each part. */
const fieldsOf = {
  what: ['what'],
  who: ['party', 'ages'],
  day: ['day', 'until'],
  hour: ['time', 'hour'],
  where: ['where'],
  budget: ['budget'],
  occasion: ['occasion'],
} as const satisfies Record<BriefPart, readonly (keyof BriefAsk)[]>;

/** A part that was touched is no guess any more, and no words of the sentence say it. */
export const correctBrief = (brief: Brief, part: BriefPart, change: Partial<Brief>): Brief => ({
  ...brief,
  ...change,
  guesses: brief.guesses.filter((guess) => guess.part !== part),
  stretches: brief.stretches.filter((stretch) => stretch.part !== part),
});

export const takenOut = (brief: Brief, part: BriefPart): Brief =>
  correctBrief(
    brief,
    part,
    Object.fromEntries(fieldsOf[part].map((field) => [field, unread[field]])),
  );

export function askedWith(text: string, brief: Brief): BriefAsk {
  const { choices, guesses, stretches, forPerson, ...said } = brief;
  return { text, ...said };
}
