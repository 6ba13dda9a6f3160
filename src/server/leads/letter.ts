import type { Plan } from '#contract/catalogue/landing.ts';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { moneyIn } from '#domain/money/figures.ts';
import { leads as arabic } from '#server/leads/text.ar.ts';
import { leads as english } from '#server/leads/text.en.ts';
import type { MailContent } from '#server/platform/messages/mail-layout.ts';
import type { OutgoingMail, Template } from '#server/platform/messages/messages.ts';

interface Letter {
  id: string;
  email: string;
  language: Language;
  consent: string;
  token: string;
  publicUrl: string;
  plans: readonly Plan[];
}

/** The one mail that follows the unlocking; mail programs find in its headers how to end it (RFC 8058). */
export function plansLetter(letter: Letter): OutgoingMail {
  const { id, email, language, token, publicUrl } = letter;
  const query = new URLSearchParams({ token, lang: language });
  return {
    channel: 'mail',
    to: email,
    language,
    template: plansTemplate(letter),
    eventKey: `lead:${id}`,
    headers: {
      'List-Unsubscribe': `<${publicUrl}/rest/v1/leads/unsubscribe?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const plansTemplate = ({ publicUrl, plans, consent, token }: Letter): Template<MailContent> => ({
  name: 'lead-plans',
  write: (language) => {
    const text = { en: english, ar: arabic }[language].plans;
    const facts = plans.map(({ name, price }) => ({
      label: name[language],
      value: text.price(moneyIn(language, price)),
    }));
    const page = publicUrl + addressOf(language, '/');
    return {
      subject: text.subject,
      preheader: text.preheader,
      blocks: [
        { kind: 'heading', text: text.heading },
        { kind: 'paragraph', text: text.text },
        { kind: 'facts', facts },
        { kind: 'button', label: text.open, url: `${page}#pricing` },
      ],
      finePrint: [text.consent(consent), text.leave(leaveAddress(publicUrl, language, token))],
    };
  },
});

export const leaveAddress = (publicUrl: string, language: Language, token: string): string =>
  `${publicUrl}${addressOf(language, '/unsubscribe')}?${new URLSearchParams({ token })}`;
