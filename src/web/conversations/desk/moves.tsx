import { useState } from 'react';
import { Link } from 'react-router';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import {
  useEndTalk,
  useMakeMatter,
  useOfferHandBack,
  useTake,
} from '#web/conversations/desk/mutations.ts';
import { useText } from '#web/i18n/use-text.ts';
import { succeeds } from '#web/platform/api.ts';
import { PlainButton, plainLook } from '#web/platform/desk/panel.tsx';
import { addressOfPlace } from '#web/platform/desk/place.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface ConversationMovesProps {
  conversation: DeskConversation;
  isMine: boolean;
}

/** Take, hand back, end, and what becomes of it. */
export function ConversationMoves({ conversation, isMine }: ConversationMovesProps) {
  const { t } = useText();
  const words = t.deskConversations;
  const { matter, rating } = conversation;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {rating !== null && (
        <span className="text-[0.8125rem] text-ink-soft">{words.rated(rating)}</span>
      )}
      {matter ? (
        <Link to={addressOfPlace({ matter: matter.id })} className={plainLook}>
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
  const words = t.deskConversations;
  const handBack = useOfferHandBack(conversation);
  const end = useEndTalk(conversation);
  return (
    <>
      {conversation.handBackOffered ? (
        <span className="text-[0.8125rem] text-ink-soft" role="status">
          {words.offered}
        </span>
      ) : (
        <PlainButton onClick={() => handBack.mutate()}>{words.handBack}</PlainButton>
      )}
      <Button size="small" variant="outline" busy={end.isPending} onClick={() => end.mutate()}>
        {words.end}
      </Button>
    </>
  );
}

function Take({ conversation }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.deskConversations;
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

/** What was said becomes a request; the summary is where its words begin. */
function ConversationMatter({ conversation }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.deskConversations;
  const [open, setOpen] = useState(false);
  const [notes, setNotes] = useState(conversation.summary);
  const make = useMakeMatter(conversation);
  const go = async () => {
    if (!(await succeeds(make.mutateAsync(notes.trim())))) return;
    setOpen(false);
    notify.success(words.matterMade);
  };
  return (
    <Dialog
      trigger={<PlainButton>{words.matter}</PlainButton>}
      title={words.matterTitle}
      text={words.matterText}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="grid gap-5">
        <TextArea label={words.matterNotes} dir="auto" maxLength={4000} typed={[notes, setNotes]} />
        <Button disabled={notes.trim() === ''} busy={make.isPending} onClick={go}>
          {words.matterMake}
        </Button>
      </div>
    </Dialog>
  );
}
