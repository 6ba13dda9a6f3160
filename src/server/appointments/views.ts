import type { Appointment } from '#contract/appointments/appointments.ts';
import type { DeskAppointment } from '#contract/appointments/desk.ts';
import type { Instant, Language, Localised } from '#contract/primitives.ts';
import { canHappen } from '#domain/appointments/life.ts';
import { adviserView, type DiaryPerson } from '#server/appointments/people.ts';
import type { AppointmentRow } from '#server/appointments/store.ts';
import { appointments as arabic } from '#server/appointments/text.ar.ts';
import { appointments as english } from '#server/appointments/text.en.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export const appointmentWords = { en: english, ar: arabic };

/** An appointment with whom it is, in the catalogue it is told from. */
export interface AppointmentContext {
  row: AppointmentRow;
  /** Undefined once they left the house. */
  person: DiaryPerson | undefined;
  snapshot: Snapshot;
}

export function appointmentView(
  told: AppointmentContext,
  language: Language,
  now: Instant,
): Appointment {
  const { id, kind, topic, subject, state, startsAt, endsAt, zone, home } = told.row;
  return {
    id,
    kind,
    topic,
    subject,
    state,
    startsAt,
    endsAt,
    zone,
    home,
    adviser: whoIn(told, language),
    place: placeIn(told, language),
    isOpen: canHappen(told.row, 'move', now),
  };
}

export function deskView(
  told: AppointmentContext,
  language: Language,
  now: Instant,
): DeskAppointment {
  const { clientId, name, email, phone, message, createdAt } = told.row;
  return {
    ...appointmentView(told, language, now),
    clientId,
    name,
    email,
    phone,
    message,
    createdAt,
    language: told.row.language,
  };
}

/** Whoever left the house is followed by the house itself. */
function whoIn(
  { row, person, snapshot }: AppointmentContext,
  language: Language,
): Appointment['adviser'] {
  if (person) return adviserView(person, snapshot, language);
  const name = snapshot.texts('company').brand.name[language];
  return { slug: row.adviser, name, title: '', initials: '', languages: [] };
}

/** The home as people call it; one that was taken off the list goes by what the client wrote. */
export function homeTitle({ row, snapshot }: AppointmentContext, language: Language): string {
  const home = row.home && snapshot.bySlug('properties', row.home);
  return home ? home.title[language] : row.subject;
}

export function placeIn(told: AppointmentContext, language: Language): string {
  const words = appointmentWords[language];
  const { row, snapshot } = told;
  if (row.kind === 'consultation') return row.phone ? words.weCall(row.phone) : words.byTelephone;
  const home = row.home && snapshot.bySlug('properties', row.home);
  const area: { name: Localised } | undefined =
    (home && snapshot.bySlug('locations', home.location)) || undefined;
  return area
    ? words.atHome(homeTitle(told, language), area.name[language])
    : homeTitle(told, language);
}
