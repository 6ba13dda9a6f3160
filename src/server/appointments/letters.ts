/** One letter for everything that happens to an appointment: to the client, and to the adviser. */
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { clockTime, sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { houseZone } from '#domain/time.ts';
import {
  type AppointmentSurroundings,
  appointmentEntry,
  invitation,
  linkAddress,
} from '#server/appointments/invitation.ts';
import {
  type AppointmentContext,
  placeIn,
  appointmentWords as words,
} from '#server/appointments/views.ts';
import type { Fact, MailBlock, MailContent } from '#server/platform/messages/content.ts';
import type { OutgoingMail, Template } from '#server/platform/messages/messages.ts';

/** The hour in Dubai and, where it reads differently there, on the client's own clock. */
function hourFacts(told: AppointmentContext, language: Language): Fact[] {
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

const withTitle = ({ person }: AppointmentContext, language: Language): string =>
  person ? `${person.name[language]}, ${person.title[language]}` : '';

function spokenSpan(
  { row: { startsAt, endsAt } }: AppointmentContext,
  zone: string,
  language: Language,
): string {
  const { day, time } = spokenMoment(startsAt, zone, language);
  return words[language].moment(day, time, clockTime(endsAt, zone));
}

function placeOf(told: AppointmentContext, language: Language): string {
  const { kind, phone } = told.row;
  return kind === 'consultation' && !phone ? words[language].sendNumber : placeIn(told, language);
}

/** Who comes: for the adviser alone. */
function clientFacts({ row }: AppointmentContext, language: Language): Fact[] {
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

export type AppointmentLetterKind = keyof (typeof words)['en']['letters'];
export type HouseLetterKind = Exclude<keyof (typeof words)['en']['house'], 'why'>;

/** The language the house itself reads. */
const houseLanguage: Language = 'en';

const takesBack = (kind: AppointmentLetterKind | HouseLetterKind) =>
  kind === 'cancelled' || kind === 'called_off';

/** A reminder belongs to its start: one that moved is reminded of its new hour. */
export function eventKeyOf(
  kind: AppointmentLetterKind,
  row: Pick<AppointmentContext['row'], 'id' | 'startsAt'> & { sequence?: number },
) {
  const version = kind.startsWith('reminder') ? row.startsAt : row.sequence;
  return `appointment-${kind}:${row.id}:${version}`;
}

interface ClientLetter {
  kind: AppointmentLetterKind;
  /** Opens the page on which it is moved or cancelled. */
  token?: string;
  /** Why the house calls it off, as a person wrote it. */
  reason?: string;
}

export function clientLetter(
  told: AppointmentContext,
  around: AppointmentSurroundings,
  { kind, token, reason = '' }: ClientLetter,
): OutgoingMail {
  const { email, language } = told.row;
  const link = token && linkAddress(around.publicUrl, language, token);
  const method = takesBack(kind) ? 'cancel' : 'request';
  const entry = appointmentEntry(told, around, language);
  const description = link && words[language].calendarText(personName(told, language), link);
  const button: MailBlock = link
    ? { kind: 'button', label: words[language].change, url: link }
    : { kind: 'button', label: words[language].again, url: contactAddress(around, language) };
  return {
    channel: 'mail',
    to: email,
    language,
    template: clientTemplate(kind, told, { reason, button }),
    eventKey: eventKeyOf(kind, told.row),
    about: { thread: `appointment:${told.row.id}`, reader: told.row.clientId, isPrompt: true },
    attachments: [invitation(method, { ...entry, ...(description && { description }) }, language)],
  };
}

const clientTemplate = (
  kind: AppointmentLetterKind,
  told: AppointmentContext,
  { reason, button }: { reason: string; button: MailBlock },
): Template<MailContent> => ({
  name: `appointment-${kind}`,
  write: (language) => {
    const { letters, facts } = words[language];
    const { subject, preheader, heading, text, why } = letters[kind];
    const given = reason ? [{ label: facts.reason, value: reason }] : [];
    const blocks: MailBlock[] = [
      { kind: 'heading', text: heading(told.row.name) },
      { kind: 'paragraph', text },
      { kind: 'facts', facts: [...hourFacts(told, language), ...given] },
      button,
    ];
    return { subject: subject(told.row.subject), preheader, blocks, why };
  },
});

/** To the adviser's own mailbox, or the house's where they have none. */
export function adviserLetter(
  told: AppointmentContext,
  around: AppointmentSurroundings,
  kind: HouseLetterKind,
): OutgoingMail {
  const { id, sequence, email, message, adviser } = told.row;
  const entry = appointmentEntry(told, around, houseLanguage);
  // For the house alone: nobody has proved the client's address, and this could be any text.
  const noted = { ...entry, ...(message && { description: message }) };
  const method = takesBack(kind) ? 'cancel' : 'request';
  return {
    channel: 'mail',
    to: told.person?.email ?? around.house.email,
    language: houseLanguage,
    template: adviserTemplate(kind, told),
    eventKey: `appointment-${kind}-house:${id}:${sequence}:${adviser}`,
    headers: { 'Reply-To': email },
    attachments: [invitation(method, noted, houseLanguage)],
  };
}

const adviserTemplate = (
  kind: HouseLetterKind,
  told: AppointmentContext,
): Template<MailContent> => ({
  name: `appointment-${kind}-house`,
  write: (language) => {
    const { house } = words[language];
    const { subject, heading, text } = house[kind];
    const facts = [...hourFacts(told, language), ...clientFacts(told, language)];
    const blocks: MailBlock[] = [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
      { kind: 'facts', facts },
    ];
    const { name, subject: about } = told.row;
    return { subject: subject(name, about), preheader: text, blocks, why: house.why };
  },
});

const contactAddress = ({ publicUrl }: AppointmentSurroundings, language: Language) =>
  publicUrl + addressOf(language, '/contact');

const personName = ({ person, snapshot }: AppointmentContext, language: Language): string =>
  (person?.name ?? snapshot.texts('company').brand.name)[language];
