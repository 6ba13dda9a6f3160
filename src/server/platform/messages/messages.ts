import type { Language } from '#contract/primitives.ts';
import { newId } from '#server/platform/ids.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { type LetterCarrier, Undelivered } from '#server/platform/messages/carrier.ts';
import type { MailContent } from '#server/platform/messages/content.ts';
import { deliverMessage } from '#server/platform/messages/delivery.ts';
import { discreetly, wantsDiscretion } from '#server/platform/messages/discreet.ts';
import { bodies } from '#server/platform/messages/layout.ts';
import {
  nothingToSeal,
  type Sealing,
  sealedIfSecret,
} from '#server/platform/messages/sealed-letters.ts';
import {
  type Attachment,
  forgetSealed,
  insertOnce,
  markDelivered,
  type NewMessage,
} from '#server/platform/messages/table.ts';
import type { Sql } from '#server/platform/sql.ts';

/** A template with its parameters filled in: what it says in each language. */
export interface Template<Content> {
  name: string;
  /** What it says that opens something without being part of a link. */
  codes?: string[];
  write(language: Language): Content;
}

interface Addressed {
  to: string;
  language: Language;
  /** What happened, such as `welcome:<account>`: one event is told once, however often it is queued. */
  eventKey: string;
}

/** What a letter of the house to somebody who has an account is part of. */
interface Correspondence {
  /** What several letters may have in common, such as the page of a booking (docs/decisions/0046-letters.md). */
  thread: string;
  /** Whose wish for discretion holds. */
  reader: string | null;
  /** Cannot wait for others to join it. */
  isPrompt?: boolean;
}

export interface OutgoingMail extends Addressed {
  channel: 'mail';
  template: Template<MailContent>;
  /** Without it the letter says what it says and leaves at once: codes, security, strangers. */
  about?: Correspondence;
  /** Further headers, such as List-Unsubscribe. */
  headers?: Record<string, string>;
  attachments?: Attachment[];
}

interface OutgoingText extends Addressed {
  channel: 'sms';
  template: Template<string>;
}

type OutgoingMessage = OutgoingMail | OutgoingText;

/** Mail and text messages. */
export interface Messages {
  /** Leaves after the transaction that queued it has committed. */
  queue(tx: Sql, message: OutgoingMessage): Promise<void>;
  /**
   * A text message somebody waits for: it is handed over before the transaction ends, and when it is
   * not taken nothing of the transaction happens. For the system alone, which may call it delivered.
   */
  textNow(tx: Sql, message: OutgoingText): Promise<void>;
}

/** Without a gateway every text message is queued, and its row is the delivery. */
export function openMessages(secrets: Sealing = nothingToSeal, gateway?: LetterCarrier): Messages {
  const keep = (tx: Sql, row: NewMessage, { template }: OutgoingMessage) =>
    insertOnce(tx, sealedIfSecret(secrets, row, template.codes));
  const queue: Messages['queue'] = async (tx, message) => {
    const row = await compose(tx, message);
    if (await keep(tx, row, message)) await enqueue(tx, deliverMessage, { id: row.id });
  };
  const textNow: Messages['textNow'] = async (tx, message) => {
    if (!gateway) return queue(tx, message);
    const row = await compose(tx, message);
    if (!(await keep(tx, row, message))) return;
    await gateway.deliver(row).catch(refuseDelivery);
    await markDelivered(tx, [row.id]);
    await forgetSealed(tx, row.id);
  };
  return { queue, textNow };
}

function refuseDelivery(error: unknown): never {
  throw new Undelivered(error instanceof Error ? error.message : String(error));
}

/** What a text message leaves out. */
const bare = {
  subject: '',
  htmlBody: null,
  headers: {},
  attachments: [],
  thread: null,
  prompt: false,
  content: null,
  print: null,
  sealed: null,
};

async function compose(tx: Sql, message: OutgoingMessage): Promise<NewMessage> {
  const { channel, to, language, template, eventKey } = message;
  const addressed = { id: newId(), channel, recipient: to, language, eventKey };
  const common = { ...bare, ...addressed, template: template.name };
  if (message.channel === 'sms') return { ...common, textBody: message.template.write(language) };
  return { ...common, headers: message.headers ?? {}, ...(await written(tx, message)) };
}

async function written(tx: Sql, { template, about, language, attachments = [] }: OutgoingMail) {
  const whole = template.write(language);
  const isDiscreet = about?.reader ? await wantsDiscretion(tx, about.reader) : false;
  const content = isDiscreet ? discreetly(whole, language) : whole;
  return {
    ...bodies(content, language),
    // An invitation to a calendar names what it is about as well.
    attachments: isDiscreet ? [] : attachments,
    ...(about && { thread: about.thread, prompt: about.isPrompt ?? false, content }),
  };
}
