import type { Language } from '#contract/primitives.ts';
import { sameClock, spokenMoment } from '#domain/clocks.ts';
import { houseZone } from '#domain/time.ts';
import type { ConsultationRequest } from '#server/consultation/store.ts';
import { consultation as arabic } from '#server/consultation/text.ar.ts';
import { consultation as english } from '#server/consultation/text.en.ts';
import type { Fact, MailBlock, MailContent } from '#server/platform/messages/mail-layout.ts';
import type { Template } from '#server/platform/messages/messages.ts';

export const letterWords = { en: english, ar: arabic };

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

export const template = (
  name: string,
  write: (language: Language) => Said,
): Template<MailContent> => ({
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
      finePrint: [why],
    };
  },
});

/** The hour in Dubai and, where it reads differently there, on the visitor's own clock. */
export function hourFacts(
  { subject, startsAt, zone }: ConsultationRequest,
  language: Language,
): Fact[] {
  const { facts, moment } = letterWords[language];
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

export function personFacts(request: ConsultationRequest, language: Language): Fact[] {
  const { facts } = letterWords[language];
  const given: Fact[] = [
    { label: facts.name, value: request.name },
    { label: facts.email, value: request.email },
    { label: facts.phone, value: request.phone },
    { label: facts.message, value: request.message },
  ];
  return given.filter(({ value }) => value !== '');
}
