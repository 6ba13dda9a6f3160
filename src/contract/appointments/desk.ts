/** What the desk does about appointments: who comes, who did not, and which adviser is away. */
import { z } from 'zod';
import { Appointment } from '#contract/appointments/appointments.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ById, Id, InLanguage, Instant, Language, PageNext, Slug } from '#contract/primitives.ts';
import { ProseText, TextLine } from '#contract/typed-text.ts';

export const DeskAppointment = Appointment.extend({
  clientId: Id.nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: Language,
  createdAt: Instant,
});
export type DeskAppointment = z.infer<typeof DeskAppointment>;

const DeskPage = InLanguage.extend({
  adviser: Slug.optional(),
  after: PageNext,
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const appointmentReasonLength = 300;
/** Longer than a year is no absence: such a person no longer advises. */
export const longestAbsenceDays = 366;

export const AbsenceAsk = z.object({
  startsAt: Instant,
  endsAt: Instant,
  /** For colleagues; visitors only see that these hours are not offered. */
  reason: TextLine.max(200),
});
export type AbsenceAsk = z.infer<typeof AbsenceAsk>;

export const Absence = AbsenceAsk.extend({ id: Id, adviser: Slug });
export type Absence = z.infer<typeof Absence>;

const OfAdviser = z.object({ id: Slug });
const byId = { params: ById, query: InLanguage, returns: DeskAppointment };

export const deskAppointments = {
  list: endpoint('GET', '/rest/v1/desk/appointments', {
    query: DeskPage,
    returns: z.object({ items: z.array(DeskAppointment), next: z.string().nullable() }),
    summary: 'Staff read what is booked and not yet closed, of all advisers, the earliest first.',
  }),
  cancel: endpoint('POST', '/rest/v1/desk/appointments/:id/cancel', {
    ...byId,
    body: z.object({ reason: ProseText.max(appointmentReasonLength).default('') }),
    summary: 'Staff call an appointment off; the client is told, with the reason.',
  }),
  complete: endpoint('POST', '/rest/v1/desk/appointments/:id/complete', {
    ...byId,
    summary: 'Staff say that an appointment took place.',
  }),
  noShow: endpoint('POST', '/rest/v1/desk/appointments/:id/no-show', {
    ...byId,
    summary: 'Staff say that nobody came.',
  }),
  absences: endpoint('GET', '/rest/v1/desk/advisers/:id/absences', {
    params: OfAdviser,
    returns: z.array(Absence),
    summary: 'Staff read when an adviser is away, what is over left out.',
  }),
  addAbsence: endpoint('POST', '/rest/v1/desk/advisers/:id/absences', {
    params: OfAdviser,
    body: AbsenceAsk,
    returns: Absence,
    summary: 'Staff take an adviser out for some hours. Appointments made before stay.',
  }),
  removeAbsence: endpoint('DELETE', '/rest/v1/desk/advisers/:id/absences/:absence', {
    params: OfAdviser.extend({ absence: Id }),
    summary: 'Staff give these hours back.',
  }),
};
