import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AssistantPersona } from '#contract/chat-pages.ts';
import { type Conversation, conversationLengths, conversations } from '#contract/conversations.ts';
import { conversationTopic } from '#contract/live.ts';
import { isLive } from '#domain/conversation-life.ts';
import { conversationsKey, currentQuery, held, holdToken } from '#web/chat/expert-queries.ts';
import type { Assistant } from '#web/chat/use-assistant.ts';
import { useHouseTyping, useTypingHint } from '#web/chat/use-typing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, codeOf } from '#web/platform/api.ts';
import { attempt } from '#web/platform/attempt-key.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { ownPrefix, thisVisit } from '#web/platform/kept.ts';
import { useRoom } from '#web/platform/live.ts';
import { notify } from '#web/ui/notify.ts';

export interface Asker {
  name?: string | undefined;
  email?: string | undefined;
}

export type Deed = 'leave' | 'stay' | 'end' | 'mail';

export interface Expert {
  /** What the panel shows: one that runs, or one that is over and not put away yet. */
  conversation: Conversation | undefined;
  /** What was said with a person, in its place among what was said to the assistant. */
  spoken: Conversation | undefined;
  /** Whether the way to a person is open on the screen. */
  isAsking: boolean;
  ask: () => void;
  dismiss: () => void;
  connect: (asker: Asker) => void;
  leaveMessage: (asker: Asker & { text: string }) => Promise<string>;
  isBusy: boolean;
  isSending: boolean;
  /** Whether the message was taken. */
  write: (text: string) => boolean;
  type: () => void;
  correct: (summary: string) => Promise<unknown>;
  does: (deed: Deed) => void;
  rate: (stars: number) => void;
  isHouseTyping: boolean;
  /** Whether the concierge has the conversation before their eyes. */
  isHouseHere: boolean;
}

/** The live conversation with a person, beside the one with the assistant. */
export function useExpert(assistant: Assistant, persona: AssistantPersona): Expert {
  const { data } = useQuery(currentQuery);
  const conversation = data?.conversation ?? undefined;
  const [asking, setAsking] = useAsked();
  const [dismissed, putAway] = usePutAway();
  const runs = conversation !== undefined && isLive(conversation.state);
  // Who left the line before anybody came has nothing to rate and nothing to read again.
  const isOver = conversation?.takenAt != null || conversation?.state === 'resolved';
  const isShown = runs || (isOver && conversation?.id !== dismissed);
  const deeds = useDeeds(conversation, assistant, persona);
  const heard = useHeard(conversation);
  return {
    ...deeds,
    ...heard,
    conversation: isShown ? conversation : undefined,
    spoken: runs || assistant.talk.handed?.id === conversation?.id ? conversation : undefined,
    isAsking: asking,
    ask: () => {
      if (conversation && !runs) putAway(conversation.id);
      setAsking(true);
    },
    dismiss: () => {
      if (conversation && !runs) putAway(conversation.id);
      setAsking(false);
    },
  };
}

const putAwayKey = `${ownPrefix}expert-seen`;

/** What is over makes room for the next, also after a reload. */
function usePutAway(): [string | undefined, (id: string) => void] {
  const [id, setId] = useState(() => thisVisit.read(putAwayKey));
  return [
    id,
    (seen) => {
      setId(seen);
      thisVisit.keep(putAwayKey, seen);
    },
  ];
}

/** The widgets lead here with `expert=ask`. */
function useAsked(): [boolean, (asking: boolean) => void] {
  const [query] = useSearchParams();
  return useState(query.get('expert') === 'ask');
}

function useHeard(conversation: Conversation | undefined) {
  const queries = useQueryClient();
  const [houseHere, setHouseHere] = useState(false);
  const [isHouseTyping, hearTyping] = useHouseTyping();
  const live = conversation && isLive(conversation.state) ? conversation : undefined;
  const refresh = () => void queries.invalidateQueries({ queryKey: conversationsKey });
  useRoom(live && conversationTopic(live.room), {
    told: (event, payload) => {
      if (event === 'typing' && 'side' in payload && payload.side === 'house') hearTyping(true);
      if (event !== 'conversation') return;
      hearTyping(false);
      refresh();
    },
    joined: refresh,
    looking: (people) => setHouseHere(people.some(({ side }) => side === 'house')),
  });
  return { isHouseTyping: isHouseTyping && live !== undefined, isHouseHere: houseHere };
}

function useDeeds(
  conversation: Conversation | undefined,
  assistant: Assistant,
  persona: AssistantPersona,
) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const show = (changed: Conversation) =>
    queries.setQueryData(currentQuery.queryKey, { conversation: changed });
  const around = {
    onError: (error: Error) =>
      void notify.error(t.chat.failedTitle, t.platform.errors[codeOf(error)]),
    onSettled: () => void queries.invalidateQueries({ queryKey: conversationsKey }),
  };
  const params = { id: conversation?.id ?? '' };
  const said = saidBefore(assistant);
  const about = { language, zone: zoneHere(), persona: persona.slug, said };

  const connect = useMutation({
    mutationFn: (asker: Asker) => {
      const { conversationId: assistantId } = assistant.talk;
      const body = { ...about, ...asker, assistantId };
      return attempt(['expert', body], (key) => call(conversations.open, { body, key }));
    },
    onSuccess: ({ conversation: opened, token }) => {
      if (token) holdToken(token);
      assistant.stop();
      assistant.hand(opened.id);
      show(opened);
    },
    ...around,
  });
  const left = useMutation({
    mutationFn: (asker: Asker & { text: string }) => {
      const body = { ...about, ...asker };
      return attempt(['message', body], (key) => call(conversations.leaveMessage, { body, key }));
    },
    onError: around.onError,
  });
  const write = useMutation({
    mutationFn: ({ text }: { text: string; at: number }) =>
      attempt(['write', params, text], (key) =>
        call(conversations.write, { params, body: { ...held(), text }, key }),
      ),
    ...around,
  });
  const correct = useMutation({
    mutationFn: (summary: string) =>
      call(conversations.correct, { params, body: { ...held(), summary } }),
    onSuccess: show,
    ...around,
  });
  const deed = useMutation({
    mutationFn: (name: Deed) => call(conversations[name], { params, body: held() }),
    onSuccess: show,
    ...around,
  });
  const rate = useMutation({
    mutationFn: (stars: number) => call(conversations.rate, { params, body: { ...held(), stars } }),
    onSuccess: show,
    ...around,
  });
  return {
    connect: (asker: Asker) => connect.mutate(asker),
    leaveMessage: async (asker: Asker & { text: string }) =>
      (await left.mutateAsync(asker)).reference,
    isBusy: connect.isPending || left.isPending || deed.isPending,
    isSending: write.isPending,
    write: (text: string) => {
      if (write.isPending || text.trim() === '') return false;
      write.mutate({ text: text.trim(), at: performance.now() });
      return true;
    },
    type: useTypingHint(() => call(conversations.typing, { params, body: held() })),
    correct: (summary: string) => correct.mutateAsync(summary),
    does: (name: Deed) => deed.mutate(name),
    rate: (stars: number) => rate.mutate(stars),
  };
}

/** What was said to the assistant, so that nobody says it twice. */
function saidBefore({ talk }: Assistant) {
  return talk.messages
    .filter(({ failed, text }) => !failed && text.trim() !== '')
    .slice(-conversationLengths.said)
    .map(({ isUser, text }) => ({ isUser, text: text.slice(0, conversationLengths.message) }));
}
