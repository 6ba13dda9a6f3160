import { Paperclip, Send } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { matterLengths } from '#contract/matters/kinds.ts';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterFile } from '#contract/matters/parts.ts';
import { isOpen } from '#domain/matters/life.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Attachments } from '#web/matters/messages/attachments.tsx';
import { bringFile } from '#web/matters/messages/files.ts';
import { useWrite } from '#web/matters/queries.ts';
import { Refused } from '#web/matters/refusal.tsx';
import { codeOf } from '#web/platform/api.ts';
import { ownWords } from '#web/platform/browser/own-words.ts';
import { useUploads } from '#web/platform/files/use-uploads.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { FileChoice } from '#web/ui/fields/file-choice.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

/** What was typed to the house and not sent yet; kept for each matter through a reload. */
interface Unsent {
  text: string;
  /** Brought already; sent with the words. */
  files: MatterFile[];
}

const nothing: Unsent = { text: '', files: [] };
const nameOf = (id: string) => `words-${id}`;

function readUnsent(id: string): Unsent {
  try {
    return { ...nothing, ...JSON.parse(ownWords.read(nameOf(id)) ?? '{}') };
  } catch {
    return nothing; // somebody else's value under our key
  }
}

function useUnsent(id: string) {
  const [unsent, setUnsent] = useState(() => readUnsent(id));
  /** Begins with what stands at that moment: two files may arrive before the page is drawn again. */
  const change = (next: (before: Unsent) => Unsent) =>
    setUnsent((before) => {
      const after = next(before);
      ownWords.keep(nameOf(id), JSON.stringify(after));
      return after;
    });
  return { unsent, change, clear: () => change(() => nothing) };
}

/** What is over stays readable; whoever wants more asks anew. */
const takesWords = ({ state }: Matter) => isOpen(state) || state === 'closed' || state === 'lapsed';

export function Composer({ matter }: { matter: Matter }) {
  const { t } = useText();
  if (takesWords(matter)) return <Writing matter={matter} />;
  return (
    <div className="grid gap-3.5 border-t border-line px-5 py-5 tablet:px-7">
      <p className="text-caption text-ink-mute">{t.matters.conversation.over}</p>
      <LeftOver matter={matter} />
    </div>
  );
}

/** It ended while somebody was writing: their words are still theirs to take along. */
function LeftOver({ matter }: { matter: Matter }) {
  const { t } = useText();
  const { unsent } = useUnsent(matter.id);
  if (!unsent.text) return null;
  return <TextArea label={t.matters.conversation.unsent} value={unsent.text} readOnly dir="auto" />;
}

function useWriting(matter: Matter) {
  const { t } = useText();
  const { unsent, change, clear } = useUnsent(matter.id);
  const write = useWrite(matter);
  const uploading = useUploads<object, MatterFile>({
    send: (file, _, onTheWay) => bringFile(matter.id, file, onTheWay),
    whyNot: (failure) => t.platform.errors[codeOf(failure)],
    onArrived: (file) => change((before) => ({ ...before, files: [...before.files, file] })),
  });
  const text = unsent.text.trim();
  const ready = (text !== '' || unsent.files.length > 0) && !uploading.running;
  const send = () => {
    if (!ready || write.isPending) return;
    const files = unsent.files.map(({ id }) => id);
    write.mutate({ text, files }, { onSuccess: clear });
  };
  return { unsent, change, write, uploading, ready, send };
}

function Writing({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.conversation;
  const { unsent, change, write, uploading, ready, send } = useWriting(matter);
  const name = matter.owner?.name.split(' ')[0];
  const press = (event: KeyboardEvent) => {
    // A word that is still being composed, as in Japanese or Arabic keyboards with suggestions, is not sent.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="grid gap-3.5 border-t border-line px-5 py-5 tablet:px-7">
      <TextArea
        label={words.write(name)}
        helper={words.keys}
        dir="auto"
        maxLength={matterLengths.message}
        typed={[unsent.text, (text) => change((before) => ({ ...before, text: text }))]}
        onKeyDown={press}
      />
      <Attachments
        files={unsent.files}
        uploads={uploading.list}
        onStop={uploading.stop}
        onRemove={(id) =>
          change((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) }))
        }
      />
      <Refused error={write.error} title={words.notSent} />
      <div className="flex items-center justify-between gap-4">
        <Attach onChosen={(file) => uploading.begin([{ file, about: {} }])} />
        <Button
          size="small"
          icon={<Send size={18} strokeWidth={1.5} className="rtl:-scale-x-100" />}
          disabled={!ready}
          busy={write.isPending}
          busyLabel={words.sending}
          onClick={send}
        >
          {words.send}
        </Button>
      </div>
    </div>
  );
}

function Attach({ onChosen }: { onChosen: (file: File) => void }) {
  const { t } = useText();
  const words = t.matters.conversation;
  const chosen = (files: File[]) => {
    for (const file of files) onChosen(file);
  };
  return (
    <div className="flex items-center gap-3">
      <FileChoice label={words.files} multiple onFiles={chosen}>
        {(choose) => (
          <IconButton
            label={words.attach}
            icon={<Paperclip size={18} strokeWidth={1.5} />}
            size="small"
            className="shadow-[inset_0_0_0_1px_var(--line)]"
            onClick={choose}
          />
        )}
      </FileChoice>
      <p className="text-caption text-ink-mute max-tablet:hidden">{words.kindsOfFiles}</p>
    </div>
  );
}
