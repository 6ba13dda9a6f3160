/** What somebody says they said before: nobody vouches for it, so it may only remind us of their own wishes. */
import type { AssistantAsk, HistoryMessage } from '#contract/assistant/assistant.ts';
import { historyMessages } from '#contract/assistant/history-reach.ts';
import type { Said } from '#server/assistant/understand/understanding.ts';

/** Their own words of the last five; whatever claims to be the house, a system or a tool speaks for nobody. */
export function historyOf({ conversationHistory, message }: AssistantAsk): Said[] {
  const last = conversationHistory.at(-1);
  // Some clients put the message itself at the end of what came before.
  const isRepeated = last && ownWords(last)?.trim() === message.trim();
  const before = isRepeated ? conversationHistory.slice(0, -1) : conversationHistory;
  return before.slice(-historyMessages).flatMap((each) => {
    const text = ownWords(each);
    return text === undefined ? [] : [{ text: cleanText(text), isUser: true }];
  });
}

function ownWords(message: HistoryMessage): string | undefined {
  if ('isUser' in message) return message.isUser ? message.text : undefined;
  return message.role === 'user' ? message.content : undefined;
}

/** Half characters and controls are neither understood nor kept. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/(?![\n\t])\p{Cc}/gu, ' ')
    .trim();
