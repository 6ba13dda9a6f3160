/** What stands in each chip of a brief. */
import type { Brief, BriefPart } from '#contract/ask.ts';
import { listIn } from '#domain/lists.ts';
import type { Words } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';

const order: BriefPart[] = ['what', 'who', 'day', 'hour', 'where', 'budget', 'occasion'];

interface Chip {
  part: BriefPart;
  /** Nothing where it was not said. */
  value: string | undefined;
  /** Why it was taken without being said. */
  guess: string | undefined;
}

export const chipsOf = (brief: Brief, words: Words): Chip[] =>
  order.map((part) => ({
    part,
    value: says[part](brief, words) || undefined,
    guess: brief.guesses.find((guess) => guess.part === part)?.sentence,
  }));

const says: Record<BriefPart, (brief: Brief, words: Words) => string | undefined | null> = {
  what: ({ what, choices }) => choices.find(({ value }) => value === what)?.label,
  who: ({ party, ages }, { t, language }) =>
    [
      party && t.ask.people(party),
      ages.length > 0 && t.ask.aged(listIn(language, ages.map(String))),
    ]
      .filter(Boolean)
      .join(language === 'ar' ? '، ' : ', '),
  day: ({ day, until }, { t, language }) => {
    const said = day && sayDay(day, 'short', language);
    return said && until ? t.ask.until(said, sayDay(until, 'short', language)) : said;
  },
  hour: ({ time, hour }, { t }) => time ?? (hour && t.ask.hours[hour]),
  where: ({ where }) => where,
  budget: ({ budget }, { t, format }) =>
    budget && t.ask[budget.each ? 'underEach' : 'under'](format.money(budget.most)),
  occasion: ({ occasion }) => occasion,
};
