import { Temporal } from 'temporal-polyfill/full';
import type { Instant } from '#contract/primitives.ts';
import { localeOf } from '#domain/localise.ts';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';

/** What the reader's own clock showed at a moment. */
export function useClock(): (moment: Instant) => string {
  const { language } = useText();
  const format = new Intl.DateTimeFormat(localeOf[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  return (moment) => format.format(Temporal.Instant.from(moment).epochMilliseconds);
}

/** Whole minutes from now to a moment, never none. */
export function minutesUntil(moment: Instant): number {
  const seconds = Temporal.Instant.from(nowHere()).until(moment, { largestUnit: 'second' }).seconds;
  return Math.max(1, Math.round(seconds / 60));
}
