/** What may be asked of a thing, and what the answer to it is made with. */
import type { Price } from '#contract/catalogue/shapes.ts';
import type { Day, Instant, Language, Localised, Money } from '#contract/primitives.ts';
import { dateInWords, deadlineInWords, momentInWords } from '#domain/calendar/date-words.ts';
import { plain } from '#domain/search/normal-form.ts';
import { text as arabic } from '#server/assistant/facets/text.ar.ts';
import { text as english } from '#server/assistant/facets/text.en.ts';
import type { Context } from '#server/assistant/replies/reply.ts';
import type { Words } from '#server/assistant/words.ts';

export const facets = [
  'total',
  'per-person',
  'pay-now',
  'way-to-pay',
  'held',
  'duration',
  'included',
  'extras',
  'cancel',
  'age',
  'capacity',
  'hours',
  'where',
  'pickup',
  'dress',
  'access',
  'pets',
  'language',
  'food',
  'papers',
  'minimum',
  'extra-costs',
  'notice',
  'free',
  'private',
  'safety',
] as const;
export type Facet = (typeof facets)[number];

export interface FacetAnswer {
  /** Sentences. */
  text: string;
  /** What its figures were read from. */
  sources: unknown[];
}

/** What a facet is told with: every sum it says and every passage it reads is kept as a source. */
export interface FacetContext {
  context: Context;
  language: Language;
  say: typeof english;
  sources: unknown[];
  money(sum: Money): string;
  price(price: Price): string;
  /** By the clock of Dubai; of a deadline at midnight the last day alone. */
  moment(moment: Instant): string;
  deadline(moment: Instant): string;
  date(day: Day): string;
  /** `a, b, c` in the language of the answer. */
  list(texts: readonly Localised[]): string;
  /** What the house has written down under that name, as it stands. */
  written(id: string, part?: string): string[];
  /** Whether the question has such a word, as `plain` spells it. */
  mentions(words: RegExp): boolean;
}

/** Sentence by sentence; none where the entry has no answer of its own. */
type Told = string[] | Promise<string[]>;
type Tell<Item> = (item: Item, asked: FacetContext) => Told;
export type Facets<Item> = Partial<Record<Facet, Tell<Item>>>;

const words = { en: english, ar: arabic };

/** A passage that says yes says it to its own question. */
const assent = /^(?:Yes|نعم)\.\s*/;

export function askedIn(context: Context): FacetContext {
  const { telling, knowledge } = context;
  const { language, speaker } = telling;
  const sources: unknown[] = [];
  const kept = <Source>(source: Source): Source => {
    sources.push(source);
    return source;
  };
  return {
    context,
    language,
    say: words[language],
    sources,
    money: (sum) => speaker.money(kept(sum)),
    price: (price) => speaker.price(kept(price)),
    moment: (moment) => kept(momentInWords(moment, language)),
    deadline: (moment) => kept(deadlineInWords(moment, language)),
    date: (day) => kept(dateInWords(day, language)),
    list: (texts) =>
      listed(
        texts.map((text) => text[language]),
        telling.say,
      ),
    written: (id, part = '') =>
      knowledge.passages.all
        .filter((passage) => passage.id === id && passage.title.en.includes(part))
        .slice(0, 1)
        .map((passage) => kept(passage).text[language].replace(assent, '')),
    mentions: (words) => words.test(plain(context.meant.message)),
  };
}

/** What has commas of its own is parted by more. */
const listed = (texts: string[], { comma, semicolon }: Words): string =>
  texts.join(texts.some((text) => /[,،]/.test(text)) ? semicolon : comma);

/** What an answer of the book says of all of them is asked of the one that is named. */
const ofOne: Record<string, Facet> = {
  'bkg-car-deposit': 'held',
  'bkg-cancel': 'cancel',
  'bkg-yacht-guests': 'capacity',
  'bkg-payment': 'way-to-pay',
  'bkg-pets-air': 'pets',
  'vip-dress': 'dress',
  'vip-age': 'age',
  'vip-minimum-spend': 'minimum',
  'vip-diet': 'food',
};

export const facetOfBook = ({ heard: { entries } }: Context): Facet | undefined =>
  (entries[0]?.p ?? 0) >= 0.6 ? ofOne[entries[0]?.is ?? ''] : undefined;

/** So sure that single words of the message ask for nothing else. */
const surely = 0.8;

export const isSurelyAsked = (context: Context): boolean =>
  facetOfBook(context) !== undefined || (context.heard.facets[0]?.p ?? 0) >= surely;
