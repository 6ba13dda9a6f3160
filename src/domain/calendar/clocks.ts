/** What clocks in different places show at one moment, and how people say it. */
import { Temporal } from 'temporal-polyfill/full';
import type { Instant, Language } from '#contract/primitives.ts';
import { keptByName } from '#domain/memo.ts';
import { houseZone, spokenLocaleOf } from '#domain/time.ts';

/** A moment as people say it in a zone: the day, and the hour on a clock of 24. */
export function spokenMoment(moment: Instant, zone: string, language: Language) {
  const { epochMilliseconds } = Temporal.Instant.from(moment);
  return {
    day: days[language](zone).format(epochMilliseconds),
    time: clockTime(moment, zone),
    /** Such as "United Kingdom Time". */
    zone: zoneNames[language](zone),
  };
}

const inBoth = <Thing>(make: (language: Language, zone: string) => Thing) => ({
  en: keptByName((zone: string) => make('en', zone)),
  ar: keptByName((zone: string) => make('ar', zone)),
});

const days = inBoth(
  (language, timeZone) =>
    new Intl.DateTimeFormat(spokenLocaleOf[language], {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone,
    }),
);

const zoneNames = inBoth(zoneName);

/** What a clock there shows: `10:30`. */
export function clockTime(moment: Instant, zone: string): string {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}

/** What has no place of its own, such as universal time, is told by its difference, which never changes. */
function zoneName(language: Language, timeZone: string): string {
  const named = new Intl.DateTimeFormat(spokenLocaleOf[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  // `GMT+00:00`
  const isBare = named === undefined || /\d/.test(named);
  return isBare ? differences[language](hoursAhead(timeZone)) : named;
}

function hoursAhead(zone: string): number {
  const at = Temporal.Instant.fromEpochMilliseconds(0);
  const offset = (of: string) => at.toZonedDateTimeISO(of).offsetNanoseconds;
  return (offset(zone) - offset(houseZone)) / 3_600_000_000_000;
}

const differences: Record<Language, (hours: number) => string> = {
  en: (hours) => {
    const count = Math.abs(hours);
    return `${count} ${count === 1 ? 'hour' : 'hours'} ${hours < 0 ? 'behind' : 'ahead of'} Dubai`;
  },
  ar: (hours) => {
    const count = Math.abs(hours);
    if (count === 1) return 'بفارق ساعة عن دبي';
    if (count === 2) return 'بفارق ساعتين عن دبي';
    return `بفارق ${count} ${count <= 10 ? 'ساعات' : 'ساعة'} عن دبي`;
  },
};

/** Whether two clocks show the same at a moment; then telling both would only confuse. */
export function sameClock(moment: Instant, zone: string, other: string): boolean {
  const at = Temporal.Instant.from(moment);
  return (
    at.toZonedDateTimeISO(zone).offsetNanoseconds === at.toZonedDateTimeISO(other).offsetNanoseconds
  );
}
