import type { ConversationMessage } from '#contract/conversations/conversations.ts';
import { addressOf } from '#contract/pages/pages.ts';
import type { Language } from '#contract/primitives.ts';
import { clockInDubai, whenInDubai } from '#domain/time.ts';
import type { ConversationRow } from '#server/conversations/store.ts';
import { conversations as arabic } from '#server/conversations/text.ar.ts';
import { conversations as english } from '#server/conversations/text.en.ts';
import type { MailBlock } from '#server/platform/messages/content.ts';
import type { OutgoingMail } from '#server/platform/messages/messages.ts';

export const conversationWords: Record<Language, typeof english> = { en: english, ar: arabic };

/** A mailbox cuts off what is longer; the conversation itself is kept. */
const mostLines = 200;

/** What was said, line by line, in the client's language around it. */
export const transcript = (
  row: ConversationRow,
  messages: ConversationMessage[],
  publicUrl: string,
): OutgoingMail => ({
  channel: 'mail',
  to: row.email,
  language: row.language,
  eventKey: `conversation-transcript:${row.id}:${messages.length}:${row.state}`,
  template: {
    name: 'conversation-transcript',
    write: (language) => {
      const words = conversationWords[language].transcript;
      const blocks: MailBlock[] = [
        { kind: 'heading', text: words.heading },
        {
          kind: 'paragraph',
          text: words.text(row.ownerName, whenInDubai(row.queuedAt, language)),
        },
        {
          kind: 'facts',
          facts: messages.slice(-mostLines).map((each) => lineOf(each, language)),
        },
        { kind: 'button', label: words.again, url: publicUrl + addressOf(language, '/chat') },
      ];
      const { subject, preheader, why } = words;
      return { subject, preheader, blocks, why };
    },
  },
});

function lineOf({ side, name, text, createdAt }: ConversationMessage, language: Language) {
  const who = side === 'client' ? conversationWords[language].transcript.you : name;
  return { label: `${who}, ${clockInDubai(createdAt)}`, value: text };
}

/** To whoever left words while nobody was there. */
export const leftMessage = (
  { name, email }: { name: string; email: string },
  language: Language,
  reference: string,
): OutgoingMail => ({
  channel: 'mail',
  to: email,
  language,
  eventKey: `conversation-left:${reference}`,
  template: {
    name: 'conversation-left',
    write: (spoken) => {
      const { subject, preheader, heading, text, why } = conversationWords[spoken].left;
      const blocks: MailBlock[] = [
        { kind: 'heading', text: heading(name) },
        { kind: 'paragraph', text: text(reference) },
      ];
      return { subject: subject(reference), preheader, blocks, why };
    },
  },
});
