import type { AgendaEntry, DoneEntry } from '#contract/dashboard.ts';
import type { ItineraryAppointment } from '#contract/itinerary.ts';
import type { Language, Localised } from '#contract/primitives.ts';
import { pictureOf } from '#domain/catalogue.ts';
import { dayInDubai } from '#domain/time.ts';
import type { AgendaRow, DoneRow } from '#server/dashboard/day-store.ts';
import type { DashboardReader } from '#server/dashboard/views.ts';

const inLanguage = (said: Localised | string, language: Language): string =>
  typeof said === 'string' ? said : said[language];

const pathTo = (area: string, id: string) =>
  area === 'itinerary' ? '/bookings/itinerary' : `/dashboard/${area}/${id}`;

export const agendaEntry = (
  { area, art, title, note, ...row }: AgendaRow,
  { language, snapshot, artBase }: DashboardReader,
): AgendaEntry => ({
  ...row,
  title: inLanguage(title, language),
  note: note && inLanguage(note, language),
  with: null,
  path: pathTo(area, row.id),
  picture: art && pictureOf(art, { artBase, language, words: snapshot.texts('taxonomy') }),
});

/** As the itinerary has it. */
export const hourEntry = ({
  startsAt,
  endsAt,
  place,
  ...hour
}: ItineraryAppointment & { with: string | null }): AgendaEntry => ({
  ...hour,
  kind: 'appointment',
  note: place || null,
  day: dayInDubai(startsAt),
  at: startsAt,
  until: endsAt,
  picture: null,
});

/** An hour that is set keeps the word that was promised for it: it stands once. */
export const withoutKept = (entries: AgendaEntry[], hours: readonly AgendaEntry[]): AgendaEntry[] =>
  entries.filter(
    ({ kind, at, path }) =>
      kind !== 'promise' || !hours.some((hour) => hour.at === at && hour.path === path),
  );

/** Day by day; what has no hour stands first. */
export function byDayAndHour(one: AgendaEntry, other: AgendaEntry): number {
  return one.day.localeCompare(other.day) || (one.at ?? '').localeCompare(other.at ?? '');
}

export const doneEntry = (
  { area, about, title, ...row }: DoneRow,
  language: Language,
): DoneEntry => ({
  ...row,
  title: title[language],
  path: pathTo(area, about),
});
