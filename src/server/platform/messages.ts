import type { Language } from '#contract/primitives.ts';
import { enqueue } from '#server/platform/enqueue.ts';
import { newId } from '#server/platform/ids.ts';
import { type MailContent, mailHtml, mailText } from '#server/platform/mail-layout.ts';
import { deliverMessage } from '#server/platform/message-delivery.ts';
import { type Attachment, insertOnce, type NewMessage } from '#server/platform/message-table.ts';
import type { Sql } from '#server/platform/sql.ts';

/** A template with its parameters filled in: what it says in each language. */
export interface Template<Content> {
  name: string;
  write(language: Language): Content;
}

interface Addressed {
  to: string;
  language: Language;
  /** What happened, such as `welcome:<account>`: one event is told once, however often it is queued. */
  eventKey: string;
}

export interface OutgoingMail extends Addressed {
  channel: 'mail';
  template: Template<MailContent>;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

export interface OutgoingText extends Addressed {
  channel: 'sms';
  template: Template<string>;
}

export type OutgoingMessage = OutgoingMail | OutgoingText;

/** Mail and text messages. They leave after the transaction that queued them has committed. */
export interface Messages {
  queue(tx: Sql, message: OutgoingMessage): Promise<void>;
}

export function openMessages(): Messages {
  return {
    queue: async (tx, message) => {
      const row = compose(message);
      if (await insertOnce(tx, row)) await enqueue(tx, deliverMessage, { id: row.id });
    },
  };
}

function compose(message: OutgoingMessage): NewMessage {
  const { channel, to, language, template, eventKey } = message;
  const common = {
    id: newId(),
    channel,
    recipient: to,
    language,
    template: template.name,
    eventKey,
  };
  if (message.channel === 'sms') {
    const textBody = message.template.write(language);
    return { ...common, subject: '', textBody, htmlBody: null, headers: {}, attachments: [] };
  }
  const content = message.template.write(language);
  return {
    ...common,
    subject: content.subject,
    textBody: mailText(content, language),
    htmlBody: mailHtml(content, language),
    headers: message.headers ?? {},
    attachments: message.attachments ?? [],
  };
}
