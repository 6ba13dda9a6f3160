import { Loader, Paperclip, X } from 'lucide-react';
import { useState } from 'react';
import { deskMatters } from '#contract/matters/desk.ts';
import type { MatterFile } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { deskDraftOf, keepDraft, useDeskDraft } from '#web/matters/answers/drafts.ts';
import { request } from '#web/platform/api.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { FileChoice } from '#web/ui/fields/file-choice.tsx';
import { notify } from '#web/ui/notify.ts';

const mostFiles = 10;

/** Brings files to the matter at once; they leave with the next answer. */
export function AttachButton({ matterId }: { matterId: string }) {
  const { t } = useText();
  const words = t.deskMatters.reply;
  const { busy, bring } = useBringing(matterId);
  const icon = { size: 16, strokeWidth: 1.5 };
  return (
    <FileChoice multiple onFiles={bring}>
      {(choose) => (
        <IconButton
          size="small"
          label={busy ? words.attaching : words.attach}
          icon={
            busy ? (
              <Loader {...icon} className="motion-safe:animate-spin" />
            ) : (
              <Paperclip {...icon} />
            )
          }
          onClick={() => !busy && choose()}
        />
      )}
    </FileChoice>
  );
}

function useBringing(matterId: string) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const bring = async (files: File[]) => {
    const chosen = files.slice(0, mostFiles - deskDraftOf(matterId).files.length);
    setBusy(true);
    for (const file of chosen) {
      const brought = await bringFile(matterId, file).catch((error: Error) => error);
      if (brought instanceof Error) notify.error(file.name, deskRefusalWords(brought, t));
      else keepDraft(matterId, { files: [...deskDraftOf(matterId).files, brought] });
    }
    setBusy(false);
  };
  return { busy, bring };
}

function bringFile(id: string, file: File): Promise<MatterFile> {
  const { method, path } = deskMatters.upload;
  return request(method, path, { params: { id }, query: { name: file.name }, body: file });
}

/** What goes with the answer. */
export function Attached({ matterId }: { matterId: string }) {
  const { t } = useText();
  const [{ files }, write] = useDeskDraft(matterId);
  if (files.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pt-2">
      {files.map((file) => (
        <li
          key={file.id}
          className="inline-flex items-center gap-1 rounded-hair ps-2.5 text-[0.8125rem] shadow-[inset_0_0_0_1px_var(--line)]"
        >
          <bdi>{file.name}</bdi>
          <IconButton
            label={t.deskMatters.reply.detach(file.name)}
            icon={<X size={14} strokeWidth={1.5} />}
            className="size-8! max-tablet:size-11!"
            onClick={() => write({ files: files.filter(({ id }) => id !== file.id) })}
          />
        </li>
      ))}
    </ul>
  );
}
