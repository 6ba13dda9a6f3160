import { addressOf } from '#contract/pages/pages.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { whenInDubai } from '#domain/time.ts';
import type { MailContent } from '#server/platform/messages/mail-layout.ts';
import type { OutgoingMail } from '#server/platform/messages/messages.ts';
import { privacyWords } from '#server/privacy/words.ts';

interface Reader {
  email: string;
  language: Language;
}

interface Letter {
  name: string;
  /** Names the event; one is told once. */
  key: string;
  write: (language: Language) => MailContent;
}

const mail = ({ email: to, language }: Reader, { name, key, write }: Letter): OutgoingMail => ({
  channel: 'mail',
  ...{ to, language },
  template: { name, write },
  eventKey: `${name}:${key}`,
});

interface LeavingFacts {
  id: string;
  dueAt: Instant;
  token: string;
  publicUrl: string;
}

export function leavingLetter(reader: Reader, { id, dueAt, token, publicUrl }: LeavingFacts) {
  const write = (language: Language): MailContent => {
    const text = privacyWords[language].leaving;
    const url = `${publicUrl}${addressOf(language, '/stay')}?${new URLSearchParams({ token })}`;
    return {
      ...{ subject: text.subject, preheader: text.preheader },
      blocks: [
        { kind: 'heading', text: text.heading },
        { kind: 'paragraph', text: text.text(whenInDubai(dueAt, language)) },
        { kind: 'paragraph', text: text.goesOn },
        { kind: 'paragraph', text: text.open },
        { kind: 'paragraph', text: text.back },
        { kind: 'button', label: text.stay, url },
      ],
      finePrint: [text.why],
    };
  };
  return mail(reader, { name: 'leaving', key: id, write });
}

export function stayedLetter(reader: Reader, { id, publicUrl }: { id: string; publicUrl: string }) {
  const write = (language: Language): MailContent => {
    const text = privacyWords[language].stayed;
    const url = publicUrl + addressOf(language, '/profile/security');
    return {
      ...{ subject: text.subject, preheader: text.preheader },
      blocks: [
        { kind: 'heading', text: text.heading },
        { kind: 'paragraph', text: text.text },
        { kind: 'paragraph', text: text.otherwise },
        { kind: 'button', label: text.security, url },
      ],
      finePrint: [text.why],
    };
  };
  return mail(reader, { name: 'stayed', key: id, write });
}

export function goodbyeLetter(reader: Reader, id: string) {
  const write = (language: Language): MailContent => {
    const text = privacyWords[language].goodbye;
    return {
      ...{ subject: text.subject, preheader: text.preheader },
      blocks: [
        { kind: 'heading', text: text.heading },
        { kind: 'paragraph', text: text.text },
        { kind: 'paragraph', text: text.thanks },
      ],
      finePrint: [text.why],
    };
  };
  return mail(reader, { name: 'goodbye', key: id, write });
}
