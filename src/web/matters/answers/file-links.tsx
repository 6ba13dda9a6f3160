import { Paperclip } from 'lucide-react';
import { deskMatters } from '#contract/matters/desk.ts';
import type { MatterFile } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { notify } from '#web/ui/notify.ts';

export function FileLinks({ matterId, files }: { matterId: string; files: MatterFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-1.5 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink matterId={matterId} file={file} />
        </li>
      ))}
    </ul>
  );
}

/** Files are read with the reader's token, so no plain link can lead to them. */
export function FileLink({ matterId, file }: { matterId: string; file: MatterFile }) {
  const { t, format } = useText();
  const { openFile, size, fileFailed } = t.deskMatters.thread;
  const open = () =>
    fetchFile(matterId, file).catch(() => void notify.error(fileFailed, file.name));
  const weight = size(format.number(Math.max(1, Math.round(file.size / 1024))));
  return (
    <button
      type="button"
      aria-label={`${openFile(file.name)} ${weight}`}
      onClick={() => void open()}
      className="inline-flex min-h-8 max-w-full cursor-pointer items-center gap-2 rounded-hair px-2.5 text-[0.8125rem] shadow-[inset_0_0_0_1px_var(--line)] hover:bg-ink/6"
    >
      <Paperclip size={14} strokeWidth={1.5} className="shrink-0" />
      <bdi className="truncate">{file.name}</bdi>
      <span className="tnum shrink-0 text-ink-mute">{weight}</span>
    </button>
  );
}

const fetchFile = (id: string, { id: file, name }: MatterFile) =>
  saveFile(deskMatters.file.path, { params: { id, file } }, name);
