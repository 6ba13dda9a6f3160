import { Temporal } from 'temporal-polyfill/full';
import type { ConsultationStatus } from '#contract/consultation.ts';
import type { Day, Instant, Language } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import { kept } from '#domain/kept.ts';
import { dayInDubai, houseZone, secondsAfter } from '#domain/time.ts';

/** How long an adviser keeps free. */
export const consultationMinutes = 30;

/** The house is awake at any hour; it only wants to know two hours before. */
const noticeSeconds = 2 * 60 * 60;
const furthestDays = 180;

/** The first day in Dubai that still has an hour to offer. */
export function firstConsultationDay(now: Instant): Day {
  return dayInDubai(secondsAfter(now, noticeSeconds + consultationMinutes * 60));
}

/** The half hours of a day in Dubai that can be asked for. */
export function consultationHours(day: Day, now: Instant): Instant[] {
  const midnight = Temporal.PlainDate.from(day).toZonedDateTime(houseZone).toInstant();
  const hours = Array.from({ length: 48 }, (_, index) =>
    midnight.add({ minutes: index * consultationMinutes }).toString({ fractionalSecondDigits: 3 }),
  );
  return hours.filter((hour) => !whyNot(hour, now));
}

/** Why an hour cannot be asked for; undefined where it can. */
function whyNot(startsAt: Instant, now: Instant): string | undefined {
  const hour = Temporal.Instant.from(startsAt).toZonedDateTimeISO(houseZone);
  if (!hour.equals(hour.round({ smallestUnit: 'minute', roundingIncrement: consultationMinutes })))
    return 'It must be on the hour or the half hour';
  if (isBefore(startsAt, secondsAfter(now, noticeSeconds))) return 'It must be two hours ahead';
  if (isBefore(secondsAfter(now, furthestDays * 24 * 60 * 60), startsAt))
    return 'It must be within the next six months';
  return undefined;
}

export function checkConsultationHour(startsAt: Instant, now: Instant): void {
  const why = whyNot(startsAt, now);
  if (why)
    throw new Failure('validation_failed', `Please choose another hour. ${why}.`, {
      fields: { startsAt: why },
    });
}

interface Standing {
  startsAt: Instant;
  withdrawnAt: Instant | null;
}

export function consultationStatus({ startsAt, withdrawnAt }: Standing, now: Instant) {
  const open: ConsultationStatus = isBefore(now, startsAt) ? 'asked' : 'past';
  return withdrawnAt ? 'withdrawn' : open;
}

export function checkWithdrawal(request: Standing, now: Instant): void {
  if (consultationStatus(request, now) === 'past')
    throw new Failure('conflict', 'That hour has come already, so there is nothing to withdraw.');
}

/** Arabic keeps Western digits, as everywhere in the house. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' };

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
  en: kept((zone: string) => make('en', zone)),
  ar: kept((zone: string) => make('ar', zone)),
});

const days = inBoth(
  (language, timeZone) =>
    new Intl.DateTimeFormat(locales[language], {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      timeZone,
    }),
);

const zoneNames = inBoth(zoneName);

/** What a clock there shows: `10:30`. */
export function clockTime(moment: Instant, zone: string): string {
  const local = Temporal.Instant.from(moment).toZonedDateTimeISO(zone);
  return local.toPlainTime().toString({ smallestUnit: 'minute' });
}

function zoneName(language: Language, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locales[language], {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whether two clocks show the same at a moment; then telling both would only confuse. */
export function sameClock(moment: Instant, zone: string, other: string): boolean {
  const at = Temporal.Instant.from(moment);
  return (
    at.toZonedDateTimeISO(zone).offsetNanoseconds === at.toZonedDateTimeISO(other).offsetNanoseconds
  );
}

const isBefore = (one: Instant, other: Instant) => Temporal.Instant.compare(one, other) < 0;
