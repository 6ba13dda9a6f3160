import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MatterFile } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayFile } from '#web/matters/messages/files.ts';
import type { Upload } from '#web/platform/files/use-uploads.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Progress } from '#web/ui/progress.tsx';

interface AttachmentsProps {
  files: MatterFile[];
  uploads: Upload<object>[];
  onRemove: (id: string) => void;
  onStop: (key: number) => void;
}

/** What goes with the words: on its way, refused, or ready; each can be taken off before sending. */
export function Attachments({ files, uploads, onRemove, onStop }: AttachmentsProps) {
  const { t } = useText();
  const words = t.matters.files;
  if (files.length === 0 && uploads.length === 0) return null;
  return (
    <ul aria-label={words.attached} className="grid gap-2">
      {files.map((file) => (
        <Attached key={file.id} name={file.name} onRemove={() => onRemove(file.id)}>
          <span className="block text-caption text-ink-mute">{sayFile(file, words)}</span>
        </Attached>
      ))}
      {uploads.map((upload) => (
        <Attached key={upload.key} name={upload.file.name} onRemove={() => onStop(upload.key)}>
          {upload.refused ? (
            <span role="alert" className="block text-caption text-danger">
              {upload.refused}
            </span>
          ) : (
            <Progress label={words.bringing} value={upload.percent} note={`${upload.percent} %`} />
          )}
        </Attached>
      ))}
    </ul>
  );
}

interface AttachedProps {
  name: string;
  onRemove: () => void;
  children: ReactNode;
}

function Attached({ name, onRemove, children }: AttachedProps) {
  const { t } = useText();
  return (
    <li className="flex items-center gap-3.5 rounded-hair ps-4 shadow-[inset_0_0_0_1px_var(--line)]">
      <FileText size={18} strokeWidth={1.5} aria-hidden className="shrink-0 text-ink-mute" />
      <div className="min-w-0 flex-1 py-2.5 text-[0.875rem] leading-normal">
        <span className="block font-medium wrap-anywhere">{name}</span>
        {children}
      </div>
      <IconButton
        label={t.matters.files.remove(name)}
        icon={<X size={16} strokeWidth={1.5} />}
        onClick={onRemove}
      />
    </li>
  );
}
