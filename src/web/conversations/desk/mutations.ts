/** What the desk does to a conversation. Two presses of a button act once. */

import { type DeskConversation, deskConversations } from '#contract/conversations/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { notify } from '#web/ui/notify.ts';

type Open = Pick<DeskConversation, 'id'>;

interface Around {
  params: { id: string };
}

function useTalkAct<Ask, Answer>({ id }: Open, act: (ask: Ask, around: Around) => Promise<Answer>) {
  const { t } = useText();
  return useAct((ask: Ask) => act(ask, { params: { id } }), [deskKey], {
    onError: (error) => void notify.warning(t.desk.refused, deskRefusalWords(error, t)),
  });
}

export const useTake = (conversation: Open) =>
  useTalkAct<{ from: string | null }, DeskConversation>(conversation, (body, around) =>
    call(deskConversations.take, { ...around, body }),
  );

export const useOfferHandBack = (conversation: Open) =>
  useTalkAct<void, DeskConversation>(conversation, (_ask, around) =>
    call(deskConversations.offerHandBack, around),
  );

export const useEndTalk = (conversation: Open) =>
  useTalkAct<void, DeskConversation>(conversation, (_ask, around) =>
    call(deskConversations.end, around),
  );

export const useSay = (conversation: Open) =>
  useTalkAct<string, unknown>(conversation, (text, around) =>
    call(deskConversations.write, { ...around, body: { text } }),
  );

export const useMakeMatter = (conversation: Open) =>
  useTalkAct<string, DeskConversation>(conversation, (notes, around) =>
    call(deskConversations.matter, { ...around, body: { notes } }),
  );
