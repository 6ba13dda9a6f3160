/** What the desk does to a conversation. Two presses of a button act once. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeskConversation, deskConversations } from '#contract/conversations/desk.ts';
import { conversationQuery, deskKey } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

interface Around {
  params: { id: string };
}

function useAct<Ask, Answer>(
  { id }: Pick<DeskConversation, 'id'>,
  act: (ask: Ask, around: Around) => Promise<Answer>,
) {
  const { t } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => act(ask, { params: { id } }),
    onError: (error) => void notify.warning(t.desk.refused, refusalWords(error, t)),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: conversationQuery(id).queryKey });
      return queries.invalidateQueries({ queryKey: deskKey });
    },
  });
}

type Open = Pick<DeskConversation, 'id'>;

export const useTake = (conversation: Open) =>
  useAct<{ from: string | null }, DeskConversation>(conversation, (body, around) =>
    call(deskConversations.take, { ...around, body }),
  );

export const useHandBack = (conversation: Open) =>
  useAct<void, DeskConversation>(conversation, (_ask, around) =>
    call(deskConversations.offer, around),
  );

export const useEndTalk = (conversation: Open) =>
  useAct<void, DeskConversation>(conversation, (_ask, around) =>
    call(deskConversations.end, around),
  );

export const useSay = (conversation: Open) =>
  useAct<string, unknown>(conversation, (text, around) =>
    call(deskConversations.write, { ...around, body: { text } }),
  );

export const useMakeMatter = (conversation: Open) =>
  useAct<string, DeskConversation>(conversation, (notes, around) =>
    call(deskConversations.matter, { ...around, body: { notes } }),
  );
