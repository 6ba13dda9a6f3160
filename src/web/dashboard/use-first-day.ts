import type { AgendaEntry, Dashboard } from '#contract/dashboard.ts';
import { dayInDubai } from '#domain/time.ts';
import type { DayNow } from '#web/dashboard/use-day.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';

const alone = { until: null, picture: null, with: null };

/** A day that holds nothing yet still has its sunset, and the hour by which the house would answer. */
export function useFirstDay(read: Dashboard | undefined, { day, setsAt }: DayNow): AgendaEntry[] {
  const { t } = useText();
  const words = t.dashboard.day;
  if (!read || read.firstSteps.length === 0) return [];
  const sunset: AgendaEntry = {
    ...alone,
    kind: 'planned',
    id: 'sunset',
    title: words.sunsetTag,
    note: null,
    day,
    at: setsAt,
    path: '/bookings/itinerary',
  };
  const { firstWord, manager } = read;
  if (!firstWord || dayInDubai(firstWord) !== day) return [sunset];
  const word: AgendaEntry = {
    ...alone,
    kind: 'promise',
    id: 'first-word',
    title: words.ifAsked,
    note: manager?.name ?? null,
    day,
    at: firstWord,
    path: addresses.ask,
  };
  return [sunset, word];
}
