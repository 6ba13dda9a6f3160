import { createTransport } from 'nodemailer';
import type { LetterCarrier } from '#server/platform/messages/carrier.ts';
import type { InlinePicture } from '#server/platform/messages/pictures.ts';
import type { Letter } from '#server/platform/messages/table.ts';

export function smtpCarrier(url: string, from: string): LetterCarrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async (message, inline = []) => {
      await transport.sendMail({ from, ...letter(message, inline, domainOf(from)) });
    },
    close: () => transport.close(),
  };
}

function letter(message: Letter, inline: InlinePicture[], domain: string) {
  const { id, recipient, subject, textBody, htmlBody, headers, attachments, language } = message;
  return {
    // An object, because a string is read as a list: one message reaches one person.
    to: { name: '', address: recipient },
    subject,
    text: textBody,
    ...(htmlBody !== null && { html: htmlBody }),
    attachments: [...attachments, ...inline.map(inThePage)],
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...headers },
  };
}

/** Without a name of its own no mail program lists it beside what is attached. */
const inThePage = ({ cid, content, contentType }: InlinePicture) => ({
  cid,
  content,
  contentType,
  filename: false as const,
  contentDisposition: 'inline' as const,
});

/** `Rihla <concierge@rihla.example>` → `rihla.example`. */
const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
