import { Link } from 'react-router';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import { ConversationMatter } from '#web/conversations/desk/conversation-matter.tsx';
import { useEndTalk, useHandBack, useTake } from '#web/conversations/desk/mutations.ts';
import { addressOfPlace } from '#web/desk/desk-place.ts';
import { plainButton } from '#web/desk/panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';

interface ConversationMovesProps {
  conversation: DeskConversation;
  isMine: boolean;
}

/** Take, hand back, end, and what becomes of it. */
export function ConversationMoves({ conversation, isMine }: ConversationMovesProps) {
  const { t } = useText();
  const words = t.desk.talks;
  const { matter, rating } = conversation;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {rating !== null && (
        <span className="text-[0.8125rem] text-ink-soft">{words.rated(rating)}</span>
      )}
      {matter ? (
        <Link to={addressOfPlace({ matter: matter.id })} className={plainButton}>
          {words.openMatter(matter.reference)}
        </Link>
      ) : (
        <ConversationMatter conversation={conversation} />
      )}
      {isMine ? <Own conversation={conversation} /> : <Take conversation={conversation} />}
    </div>
  );
}

function Own({ conversation }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.desk.talks;
  const handBack = useHandBack(conversation);
  const end = useEndTalk(conversation);
  return (
    <>
      {conversation.handBackOffered ? (
        <span className="text-[0.8125rem] text-ink-soft" role="status">
          {words.offered}
        </span>
      ) : (
        <button type="button" className={plainButton} onClick={() => handBack.mutate()}>
          {words.handBack}
        </button>
      )}
      <Button size="small" variant="outline" busy={end.isPending} onClick={() => end.mutate()}>
        {words.end}
      </Button>
    </>
  );
}

function Take({ conversation }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.desk.talks;
  const take = useTake(conversation);
  const { state, owner } = conversation;
  if (state !== 'queued' && state !== 'human') return null;
  const isOver = state === 'human';
  return (
    <Button
      size="small"
      variant={isOver ? 'outline' : 'primary'}
      busy={take.isPending}
      onClick={() => take.mutate({ from: isOver ? (owner?.id ?? null) : null })}
    >
      {isOver ? words.takeOver : words.take}
    </Button>
  );
}
