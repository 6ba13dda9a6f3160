import { useRef, useState } from 'react';
import type { Thumb } from '#contract/assistant/history.ts';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import { feedbackPath } from '#contract/paths.ts';
import { emptyTalk, keepTalk, readTalk, type Talk, type TalkMessage } from '#web/chat/talk.ts';
import { messageOf, useQuestion } from '#web/chat/use-question.ts';
import { request } from '#web/platform/api.ts';

export interface Assistant {
  /** Who answers, by its slug. */
  persona: string;
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
  const kept = useKeptTalk(persona.slug);
  const [failures, setFailures] = useState(0);
  const { asking, ask, stop, drop } = useQuestion(persona);
  const pending = asking !== undefined;
  const answer = async (text: string, before: TalkMessage[]) => {
    const told = await ask({ text, before, of: kept.latest() });
    if (!told) return;
    kept.add(told.message, told.more);
    setFailures((count) => (told.message.failed ? count + 1 : 0));
  };
  const replace = (talk: Talk) => {
    drop();
    kept.change(talk);
  };
  return {
    persona: persona.slug,
    talk: kept.talk,
    failures,
    pending,
    streamed: asking?.text ?? '',
    stop,
    send: (text) => !pending && sendIn(kept, text, answer),
    retry: () => !pending && retryIn(kept, answer),
    judge: (message, thumb) => judgeIn(kept, message, thumb),
    show: replace,
    hand: (id) => {
      const talk = kept.latest();
      kept.change({ ...talk, handed: { id, after: talk.messages.length } });
    },
    begin: () => replace(emptyTalk),
  };
}

interface KeptTalk {
  talk: Talk;
  /** As it is now, also for what was begun some time ago. */
  latest: () => Talk;
  change: (talk: Talk) => void;
  add: (message: TalkMessage, more?: Partial<Talk>) => void;
}

function useKeptTalk(slug: string): KeptTalk {
  const [talk, setTalk] = useState(() => readTalk(slug));
  const current = useRef(talk);
  const latest = () => current.current;
  const change = (next: Talk) => {
    current.current = next;
    setTalk(next);
    keepTalk(slug, next);
  };
  const add: KeptTalk['add'] = (message, more = {}) =>
    change({ ...latest(), ...more, messages: [...latest().messages, message] });
  return { talk, latest, change, add };
}

type Answer = (text: string, before: TalkMessage[]) => Promise<void>;

/** Section 5 of the specification: what is blank is not sent. */
function sendIn(kept: KeptTalk, text: string, answer: Answer): boolean {
  const said = text.trim();
  if (said === '') return false;
  const before = kept.latest().messages;
  kept.add(messageOf(said, { isUser: true }), { suggestions: [] });
  void answer(said, before);
  return true;
}

function retryIn(kept: KeptTalk, answer: Answer): void {
  const talk = kept.latest();
  const at = talk.messages.findLastIndex(({ isUser }) => isUser);
  const question = talk.messages[at];
  if (!question) return;
  kept.change({ ...talk, messages: talk.messages.slice(0, at + 1) });
  void answer(question.text, talk.messages.slice(0, at));
}

/** Pressed once more, it is taken back. */
function judgeIn(kept: KeptTalk, { id, keptId, feedback }: TalkMessage, thumb: Thumb): void {
  const now = feedback === thumb ? null : thumb;
  const talk = kept.latest();
  const messages = talk.messages.map((each) =>
    each.id === id ? { ...each, feedback: now } : each,
  );
  kept.change({ ...talk, messages });
  if (keptId) void tellFeedback(keptId, now);
}

/** It is a kindness to us; where it does not arrive nobody is bothered. */
const tellFeedback = (id: string, thumb: Thumb | null) =>
  request('PUT', feedbackPath, {
    params: { id },
    body: { thumb },
  }).catch(() => undefined);
