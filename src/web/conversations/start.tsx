import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ConversationDesk } from '#contract/conversations/conversations.ts';
import { AskerForm } from '#web/conversations/asker-form.tsx';
import { ClosedDesk } from '#web/conversations/closed-desk.tsx';
import { DutyList } from '#web/conversations/duty-list.tsx';
import { panelText, panelTitle } from '#web/conversations/looks.ts';
import type { ConversationProps } from '#web/conversations/use-conversation.ts';
import { useText } from '#web/i18n/use-text.ts';
import { conversationDeskQuery } from '#web/platform/house-people.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { Button } from '#web/ui/controls/button.tsx';

/** Before anybody was asked for: who is there, how long it takes, and the button. */
export function ConversationStart(props: ConversationProps) {
  const { content, live } = props;
  const { t, language } = useText();
  const words = t.conversations;
  const { data: desk } = useQuery(conversationDeskQuery(language));
  const session = useSession();
  if (desk && !desk.open && !desk.onCall) return <ClosedDesk {...props} desk={desk} />;
  const press = () => (session ? live.connect({}) : live.ask());
  return (
    <>
      <h2 className={panelTitle}>{desk?.onCall ? words.onCall : words.idle}</h2>
      <p className={panelText}>
        {desk?.onCall ? words.onCallText(desk.onCall.name) : words.idleText}
      </p>
      {desk && <p className={panelText}>{waitWords(desk, words)}</p>}
      {live.isAsking && !session ? (
        <AskerForm live={live} />
      ) : (
        <Button
          wide
          size="small"
          variant="outline"
          className="mt-4"
          busy={live.isBusy}
          icon={<MessageCircle size={18} strokeWidth={1.5} />}
          onClick={press}
        >
          {content.expert}
        </Button>
      )}
      {desk && <DutyList people={desk.people} />}
    </>
  );
}

type DeskWords = ReturnType<typeof useText>['t']['conversations'];

/** What is measured where anybody waited lately, and what is promised in any case. */
function waitWords(desk: ConversationDesk, words: DeskWords): string {
  const { waiting, expectedMinutes, promise, onCall, people } = desk;
  const free = people.find(({ busy }) => !busy)?.name.split(' ')[0];
  const isKnown = expectedMinutes !== null && onCall === null;
  const promised = words.promised(promise.minutes, promise.plan !== null);
  return [words.lineNow(waiting, free), isKnown && words.waitKnown(expectedMinutes), promised]
    .filter(Boolean)
    .join(' ');
}
