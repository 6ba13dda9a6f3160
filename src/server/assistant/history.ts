/** What came before, as a browser says it did: nobody vouches for it, so it may only remind us of wishes. */
import {
  type AssistantAsk,
  type HistoryMessage,
  historyMessages,
} from '#contract/assistant/assistant.ts';
import type { Said } from '#server/assistant/understanding.ts';

/** The last five; whatever claims to be a system or a tool speaks for nobody. */
export function historyOf({ conversationHistory, message }: AssistantAsk): Said[] {
  const said = conversationHistory.flatMap(saidIn);
  const last = said.at(-1);
  // Some clients put the message itself at the end of what came before.
  const before = last?.isUser && last.text.trim() === message.trim() ? said.slice(0, -1) : said;
  return before.slice(-historyMessages);
}

function saidIn(message: HistoryMessage): Said[] {
  if ('isUser' in message) return [{ text: clean(message.text), isUser: message.isUser }];
  if (message.role === 'system' || message.role === 'tool') return [];
  return [{ text: clean(message.content), isUser: message.role === 'user' }];
}

/** Half characters and controls are neither understood nor kept. */
export function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();
}
