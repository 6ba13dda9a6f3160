import { useState } from 'react';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import { useMakeMatter } from '#web/conversations/desk/mutations.ts';
import { plainButton } from '#web/desk/panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { succeeds } from '#web/platform/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/text-area.tsx';

/** What was said becomes a request; the summary is where its words begin. */
export function ConversationMatter({ conversation }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.desk.talks;
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
      trigger={
        <button type="button" className={plainButton}>
          {words.matter}
        </button>
      }
      title={words.matterTitle}
      text={words.matterText}
      closeLabel={words.close}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="grid gap-5">
        <TextArea
          label={words.matterNotes}
          dir="auto"
          maxLength={4000}
          value={notes}
          onChange={({ target }) => setNotes(target.value)}
        />
        <Button disabled={notes.trim() === ''} busy={make.isPending} onClick={go}>
          {words.matterMake}
        </Button>
      </div>
    </Dialog>
  );
}
