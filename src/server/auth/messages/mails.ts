import { auth as arabic } from '#server/auth/text.ar.ts';
import { auth as english } from '#server/auth/text.en.ts';
import type { MailBlock, MailContent } from '#server/platform/messages/content.ts';
import type { Template } from '#server/platform/messages/messages.ts';

export type MailPurpose = keyof typeof english.mails;

interface TokenMail {
  purpose: MailPurpose;
  /** The account's address, which is not always where the mail goes. */
  account: string;
  newAddress?: string | undefined;
  otp: string;
  /** Absent where only the code counts. */
  link?: string | undefined;
}

/** A mail with a link that works once and the same thing as a code to type. */
export function tokenMail(mail: TokenMail): Template<MailContent> {
  const { purpose, account, newAddress, otp, link } = mail;
  return {
    name: `auth-${purpose}`,
    codes: [otp],
    write: (language) => {
      const { mails, mailParts: parts } = { en: english, ar: arabic }[language];
      const { subject, heading, ask, button } = mails[purpose];
      const facts = [
        { label: link ? parts.code : parts.codeOnly, value: otp },
        ...(account ? [{ label: parts.account, value: account }] : []),
        ...(newAddress ? [{ label: parts.newAddress, value: newAddress }] : []),
      ];
      const blocks: MailBlock[] = [
        { kind: 'heading', text: heading },
        { kind: 'paragraph', text: ask },
        ...(link ? [{ kind: 'button' as const, label: button, url: link }] : []),
        { kind: 'facts', facts },
      ];
      return { subject, preheader: ask, blocks, why: parts.why };
    },
  };
}

/** To whoever has a number that somebody else asked for. */
export const wantedText: Template<string> = {
  name: 'auth-wanted',
  write: (language) => ({ en: english, ar: arabic })[language].sms.wanted,
};

/** A text message with a code. */
export const tokenText = (otp: string): Template<string> => ({
  name: 'auth-code',
  codes: [otp],
  write: (language) => ({ en: english, ar: arabic })[language].sms.code(otp),
});
