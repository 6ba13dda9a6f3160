import type { DeskDocument } from '#contract/documents/desk.ts';
import type { OpenedDocument } from '#contract/documents/documents.ts';
import { fullName } from '#web/documents/names.ts';
import { Shown } from '#web/documents/paper-preview.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface OpenedPaperProps {
  opened: Omit<OpenedDocument, 'document'> & { document: DeskDocument };
  onClose: () => void;
}

/** A client's paper, for as long as somebody looks at it. */
export function OpenedPaper({ opened, onClose }: OpenedPaperProps) {
  const { t } = useText();
  const words = t.documents.desk;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={fullName(opened.document, t.documents)}
      text={words.written}
      closeLabel={words.close}
      width="wide"
    >
      <dl className="mb-4 text-[0.9375rem]">
        <dt className="text-caption text-ink-mute">{words.number}</dt>
        <dd className="tnum">{opened.number ? <bdi>{opened.number}</bdi> : words.noNumber}</dd>
      </dl>
      <Shown opened={opened} />
      <a
        href={`${opened.url}?download`}
        className={buttonLook({ variant: 'quiet', size: 'small' }, 'mt-3')}
      >
        {t.documents.paper.download}
      </a>
    </Dialog>
  );
}
