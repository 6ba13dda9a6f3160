import { useEffect, useRef, useState } from 'react';
import type { AssistantAnswer } from '#contract/chat-assistant.ts';
import type { Thumb } from '#contract/chat-history.ts';
import type { AssistantPersona } from '#contract/chat-pages.ts';
import {
  emptyTalk,
  keepTalk,
  momentNow,
  readTalk,
  type Talk,
  type TalkMessage,
} from '#web/chat/talk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { request } from '#web/platform/api.ts';

export interface Assistant {
  talk: Talk;
  /** An answer is awaited; until it is there nothing is sent. */
  pending: boolean;
  /** What has come of it so far. */
  streamed: string;
  /** How many in a row found no answer. */
  failures: number;
  /** Whether the message was taken. */
  send: (text: string) => boolean;
  stop: () => void;
  /** Asks the last question once more, in place of the answer it had. */
  retry: () => void;
  judge: (message: TalkMessage, thumb: Thumb) => void;
  show: (talk: Talk) => void;
  hand: (liveId: string) => void;
  begin: () => void;
}

/** The conversation with one assistant; another persona is another conversation. */
export function useAssistant(persona: AssistantPersona): Assistant {
  const [talk, setTalk] = useState(() => readTalk(persona.slug));
  const [failures, setFailures] = useState(0);
  const { asking, ask, stop } = useAsking(persona);
  const latest = useRef(talk);
  const change = (next: Talk) => {
    latest.current = next;
    setTalk(next);
    keepTalk(persona.slug, next);
  };
  const add = (message: TalkMessage, more: Partial<Talk> = {}) =>
    change({ ...latest.current, ...more, messages: [...latest.current.messages, message] });

  const answer = async (question: string, before: TalkMessage[]) => {
    const told = await ask(question, before, latest.current.conversationId);
    if (!told) return;
    add(told.message, told.more);
    setFailures((count) => (told.message.failed ? count + 1 : 0));
  };
  const send = (text: string) => {
    const said = text.trim();
    if (asking || said === '') return false;
    const before = latest.current.messages;
    add(messageOf(said, { isUser: true }), { suggestions: [] });
    void answer(said, before);
    return true;
  };
  const retry = () => {
    const { messages } = latest.current;
    const at = messages.findLastIndex(({ isUser }) => isUser);
    const question = messages[at];
    if (asking || !question) return;
    change({ ...latest.current, messages: messages.slice(0, at + 1) });
    void answer(question.text, messages.slice(0, at));
  };
  const judge = ({ id, keptId, feedback }: TalkMessage, thumb: Thumb) => {
    const now = feedback === thumb ? null : thumb;
    const judged = latest.current.messages.map((each) =>
      each.id === id ? { ...each, feedback: now } : each,
    );
    change({ ...latest.current, messages: judged });
    if (keptId) void tellFeedback(keptId, now);
  };
  return {
    ...{ talk, failures, send, stop, retry, judge },
    pending: asking !== undefined,
    streamed: asking?.text ?? '',
    show: (shown) => {
      stop();
      change(shown);
    },
    hand: (id) =>
      change({ ...latest.current, handed: { id, after: latest.current.messages.length } }),
    begin: () => {
      stop();
      change(emptyTalk);
    },
  };
}

/** It is a kindness to us; where it does not arrive nobody is bothered. */
const tellFeedback = (id: string, thumb: Thumb | null) =>
  request('PUT', '/rest/v1/assistant/messages/:id/feedback', {
    params: { id },
    body: { thumb },
  }).catch(() => undefined);

/** Sections 7 and 9 of the specification: the last five messages go along. */
const historyMessages = 5;

interface Asking {
  text: string;
  stop: AbortController;
}

interface Answered {
  message: TalkMessage;
  more: Partial<Talk>;
}

/** One question on its way. */
function useAsking({ slug, systemPrompt }: AssistantPersona) {
  const { t, language } = useText();
  const [asking, setAsking] = useState<Asking>();
  const running = useRef<Asking>(undefined);
  useEffect(() => () => running.current?.stop.abort(), []);
  const set = (next: Asking | undefined) => {
    running.current = next;
    setAsking(next);
  };
  const ask = async (
    message: string,
    before: TalkMessage[],
    conversationId: string | null,
  ): Promise<Answered | undefined> => {
    const mine: Asking = { text: '', stop: new AbortController() };
    set(mine);
    const conversationHistory = before
      .slice(-historyMessages)
      .map(({ text, isUser }) => ({ text, isUser }));
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const asked = { message, systemPrompt, conversationHistory, persona: slug, language, zone };
    const { signal } = mine.stop;
    const onText = (text: string) => {
      mine.text = text;
      if (running.current === mine) setAsking({ ...mine });
    };
    try {
      const { askAssistant } = await import('#web/chat/ask-assistant.ts');
      const answer = await askAssistant({ ...asked, conversationId }, { signal, onText });
      return answered(answer);
    } catch (error) {
      if (error instanceof Error && error.name === 'WithPerson') return silent(t.chat);
      if (!signal.aborted) return failed(t.chat.failure);
      // Whoever left the page, or began anew, does not wait for the rest.
      if (running.current !== mine) return undefined;
      return { message: messageOf(mine.text || t.chat.stopped, {}), more: {} };
    } finally {
      if (running.current === mine) set(undefined);
    }
  };
  const stop = () => running.current?.stop.abort();
  return { asking, ask, stop };
}

/** Said once in place of an answer, with the way to whoever has the conversation. */
const silent = ({ silent: text, person: label }: { silent: string; person: string }): Answered => ({
  message: messageOf(text, {
    answer: {
      ...{ citations: [], cards: [], offersPerson: true },
      actions: [{ kind: 'person', label, path: '/chat?expert=ask' }],
    },
  }),
  more: {},
});

const failed = (text: string): Answered => ({
  message: messageOf(text, { failed: true }),
  more: {},
});

function answered(answer: AssistantAnswer): Answered {
  const { response, citations, cards, actions, offersPerson, suggestions } = answer;
  const { conversationId, messageId } = answer;
  const told = {
    answer: { citations, cards, actions, offersPerson },
    keptId: messageId ?? undefined,
  };
  return { message: messageOf(response, told), more: { conversationId, suggestions } };
}

function messageOf(text: string, more: Partial<TalkMessage>): TalkMessage {
  return {
    id: crypto.randomUUID?.() ?? `${momentNow()}`,
    isUser: false,
    ...more,
    text,
    timestamp: momentNow(),
  };
}
