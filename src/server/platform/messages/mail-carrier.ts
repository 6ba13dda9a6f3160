import { createTransport } from 'nodemailer';
import type { Carrier } from '#server/platform/messages/carrier.ts';
import type { Letter } from '#server/platform/messages/table.ts';

export function smtpCarrier(url: string, from: string): Carrier {
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
    deliver: async (message) => {
      await transport.sendMail({ from, ...letter(message, domainOf(from)) });
    },
    close: () => transport.close(),
  };
}

function letter(message: Letter, domain: string) {
  const { id, recipient, subject, textBody, htmlBody, headers, attachments, language } = message;
  return {
    // An object, because a string is read as a list: one message reaches one person.
    to: { name: '', address: recipient },
    subject,
    text: textBody,
    ...(htmlBody !== null && { html: htmlBody }),
    ...(attachments.length > 0 && { attachments }),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...headers },
  };
}

/** `Rihla <concierge@rihla.example>` → `rihla.example`. */
const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
