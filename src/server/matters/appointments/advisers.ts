/** Whom a client meets at an hour they booked, as the catalogue calls them. */
import type { MatterAppointment } from '#contract/matters/parts.ts';
import type { Language } from '#contract/primitives.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { MatterAppointmentRow } from '#server/matters/appointments/store.ts';

export interface AdviserReader {
  snapshot: Snapshot;
  language: Language;
}

export function appointmentShown(
  { adviser: slug, ...hour }: MatterAppointmentRow,
  reader: AdviserReader,
): MatterAppointment {
  return {
    ...hour,
    isBooked: slug !== null,
    adviser: slug === null ? null : adviserNamed(slug, reader),
  };
}

/** Nobody, once they left the house. */
export function adviserNamed(
  slug: string,
  { snapshot, language }: AdviserReader,
): MatterAppointment['adviser'] {
  const agent = snapshot.bySlug('agents', slug);
  if (agent)
    return { name: agent.name[language], title: agent.title[language], phone: agent.phone };
  const member = snapshot.bySlug('pages', 'team')?.members?.find((one) => one.slug === slug);
  return member ? { name: member.name[language], title: member.role[language], phone: null } : null;
}
