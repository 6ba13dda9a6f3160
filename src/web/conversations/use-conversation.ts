import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { ChatContent } from '#contract/chat/pages.ts';
import { asksForPerson } from '#contract/chat/person-path.ts';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { conversationTopic } from '#contract/live.ts';
import { isLive } from '#domain/conversations/life.ts';
import {
  type ConversationAsker,
  type ConversationDeed,
  type HandingAssistant,
  useConnect,
  useConversationDeeds,
  useLeaveMessage,
  useSpeaking,
} from '#web/conversations/mutations.ts';
import { currentQuery } from '#web/conversations/queries.ts';
import { useHouseTyping } from '#web/conversations/use-typing.ts';
import { ownPrefix, thisVisit } from '#web/platform/browser/storage.ts';
import { conversationsKey } from '#web/platform/house-people.ts';
import { useRoom } from '#web/platform/live/live.ts';

export interface LiveConversation {
  /** What the panel shows: one that runs, or one that is over and not put away yet. */
  conversation: Conversation | undefined;
  /** What was said with a person, in its place among what was said to the assistant. */
  spoken: Conversation | undefined;
  /** Whether the way to a person is open on the screen. */
  isAsking: boolean;
  ask: () => void;
  dismiss: () => void;
  connect: (asker: ConversationAsker) => void;
  leaveMessage: (asker: ConversationAsker & { text: string }) => Promise<string>;
  isBusy: boolean;
  isSending: boolean;
  /** Whether the message was taken. */
  write: (text: string) => boolean;
  type: () => void;
  correct: (summary: string) => Promise<unknown>;
  does: (deed: ConversationDeed) => void;
  rate: (stars: number) => void;
  isHouseTyping: boolean;
  /** Whether the concierge has the conversation before their eyes. */
  isHouseHere: boolean;
}

/** The live conversation with a person, beside the one with the assistant. */
export function useConversation(
  assistant: HandingAssistant,
  persona: AssistantPersona,
): LiveConversation {
  const { data } = useQuery(currentQuery);
  const conversation = data?.conversation ?? undefined;
  const [asking, setAsking] = useAsked();
  const [dismissed, putAway] = usePutAway();
  const runs = conversation !== undefined && isLive(conversation.state);
  // Who left the line before anybody came has nothing to rate and nothing to read again.
  const isOver = conversation?.takenAt != null || conversation?.state === 'resolved';
  const isShown = runs || (isOver && conversation?.id !== dismissed);
  const connect = useConnect(assistant, persona);
  const left = useLeaveMessage(assistant, persona);
  const speaking = useSpeaking(conversation?.id ?? '');
  const { correct, deed, rate } = useConversationDeeds(conversation?.id ?? '');
  const heard = useHeard(conversation);
  return {
    ...speaking,
    ...heard,
    conversation: isShown ? conversation : undefined,
    spoken: runs || assistant.talk.handed?.id === conversation?.id ? conversation : undefined,
    // Once somebody was asked for, a phone has its screen back.
    isAsking: asking && !isShown,
    connect: connect.mutate,
    leaveMessage: async (message) => (await left.mutateAsync(message)).reference,
    isBusy: connect.isPending || left.isPending || deed.isPending,
    correct: correct.mutateAsync,
    does: deed.mutate,
    rate: rate.mutate,
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

/** The widgets and the assistant's own buttons lead here. */
function useAsked(): [boolean, (asking: boolean) => void] {
  const [query] = useSearchParams();
  return useState(asksForPerson(query));
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

export interface ConversationProps {
  content: ChatContent;
  persona: AssistantPersona;
  live: LiveConversation;
}
