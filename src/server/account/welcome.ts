import { accounts as arabic } from '#server/account/text.ar.ts';
import { accounts as english } from '#server/account/text.en.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
import type { Template } from '#server/platform/messages/messages.ts';

interface Welcome {
  name: string;
  email: string;
  siteUrl: string;
}

/** The first word to a new account. */
export const welcome = ({ name, email, siteUrl }: Welcome): Template<MailContent> => ({
  name: 'welcome',
  write: (language) => {
    const text = { en: english, ar: arabic }[language].welcome;
    return {
      subject: text.subject(name),
      preheader: text.preheader,
      blocks: [
        { kind: 'heading', text: text.heading(name) },
        { kind: 'paragraph', text: text.ask },
        { kind: 'paragraph', text: text.follow },
        { kind: 'facts', facts: [{ label: text.address, value: email }] },
        { kind: 'button', label: text.open, url: siteUrl },
      ],
      why: text.why,
    };
  },
});
