/** What a notification tells, as its sentence needs it: names as they are, moments as people say them. */
import { Temporal } from 'temporal-polyfill/full';
import type { Notification } from '#contract/notifications.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { clockTime, sameClock, spokenMoment } from '#domain/consultation.ts';
import { houseZone } from '#domain/time.ts';

/** Whatever of it was told. */
export interface SaidAbout {
  name?: string | undefined;
  state?: string | undefined;
  step?: string | undefined;
  paper?: string | undefined;
  event?: string | undefined;
  /** When it begins. */
  on?: string | undefined;
  /** When it ends, or was due. */
  until?: string | undefined;
}

export function saidAbout({ about }: Notification, language: Language): SaidAbout {
  const text = (name: string) => {
    const value = about[name];
    return value === undefined || value === '' ? undefined : String(value);
  };
  const moment = (value: string | undefined) => value && spokenHere(value, language);
  return {
    ...{ name: text('name'), state: text('state'), step: text('step'), paper: text('paper') },
    event: text('event'),
    on: moment(text('startsAt')),
    until: moment(text('until') ?? text('expiresAt')),
  };
}

/** On the reader's clock; the zone is named where it is not Dubai's. */
export function spokenHere(moment: Instant, language: Language): string {
  const { day, time, zone } = spokenMoment(moment, zoneHere(), language);
  const comma = language === 'ar' ? '،' : ',';
  const said = `${day}${comma} ${time}`;
  return sameClock(moment, zoneHere(), houseZone) ? said : `${said} (${zone})`;
}

export const timeHere = (moment: Instant) => clockTime(moment, zoneHere());

const zoneHere = () => Temporal.Now.timeZoneId();

/** The day of the reader's own calendar on which something happened. */
export function dayHere(moment: Instant): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zoneHere()).toPlainDate().toString();
}

export function todayHere(): string {
  return Temporal.Now.plainDateISO().toString();
}
