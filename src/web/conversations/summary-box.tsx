import { useEffect, useRef, useState } from 'react';
import { type Conversation, conversationLengths } from '#contract/conversations/conversations.ts';
import type { LiveConversation } from '#web/conversations/use-conversation.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

interface SummaryBoxProps {
  title: string;
  conversation: Conversation;
  live: LiveConversation;
}

/** What the concierge reads first, in the client's power. */
export function SummaryBox({ title, conversation, live }: SummaryBoxProps) {
  const { t } = useText();
  const words = t.conversations;
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // What had the focus is gone; it goes back to where it came from.
    if (!editing && wasEditing.current) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  const done = () => setEditing(false);
  return (
    <section
      aria-label={title}
      className="mt-6 rounded-plate bg-raised p-4.5 shadow-[0_0_0_1px_var(--line)]"
    >
      <div className="flex items-baseline justify-between gap-3">
        {!editing && <h3 className="text-[1.25rem] leading-6">{title}</h3>}
        {!editing && (
          <button
            ref={opener}
            type="button"
            onClick={() => setEditing(true)}
            className="relative cursor-pointer border-b border-brass-fill text-caption whitespace-nowrap before:absolute before:-inset-3 hover:text-brass"
          >
            {words.correct}
          </button>
        )}
      </div>
      {editing ? (
        <Correction title={title} text={conversation.summary} live={live} onDone={done} />
      ) : (
        <p
          dir="auto"
          className="mt-2 text-[0.875rem] leading-5.5 break-words whitespace-pre-line text-ink-soft"
        >
          {conversation.summary}
        </p>
      )}
    </section>
  );
}

interface CorrectionProps {
  title: string;
  text: string;
  live: LiveConversation;
  onDone: () => void;
}

function Correction({ title, text, live, onDone }: CorrectionProps) {
  const { t } = useText();
  const words = t.conversations;
  const [written, setWritten] = useState(text);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    // What went wrong was said; what was typed stays.
    await live.correct(written.trim()).then(onDone, () => setBusy(false));
  };
  return (
    <div className="grid gap-3">
      <TextArea
        label={title}
        autoFocus
        rows={5}
        dir="auto"
        maxLength={conversationLengths.summary}
        typed={[written, setWritten]}
      />
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} disabled={written.trim() === ''} onClick={save}>
          {words.save}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
