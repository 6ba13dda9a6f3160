import { Temporal } from 'temporal-polyfill/full';
import type { Day, Instant, Language } from '#contract/primitives.ts';

/** The one place the house lives by. */
export const houseZone = 'Asia/Dubai';

/** The day it is in Dubai at a moment. */
export function dayInDubai(moment: Instant): Day {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone).toPlainDate().toString();
}

export function hourInDubai(moment: Instant): number {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(houseZone).hour;
}

/** The moment a number of seconds later. */
export function secondsAfter(moment: Instant, seconds: number): Instant {
  return Temporal.Instant.from(moment).add({ seconds }).toString({ fractionalSecondDigits: 3 });
}

/** Western digits in both, as is the habit in the UAE. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

/** A moment as people in Dubai say it. */
export function whenInDubai(moment: Instant, language: Language): string {
  return Temporal.Instant.from(moment).toLocaleString(locales[language], {
    // A short date is figures alone in Arabic, and nobody can tell the day from the month.
    dateStyle: language === 'ar' ? 'long' : 'medium',
    timeStyle: 'short',
    timeZone: houseZone,
  });
}
