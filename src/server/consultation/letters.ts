import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { cancellation, type Invitation } from '#server/consultation/invitation.ts';
import {
  hourFacts,
  personFacts,
  template,
  letterWords as words,
} from '#server/consultation/letter-parts.ts';
import type { ConsultationRequest } from '#server/consultation/store.ts';
import type { MailContent } from '#server/platform/messages/mail-layout.ts';
import type { OutgoingMail, Template } from '#server/platform/messages/messages.ts';

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

function forHouse(request: ConsultationRequest, around: Surroundings): Invitation {
  return { ...inLanguage(request, around, houseLanguage), message: request.message };
}

function withdrawn(request: ConsultationRequest, publicUrl: string): Template<MailContent> {
  return template('consultation-withdrawn', (language) => {
    const text = words[language].withdrawn;
    const home = publicUrl + addressOf(language, '/');
    return {
      ...text,
      subject: text.subject(request.subject),
      facts: hourFacts(request, language),
      button: { kind: 'button', label: text.again, url: home },
    };
  });
}

function withdrawnHouse(request: ConsultationRequest): Template<MailContent> {
  return template('consultation-withdrawn-house', (language) => {
    const text = words[language].withdrawnHouse;
    return {
      ...text,
      subject: text.subject(request.name, request.subject),
      facts: [...hourFacts(request, language), ...personFacts(request, language)],
    };
  });
}
