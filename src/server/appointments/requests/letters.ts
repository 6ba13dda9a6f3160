import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { consultationMinutes } from '#domain/appointments/requests.ts';
import { sameClock, spokenMoment } from '#domain/calendar/clocks.ts';
import { houseZone, secondsAfter } from '#domain/time.ts';
import type { ConsultationRequest } from '#server/appointments/requests/store.ts';
import { consultation as arabic } from '#server/appointments/requests/text.ar.ts';
import { consultation as english } from '#server/appointments/requests/text.en.ts';
import {
  type Correspondent,
  calendarFile,
  calendarPartType,
  uidOf,
} from '#server/platform/files/calendar-file.ts';
import type { Fact, MailBlock, MailContent } from '#server/platform/messages/content.ts';
import type { OutgoingMail, Template } from '#server/platform/messages/messages.ts';
import type { Attachment } from '#server/platform/messages/table.ts';

const words = { en: english, ar: arabic };

/** The language the house itself reads. */
const houseLanguage: Language = 'en';

/** What the letters need beside the request; an invitation needs a title on top. */
type Surroundings = Pick<Invitation, 'house' | 'publicUrl' | 'now'>;

export function withdrawnLetters(
  request: ConsultationRequest,
  around: Surroundings,
): OutgoingMail[] {
  const { id, email, language } = request;
  const theirs = cancellation(inLanguage(request, around, language));
  const ours = cancellation(forHouse(request, around));
  return [
    {
      channel: 'mail',
      to: email,
      language,
      template: withdrawn(request, around.publicUrl),
      eventKey: `consultation-withdrawn:${id}`,
      attachments: [theirs],
    },
    {
      channel: 'mail',
      to: around.house.email,
      language: houseLanguage,
      template: withdrawnHouse(request),
      eventKey: `consultation-withdrawn-house:${id}`,
      headers: { 'Reply-To': email },
      attachments: [ours],
    },
  ];
}

function inLanguage(
  request: ConsultationRequest,
  around: Surroundings,
  language: Language,
): Invitation {
  const title = words[language].calendarTitle(request.subject);
  return { ...around, request, language, title };
}

const forHouse = (request: ConsultationRequest, around: Surroundings): Invitation => ({
  ...inLanguage(request, around, houseLanguage),
  message: request.message,
});

const withdrawn = (request: ConsultationRequest, publicUrl: string): Template<MailContent> =>
  template('consultation-withdrawn', (language) => {
    const text = words[language].withdrawn;
    const home = publicUrl + addressOf(language, '/');
    return {
      ...text,
      subject: text.subject(request.subject),
      facts: hourFacts(request, language),
      button: { kind: 'button', label: text.again, url: home },
    };
  });

const withdrawnHouse = (request: ConsultationRequest): Template<MailContent> =>
  template('consultation-withdrawn-house', (language) => {
    const text = words[language].withdrawnHouse;
    return {
      ...text,
      subject: text.subject(request.name, request.subject),
      facts: [...hourFacts(request, language), ...personFacts(request, language)],
    };
  });

interface Invitation {
  request: ConsultationRequest;
  /** The language of its reader. */
  language: Language;
  title: string;
  /** For the house alone: the address of the visitor is unproved, and this could be any text. */
  message?: string;
  house: Correspondent;
  publicUrl: string;
  now: string;
}

/** Takes the hour out of the calendar again: the identity of the invitation, and the next number. */
function cancellation(given: Invitation): Attachment {
  const { request, language, title, message, house, publicUrl, now } = given;
  const { id, name, email, startsAt } = request;
  const content = calendarFile('cancel', language, {
    uid: uidOf(id, publicUrl),
    sequence: 1,
    starts: startsAt,
    ends: secondsAfter(startsAt, consultationMinutes * 60),
    stamp: now,
    summary: title,
    ...(message && { description: message }),
    organizer: house,
    attendees: [{ name, email }],
    tentative: true,
  });
  return { filename: 'consultation.ics', contentType: calendarPartType('cancel'), content };
}

/** What a letter says, before it has a layout. */
interface Said {
  subject: string;
  preheader: string;
  heading: string;
  text: string;
  why: string;
  facts: Fact[];
  button?: MailBlock;
}

const template = (name: string, write: (language: Language) => Said): Template<MailContent> => ({
  name,
  write: (language) => {
    const { subject, preheader, heading, text, why, facts, button } = write(language);
    const blocks: MailBlock[] = [
      { kind: 'heading', text: heading },
      { kind: 'paragraph', text },
      { kind: 'facts', facts },
    ];
    return {
      subject,
      preheader,
      blocks: button ? [...blocks, button] : blocks,
      why,
    };
  },
});

/** The hour in Dubai and, where it reads differently there, on the visitor's own clock. */
function hourFacts({ subject, startsAt, zone }: ConsultationRequest, language: Language): Fact[] {
  const { facts, moment } = words[language];
  const dubai = spokenMoment(startsAt, houseZone, language);
  const there = spokenMoment(startsAt, zone, language);
  return [
    { label: facts.subject, value: subject },
    { label: facts.dubai, value: moment(dubai.day, dubai.time) },
    ...(sameClock(startsAt, zone, houseZone)
      ? []
      : [{ label: there.zone, value: moment(there.day, there.time) }]),
  ];
}

function personFacts(request: ConsultationRequest, language: Language): Fact[] {
  const { facts } = words[language];
  const given: Fact[] = [
    { label: facts.name, value: request.name },
    { label: facts.email, value: request.email },
    { label: facts.phone, value: request.phone },
    { label: facts.message, value: request.message },
  ];
  return given.filter(({ value }) => value !== '');
}
