import { addressOf } from '#contract/pages/pages.ts';
import type { Instant, Language } from '#contract/primitives.ts';
import { whenInDubai } from '#domain/time.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
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
  to,
  language,
  template: { name, write },
  eventKey: `${name}:${key}`,
});

/** All of them look alike: what happened in some paragraphs, and one way on. */
const laidOut = (
  { subject, preheader, heading, why }: Record<'subject' | 'preheader' | 'heading' | 'why', string>,
  paragraphs: string[],
  button?: { label: string; url: string },
): MailContent => ({
  subject,
  preheader,
  blocks: [
    { kind: 'heading', text: heading },
    ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    ...(button ? [{ kind: 'button' as const, ...button }] : []),
  ],
  why,
});

interface LeavingFacts {
  id: string;
  dueAt: Instant;
  token: string;
  publicUrl: string;
}

export function leavingLetter(reader: Reader, { id, dueAt, token, publicUrl }: LeavingFacts) {
  const write = (language: Language) => {
    const text = privacyWords[language].leaving;
    const url = `${publicUrl}${addressOf(language, '/stay')}?${new URLSearchParams({ token })}`;
    const when = text.text(whenInDubai(dueAt, language));
    return laidOut(text, [when, text.goesOn, text.open, text.back], { label: text.stay, url });
  };
  return mail(reader, { name: 'leaving', key: id, write });
}

export function stayedLetter(reader: Reader, { id, publicUrl }: { id: string; publicUrl: string }) {
  const write = (language: Language) => {
    const text = privacyWords[language].stayed;
    const url = publicUrl + addressOf(language, '/profile/security');
    return laidOut(text, [text.text, text.otherwise], { label: text.security, url });
  };
  return mail(reader, { name: 'stayed', key: id, write });
}

export function goodbyeLetter(reader: Reader, id: string) {
  const write = (language: Language) => {
    const text = privacyWords[language].goodbye;
    return laidOut(text, [text.text, text.thanks]);
  };
  return mail(reader, { name: 'goodbye', key: id, write });
}
