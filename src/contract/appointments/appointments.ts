/** Hours with people of the house: a consultation, or a home seen with the agent who shows it. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { appointmentCalendarPath } from '#contract/paths.ts';
import { ById, Day, Id, InLanguage, Instant, Language, Slug } from '#contract/primitives.ts';
import { ProseText, TextLine, TimeZone } from '#contract/typed-text.ts';

/** What an adviser can be asked about. */
export const Topic = z.enum(['general', 'real-estate', 'business', 'schooling', 'vip', 'travel']);
export type Topic = z.infer<typeof Topic>;

/** Longest texts, so that the form can stop where the server would. */
export const appointmentLengths = {
  subject: 200,
  name: 120,
  email: 254,
  phone: 32,
  message: 2000,
} as const;

/** More days than any month shows, and few enough to be told in one answer. */
export const mostSlotDays = 45;

export const Adviser = z.object({
  slug: Slug,
  name: z.string(),
  title: z.string(),
  initials: z.string(),
  /** As the reader calls them: English, Arabic. */
  languages: z.array(z.string()),
});
export type Adviser = z.infer<typeof Adviser>;

export const Slot = z.object({
  startsAt: Instant,
  endsAt: Instant,
  /** Who is free then. */
  advisers: z.array(Slug).min(1),
});
export type Slot = z.infer<typeof Slot>;

const Sought = z.object({
  topic: Topic.default('general'),
  /** The home that is to be seen; then the topic is real estate. */
  home: Slug.optional(),
  /** Only this person's hours. */
  adviser: Slug.optional(),
});

export const SlotsAsk = Sought.extend(InLanguage.shape).extend({
  /** Days of the reader's own zone; both belong to it. */
  from: Day,
  to: Day,
  /** Dubai's where none is named. */
  zone: TimeZone.optional(),
});
export type SlotsAsk = z.infer<typeof SlotsAsk>;

export const FreeSlots = z.object({
  /** Everybody who could be chosen, free or not. */
  advisers: z.array(Adviser),
  /** The days that have a free hour, by the reader's calendar. */
  days: z.array(z.object({ day: Day, slots: z.array(Slot) })),
  /** Public holidays of the UAE among them. */
  holidays: z.array(z.object({ day: Day, name: z.string() })),
  /** The first free hour from the first day on, however far away; null where there is none. */
  next: Instant.nullable(),
  /** The last day on which anything is offered. */
  horizon: Day,
});
export type FreeSlots = z.infer<typeof FreeSlots>;

const phone = z
  .string()
  .trim()
  .max(appointmentLengths.phone)
  .regex(/^(\+?[\d ().-]{5,})?$/, 'It must be a phone number')
  .default('');

export const AppointmentAsk = Sought.extend({
  subject: TextLine.max(appointmentLengths.subject),
  startsAt: Instant,
  zone: TimeZone,
  name: TextLine.max(appointmentLengths.name),
  email: z.email('It must be a mail address').max(appointmentLengths.email),
  phone,
  message: ProseText.max(appointmentLengths.message).default(''),
  language: Language,
});
export type AppointmentAsk = z.infer<typeof AppointmentAsk>;

export const AppointmentKind = z.enum(['consultation', 'viewing']);
export type AppointmentKind = z.infer<typeof AppointmentKind>;

/** The whole life of an appointment. */
export const AppointmentState = z.enum(['booked', 'cancelled', 'completed', 'no_show']);
export type AppointmentState = z.infer<typeof AppointmentState>;

export const Appointment = z.object({
  id: Id,
  kind: AppointmentKind,
  topic: Topic,
  subject: z.string(),
  state: AppointmentState,
  startsAt: Instant,
  endsAt: Instant,
  zone: z.string(),
  adviser: Adviser,
  home: Slug.nullable(),
  /** Where it takes place, in the words of its reader. */
  place: z.string(),
  /** Whether it can still be moved or cancelled. */
  isOpen: z.boolean(),
});
export type Appointment = z.infer<typeof Appointment>;

/** The token opens the page on which it is moved or cancelled, as the link in the mail does. */
export const BookedAppointment = z.object({ appointment: Appointment, token: z.string() });
export type BookedAppointment = z.infer<typeof BookedAppointment>;

/** What the link in a mail carries. */
const ByLink = z.object({ token: z.string().min(20).max(100) });
const ReadByLink = ByLink.extend(InLanguage.shape);

/** The nearest free hours, in the parameters of `slot_taken`: moments with a space between. */
export const nearestSlotsParam = 'nearest';

export const appointments = {
  slots: endpoint('GET', '/rest/v1/appointments/slots', {
    query: SlotsAsk,
    returns: FreeSlots,
    summary: 'Free hours of the advisers for a topic, by the days of the reader’s zone.',
  }),
  book: endpoint('POST', '/rest/v1/appointments', {
    acting: 'request',
    body: AppointmentAsk,
    returns: BookedAppointment,
    once: true,
    summary: 'Books an hour; both sides get an invitation by mail.',
  }),
  list: endpoint('GET', '/rest/v1/appointments', {
    acting: 'view',
    query: InLanguage,
    returns: z.array(Appointment),
    summary: 'The client’s own appointments, the next first and then those that are over.',
  }),
  link: endpoint('POST', '/rest/v1/appointments/:id/link', {
    params: ById,
    returns: z.object({ token: z.string() }),
    summary: 'A link to the client’s own appointment, as the mails carry one.',
  }),
  find: endpoint('POST', '/rest/v1/appointments/find', {
    body: ReadByLink,
    returns: Appointment,
    summary: 'The appointment that a link in a mail belongs to.',
  }),
  move: endpoint('POST', '/rest/v1/appointments/move', {
    body: ReadByLink.extend({ startsAt: Instant, adviser: Slug.optional(), zone: TimeZone }),
    returns: Appointment,
    summary: 'Moves the appointment of a link to another free hour; both calendars follow.',
  }),
  cancel: endpoint('POST', '/rest/v1/appointments/cancel', {
    body: ReadByLink,
    returns: Appointment,
    summary: 'Cancels the appointment of a link. A second time changes nothing.',
  }),
  calendar: endpoint('GET', appointmentCalendarPath, {
    query: ReadByLink,
    file: 'text/calendar',
    summary: 'The appointment of a link as a calendar file.',
  }),
};
