import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { MatterFile } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { fetchFile, sayFile } from '#web/matters/messages/files.ts';
import { codeOf } from '#web/platform/api.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface FileButtonProps {
  matterId: string;
  file: MatterFile;
  /** Framed, as it hangs on a message. */
  framed?: boolean;
}

/** Fetches a file; its name and size are its label. */
export function FileButton({ matterId, file, framed }: FileButtonProps) {
  const { t } = useText();
  const { files } = t.matters;
  const { mutate, isPending, error } = useMutation({ mutationFn: () => fetchFile(matterId, file) });
  return (
    <>
      <button
        type="button"
        aria-busy={isPending || undefined}
        onClick={() => isPending || mutate()}
        className={framed ? framedLook : plainLook}
      >
        {framed && <FileText size={18} strokeWidth={1.5} className="shrink-0 text-ink-mute" />}
        <VisuallyHidden>{files.open} </VisuallyHidden>
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{file.name}</span>
          <span className="block text-caption text-ink-mute">{sayFile(file, files)}</span>
        </span>
      </button>
      {error && <p className="text-caption text-danger">{t.platform.errors[codeOf(error)]}</p>}
    </>
  );
}

const plainLook =
  'min-h-11 cursor-pointer py-1 text-start text-[0.875rem] leading-normal hover:text-brass';
const framedLook =
  'mt-2.5 flex min-h-11 max-w-full cursor-pointer items-center gap-3.5 rounded-hair px-4 py-2.5 text-start text-[0.875rem] leading-normal shadow-[inset_0_0_0_1px_var(--line)] hover:bg-ink/4';
