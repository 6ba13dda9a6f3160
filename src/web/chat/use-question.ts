/** One question on its way to the assistant, and what comes of it. */

import { useEffect, useRef, useState } from 'react';
import type { AssistantAnswer } from '#contract/assistant/assistant.ts';
import { historyMessages } from '#contract/assistant/history-reach.ts';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { personPath } from '#contract/chat/person-path.ts';
import type { Talk, TalkMessage } from '#web/chat/talk.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { clockNow, zoneHere } from '#web/platform/clock-here.ts';

interface Asking {
  text: string;
  stop: AbortController;
}

interface Answered {
  message: TalkMessage;
  more: Partial<Talk>;
}

/** What is asked, after what, in which kept conversation. */
interface Question {
  text: string;
  before: TalkMessage[];
  of: Pick<Talk, 'conversationId' | 'memoryToken'>;
}

/** Nothing comes of it where whoever asked has left the page, or began anew. */
export function useQuestion(persona: AssistantPersona) {
  const words = useText();
  const [asking, setAsking] = useState<Asking>();
  const running = useRef<Asking>(undefined);
  const drop = () => {
    running.current?.stop.abort();
    running.current = undefined;
    setAsking(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is left
  useEffect(() => drop, []);
  const ask = async (question: Question): Promise<Answered | undefined> => {
    const mine: Asking = { text: '', stop: new AbortController() };
    running.current = mine;
    setAsking(mine);
    const isMine = () => running.current === mine;
    const onText = (text: string) => {
      mine.text = text;
      if (isMine()) setAsking({ ...mine });
    };
    const { signal } = mine.stop;
    const told = await answerTo(question, { persona, words, signal, onText });
    if (!isMine()) return undefined;
    running.current = undefined;
    setAsking(undefined);
    return told === 'stopped'
      ? { message: messageOf(mine.text || words.t.chat.stopped, {}), more: {} }
      : told;
  };
  return { asking, ask, stop: () => running.current?.stop.abort(), drop };
}

interface Around {
  persona: AssistantPersona;
  words: Words;
  signal: AbortSignal;
  onText: (text: string) => void;
}

async function answerTo(
  { text: message, before, of: { conversationId, memoryToken } }: Question,
  { persona, words, signal, onText }: Around,
): Promise<Answered | 'stopped'> {
  const { slug, systemPrompt } = persona;
  const { t, language } = words;
  const conversationHistory = before
    .slice(-historyMessages)
    .map(({ text, isUser }) => ({ text, isUser }));
  const zone = zoneHere();
  const about = { systemPrompt, conversationHistory, persona: slug, language, zone };
  try {
    const { askAssistant } = await import('#web/chat/ask-assistant.ts');
    const asked = { message, ...about, conversationId, memoryToken };
    return answered(await askAssistant(asked, { signal, onText }));
  } catch (error) {
    if (error instanceof Error && error.name === 'WithPerson') return silent(t.chat);
    return signal.aborted ? 'stopped' : failed(t.chat.failure);
  }
}

/** Said once in place of an answer, with the way to whoever has the conversation. */
const silent = ({ silent: text, person: label }: { silent: string; person: string }): Answered => ({
  message: messageOf(text, {
    answer: {
      citations: [],
      cards: [],
      offersPerson: true,
      actions: [{ kind: 'person', label, path: personPath() }],
    },
  }),
  more: {},
});

const failed = (text: string): Answered => ({
  message: messageOf(text, { failed: true }),
  more: {},
});

function answered(answer: AssistantAnswer): Answered {
  const { response, citations, cards, actions, acts, offersPerson, suggestions } = answer;
  const { conversationId, memoryToken, messageId } = answer;
  const told = {
    answer: { citations, cards, actions, acts, offersPerson },
    keptId: messageId ?? undefined,
  };
  return { message: messageOf(response, told), more: { conversationId, memoryToken, suggestions } };
}

export const messageOf = (text: string, more: Partial<TalkMessage>): TalkMessage => ({
  id: crypto.randomUUID?.() ?? `${clockNow()}`,
  isUser: false,
  ...more,
  text,
  timestamp: clockNow(),
});
