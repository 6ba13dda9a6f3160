import type { Language } from '#contract/primitives.ts';
import { clockTime, sameClock, spokenMoment } from '#domain/consultation.ts';
import { houseZone } from '#domain/time.ts';
import { placeIn, type Told, appointmentWords as words } from '#server/appointments/views.ts';
import type { Fact } from '#server/platform/messages/mail-layout.ts';

/** The hour in Dubai and, where it reads differently there, on the client's own clock. */
export function hourFacts(told: Told, language: Language): Fact[] {
  const { facts } = words[language];
  const { row, person } = told;
  const { startsAt, zone } = row;
  return [
    { label: facts.subject, value: row.subject },
    ...(person ? [{ label: facts.adviser, value: withTitle(told, language) }] : []),
    { label: facts.dubai, value: spokenSpan(told, houseZone, language) },
    ...(sameClock(startsAt, zone, houseZone)
      ? []
      : [
          {
            label: spokenMoment(startsAt, zone, language).zone,
            value: spokenSpan(told, zone, language),
          },
        ]),
    { label: facts.place, value: placeOf(told, language) },
  ];
}

function withTitle({ person }: Told, language: Language): string {
  return person ? `${person.name[language]}, ${person.title[language]}` : '';
}

function spokenSpan({ row: { startsAt, endsAt } }: Told, zone: string, language: Language): string {
  const { day, time } = spokenMoment(startsAt, zone, language);
  return words[language].moment(day, time, clockTime(endsAt, zone));
}

function placeOf(told: Told, language: Language): string {
  const { kind, phone } = told.row;
  return kind === 'consultation' && !phone ? words[language].sendNumber : placeIn(told, language);
}

/** Who comes: for the adviser alone. */
export function clientFacts({ row }: Told, language: Language): Fact[] {
  const { facts, languages } = words[language];
  const given: Fact[] = [
    { label: facts.name, value: row.name },
    { label: facts.email, value: row.email },
    { label: facts.phone, value: row.phone },
    { label: facts.language, value: languages[row.language] },
    { label: facts.message, value: row.message },
  ];
  return given.filter(({ value }) => value !== '');
}
