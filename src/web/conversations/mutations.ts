/** What whoever asks for a person does: each once, told when it fails, and read anew afterwards. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import {
  type Conversation,
  conversationLengths,
  conversations,
} from '#contract/conversations/conversations.ts';
import { currentQuery, heldCredentials } from '#web/conversations/queries.ts';
import { useTypingHint } from '#web/conversations/use-typing.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, codeOf } from '#web/platform/api.ts';
import { holdToken } from '#web/platform/browser/conversation-token.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { conversationsKey } from '#web/platform/house-people.ts';
import { readLineDown } from '#web/platform/line/line.ts';
import { callOrKeep } from '#web/platform/line/unsent.ts';
import { readSession } from '#web/platform/sessions/session.ts';
import { notify } from '#web/ui/notify.ts';

/** The assistant before whom a person is asked for: what was said to it, and how it steps back. */
export interface HandingAssistant {
  talk: {
    conversationId: string | null;
    messages: readonly { isUser: boolean; text: string; failed?: boolean | undefined }[];
    handed: { id: string } | null;
  };
  stop: () => void;
  hand: (liveId: string) => void;
}

export interface ConversationAsker {
  name?: string | undefined;
  email?: string | undefined;
}

export type ConversationDeed = 'handBack' | 'stay' | 'end' | 'mail';

function useAround() {
  const { t } = useText();
  const queries = useQueryClient();
  return {
    show: (changed: Conversation) =>
      queries.setQueryData(currentQuery.queryKey, { conversation: changed }),
    onError: (error: Error) =>
      void notify.error(t.chat.failedTitle, t.platform.errors[codeOf(error)]),
    onSettled: () => void queries.invalidateQueries({ queryKey: conversationsKey }),
  };
}

/** Stands in line, with what was said to the assistant. */
export function useConnect(assistant: HandingAssistant, persona: AssistantPersona) {
  const { language } = useText();
  const { show, ...around } = useAround();
  return useMutation({
    mutationFn: (asker: ConversationAsker) => {
      const { conversationId: assistantId } = assistant.talk;
      const about = { language, zone: zoneHere(), persona: persona.slug };
      const body = { ...about, ...asker, said: saidBefore(assistant), assistantId };
      return call(conversations.open, { body });
    },
    onSuccess: ({ conversation, token }) => {
      if (token) holdToken(token);
      assistant.stop();
      assistant.hand(conversation.id);
      show(conversation);
    },
    ...around,
  });
}

export function useLeaveMessage(assistant: HandingAssistant, persona: AssistantPersona) {
  const { language } = useText();
  const { onError } = useAround();
  return useMutation({
    mutationFn: (asker: ConversationAsker & { text: string }) => {
      const about = { language, zone: zoneHere(), persona: persona.slug };
      const body = { ...about, ...asker, said: saidBefore(assistant) };
      return call(conversations.leaveMessage, { body });
    },
    onError,
  });
}

/** What was said to the assistant, so that nobody says it twice. */
const saidBefore = ({ talk }: HandingAssistant) =>
  talk.messages
    .filter(({ failed, text }) => !failed && text.trim() !== '')
    .slice(-conversationLengths.said)
    .map(({ isUser, text }) => ({ isUser, text: text.slice(0, conversationLengths.message) }));

/** Words to the person, and that some are being written. */
export function useSpeaking(id: string) {
  const { t } = useText();
  const { show: _show, ...around } = useAround();
  const params = { id };
  const write = useMutation({
    mutationFn: (text: string) =>
      callOrKeep(conversations.write, { params, body: { ...heldCredentials(), text } }, text),
    onSuccess: (written) => void (written ?? notify.info(t.platform.line.goesLater)),
    ...around,
  });
  return {
    isSending: write.isPending,
    write: (text: string) => {
      if (write.isPending || text.trim() === '') return false;
      // Nothing is kept for a visitor: without a line their words stay in the field.
      if (readLineDown() && !readSession()) return false;
      write.mutate(text.trim());
      return true;
    },
    type: useTypingHint(() => call(conversations.typing, { params, body: heldCredentials() })),
  };
}

export function useConversationDeeds(id: string) {
  const { show, ...around } = useAround();
  const params = { id };
  const told = { onSuccess: show, ...around };
  const correct = useMutation({
    mutationFn: (summary: string) =>
      call(conversations.correct, { params, body: { ...heldCredentials(), summary } }),
    ...told,
  });
  const deed = useMutation({
    mutationFn: (name: ConversationDeed) =>
      call(conversations[name], { params, body: heldCredentials() }),
    ...told,
  });
  const rate = useMutation({
    mutationFn: (stars: number) =>
      call(conversations.rate, { params, body: { ...heldCredentials(), stars } }),
    ...told,
  });
  return { correct, deed, rate };
}
