/** A sentence read into a brief, and what the house answers to it: a place, a request or a person. */
import { z } from 'zod';
import { largestParty } from '#contract/bookings/availability.ts';
import { Quote } from '#contract/bookings/quote.ts';
import { ClockTime } from '#contract/catalogue/shapes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Day, InLanguage, Instant, Money, Slug } from '#contract/primitives.ts';
import { ProseText } from '#contract/typed-text.ts';

/** Characters, in a sentence and in what is written into one part of a brief. */
export const askLengths = { sentence: 2000, part: 120 } as const;

/** A part of the day, where no hour was said. */
export const BriefHour = z.enum([
  'sunrise',
  'morning',
  'noon',
  'afternoon',
  'sunset',
  'evening',
  'night',
]);
export type BriefHour = z.infer<typeof BriefHour>;

export const BriefPart = z.enum(['what', 'who', 'day', 'hour', 'where', 'budget', 'occasion']);
export type BriefPart = z.infer<typeof BriefPart>;

const words = ProseText.max(askLengths.part, `use at most ${askLengths.part} characters`);

/** What a sentence says. Nothing is required: what was not said is null or empty. */
const said = {
  /** `offering/<slug>`, `category/<name>`, `venue/<slug>`, `event/<slug>` or `kind/<kind of request>`. */
  what: z
    .string()
    .regex(/^(?:offering|category|venue|event|kind)\/[a-z0-9_-]{1,120}$/)
    .nullable()
    .default(null),
  party: z.int().min(1).max(largestParty).nullable().default(null),
  ages: z.array(z.int().min(0).max(120)).max(20).default([]),
  day: Day.nullable().default(null),
  /** The last day that will do, where a span was said: the weekend, this month. */
  until: Day.nullable().default(null),
  /** Nights or rental days. */
  length: z.int().min(1).max(60).nullable().default(null),
  time: ClockTime.nullable().default(null),
  hour: BriefHour.nullable().default(null),
  where: words.default(''),
  /** At most; for each who comes, or for all of them. */
  budget: z.object({ most: Money, each: z.boolean() }).nullable().default(null),
  occasion: words.default(''),
};

const Choice = z.object({ value: z.string(), label: z.string() });

/** A stretch of the sentence, as JavaScript counts its characters; it ends before `to`. */
const Stretch = z.object({ part: BriefPart, from: z.int().min(0), to: z.int().min(1) });
export type Stretch = z.infer<typeof Stretch>;

export const Brief = z.object({
  ...said,
  /** What may be meant, the likely first: the names of `what`. */
  choices: z.array(Choice),
  /** Which parts were taken without being said so, and why. */
  guesses: z.array(z.object({ part: BriefPart, sentence: z.string() })),
  /** Which words said it, in their order; of one part they never overlap. None in a long letter. */
  stretches: z.array(Stretch),
  /** It asks for somebody, or something that is said and not booked. */
  forPerson: z.boolean(),
});
export type Brief = z.infer<typeof Brief>;

const tooLong = `use at most ${askLengths.sentence} characters`;

/** As it was written, and its parts as they stand by now. */
export const BriefAsk = z.object({
  text: ProseText.max(askLengths.sentence, tooLong).default(''),
  ...said,
});
export type BriefAsk = z.infer<typeof BriefAsk>;

/** Something that is free, as it would be held. */
export const FreePlace = z.object({
  offering: Slug,
  path: z.string(),
  title: z.string(),
  text: z.string(),
  begins: z.string(),
  picture: z.object({ light: z.string(), dark: z.string(), alt: z.string() }),
  day: Day,
  time: ClockTime.nullable(),
  length: z.int().nullable(),
  party: z.int(),
  startsAt: Instant,
  endsAt: Instant,
  quote: Quote,
  /** In which parts it is not what was said. */
  besides: z.array(BriefPart),
});
export type FreePlace = z.infer<typeof FreePlace>;

export const BriefAnswer = z.object({
  way: z.enum(['place', 'request', 'person']),
  /** Only with `place`: nobody holds it yet. */
  place: FreePlace.nullable(),
  others: z.array(FreePlace).max(2),
});
export type BriefAnswer = z.infer<typeof BriefAnswer>;

export const ask = {
  read: endpoint('POST', '/rest/v1/ask', {
    acting: 'request',
    query: InLanguage,
    body: z.object({
      text: ProseText.min(1, 'write what you need').max(askLengths.sentence, tooLong),
    }),
    returns: Brief,
    summary: 'Reads a sentence into a brief: what, who, when, where and for how much.',
  }),
  examples: endpoint('GET', '/rest/v1/ask/examples', {
    acting: 'request',
    query: InLanguage,
    returns: z.array(z.string()),
    summary:
      'Sentences that this client may say: of their season, people and days. None for a stranger.',
  }),
  answer: endpoint('POST', '/rest/v1/ask/answer', {
    acting: 'request',
    query: InLanguage,
    body: BriefAsk,
    returns: BriefAnswer,
    summary: 'How a brief is answered: a free place, a request or a person. Changes nothing.',
  }),
};
