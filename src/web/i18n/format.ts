import type { Day, Instant, Language, Money } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { plainNumber } from '#web/i18n/figures.ts';

export interface Format {
  number(value: number): string;
  /** `$2,500`, `AED 5,500`; minor units are shown only where there are some. */
  money(price: Money): string;
  /** A day as people say it, without a zone. */
  day(day: Day): string;
  /** A moment in the reader's zone, or in the zone that is named. */
  when(moment: Instant, zone?: string): string;
}

export function formatIn(language: Language): Format {
  const locale = localeOf[language];
  // A short date is figures alone in Arabic, and nobody can tell the day from the month.
  const dateStyle = language === 'ar' ? 'long' : 'medium';
  return {
    number: (value) => plainNumber(value) ?? new Intl.NumberFormat(locale).format(value),
    money: (price) => moneyIn(language, price),
    day: (day) => date(locale, { dateStyle, timeZone: 'UTC' }, `${day}T00:00:00Z`),
    // The house counts 24 hours, as its timetables do.
    when: (moment, timeZone) =>
      date(locale, { dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone }, moment),
  };
}

function date(locale: string, options: Intl.DateTimeFormatOptions, moment: string): string {
  // Only to hand Intl its number: public pages cannot afford Temporal's 19 KB in their first chunk.
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(moment));
}
