import { useEffect, useRef, useState } from 'react';
import type { Link } from '#contract/pages/parts.ts';
import { answerBookPath } from '#contract/paths.ts';
import type { Language } from '#contract/primitives.ts';
import { type AssistantAnswers, findAnswer } from '#domain/known-answers.ts';
import { request } from '#web/platform/api.ts';
import { clockNow } from '#web/platform/clock-here.ts';

/** Section 3 of the specification, and where to read on. */
export interface Message {
  id: number;
  text: string;
  isUser: boolean;
  /** Milliseconds since 1970, by the reader's clock. */
  timestamp: number;
  links: Link[];
}

export interface WidgetConversation {
  messages: Message[];
  /** A reply is being written; until it is there nothing is sent. */
  pending: boolean;
  /** Whether the message was taken. */
  send: (text: string) => boolean;
}

/** Section 9 of the specification: the landing widget replies after a second. */
const replyDelayMs = 1000;

interface Beginning {
  greeting: string;
  /** What is said where the book has no answer. */
  fallback: string;
  language: Language;
}

type Said = Pick<Message, 'text' | 'isUser'> & { links?: Link[] };

export function useConversation({ greeting, fallback, language }: Beginning): WidgetConversation {
  const [messages, setMessages] = useState(() => [message(0, { text: greeting, isUser: false })]);
  const [pending, setPending] = useState(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const book = useAnswerBook(language);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const say = (said: Said) => setMessages((all) => [...all, message(all.length, said)]);
  const reply = (asked: string) => {
    const answer = findAnswer(book.current, asked);
    say({ text: answer?.text ?? fallback, links: answer?.links ?? [], isUser: false });
    setPending(false);
  };
  const send = (text: string) => {
    if (pending || text.trim() === '') return false;
    say({ text: text.trim(), isUser: true });
    setPending(true);
    waiting.current = setTimeout(() => reply(text), replyDelayMs);
    return true;
  };
  return { messages, pending, send };
}

const message = (id: number, { links = [], ...said }: Said): Message => ({
  id,
  ...said,
  links,
  timestamp: clockNow(),
});

/** Fetched when the chat is first opened, so that answering needs no call. Without it the fixed reply stands. */
function useAnswerBook(language: Language) {
  const book = useRef<AssistantAnswers>([]);
  useEffect(() => {
    const gone = new AbortController();
    request<AssistantAnswers>('GET', answerBookPath, {
      query: { lang: language },
      signal: gone.signal,
    }).then(
      (answers) => {
        book.current = answers;
      },
      () => {},
    );
    return () => gone.abort();
  }, [language]);
  return book;
}
