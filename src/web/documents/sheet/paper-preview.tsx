import { Download, ExternalLink, Eye } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OpenedDocument, Document as Paper } from '#contract/documents/documents.ts';
import { PaperMark } from '#web/documents/paper-mark.tsx';
import { useOpenPaper } from '#web/documents/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { isAhead } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

interface PaperPreviewProps {
  paper: Paper;
  opened: OpenedDocument | undefined;
  onOpened: (opened: OpenedDocument) => void;
}

/** Behind the lattice until it is opened; opening is written down. */
export function PaperPreview({ paper, opened, onOpened }: PaperPreviewProps) {
  const { t } = useText();
  const words = t.documents.paper;
  const open = useOpenPaper();
  if (opened) return <OpenedPaper opened={opened} onOpened={onOpened} />;
  return (
    <div className="relative grid min-h-80 place-items-center overflow-hidden rounded-plate bg-raised p-6 shadow-[0_0_0_1px_var(--line)]">
      <Lattice fade="middle" />
      <div className="relative grid justify-items-center gap-4 text-center">
        <PaperMark type={paper.type} />
        <Button
          size="small"
          icon={<Eye size={16} strokeWidth={1.5} />}
          busy={open.isPending}
          busyLabel={words.opening}
          onClick={() => open.mutate({ id: paper.id }, { onSuccess: onOpened })}
        >
          {words.open}
        </Button>
        <p className="max-w-64 bg-raised/80 text-caption text-ink-soft">{words.openText}</p>
        {open.error && (
          <AlertPanel
            title={words.notOpened}
            text={t.platform.errors[codeOf(open.error)]}
            action={codeOf(open.error) === 'own_factor_needed' && <SetUpFactor />}
          />
        )}
      </div>
    </div>
  );
}

/** Whoever acts for another needs a second factor in their own account. */
function SetUpFactor() {
  const { t } = useText();
  return (
    <Link to="/profile/security" className={quietLink}>
      {t.documents.paper.setUpFactor}
    </Link>
  );
}

interface OpenedPaperProps {
  opened: OpenedDocument;
  onOpened: (opened: OpenedDocument) => void;
}

function OpenedPaper({ opened, onOpened }: OpenedPaperProps) {
  const { t } = useText();
  const words = t.documents.paper;
  const open = useOpenPaper();
  const { document: paper, file } = opened;
  /** A way in does not last; a new one is written down like the first. */
  const follow = async (suffix: string, target?: string) => {
    let { url } = opened;
    if (!isAhead(opened.until)) {
      const fresh = await open.mutateAsync({ id: paper.id, version: file.id });
      onOpened(fresh);
      url = fresh.url;
    }
    if (target) window.open(url + suffix, target, 'noopener');
    else Object.assign(window.document.createElement('a'), { href: url + suffix }).click();
  };
  const again = () => open.mutate({ id: paper.id, version: file.id }, { onSuccess: onOpened });
  return (
    <figure className="grid gap-3">
      <Shown opened={opened} onAgain={again} busy={open.isPending} />
      {open.error && (
        <AlertPanel title={words.notOpened} text={t.platform.errors[codeOf(open.error)]} />
      )}
      <figcaption className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <bdi className="min-w-0 flex-1 truncate text-caption text-ink-mute max-tablet:basis-full">
          {file.name}
        </bdi>
        <Button
          size="small"
          variant="quiet"
          icon={<ExternalLink size={16} strokeWidth={1.5} />}
          onClick={() => void follow('', '_blank')}
        >
          {words.newTab}
        </Button>
        <Button
          size="small"
          variant="quiet"
          icon={<Download size={16} strokeWidth={1.5} />}
          onClick={() => void follow('?download')}
        >
          {words.download}
        </Button>
      </figcaption>
    </figure>
  );
}

interface ShownProps {
  opened: Pick<OpenedDocument, 'file' | 'url'>;
  onAgain?: () => void;
  busy?: boolean;
}

/** Pictures of phones are not drawn by every browser; those are only handed out. */
export function Shown({ opened: { file, url }, onAgain, busy = false }: ShownProps) {
  const { t } = useText();
  const words = t.documents.paper;
  const [over, setOver] = useState('');
  if (file.media === 'application/pdf')
    return (
      <iframe
        src={url}
        title={words.preview(file.name)}
        className="h-[min(70svh,44rem)] w-full rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)]"
      />
    );
  if (file.media === 'image/heic')
    return <AlertPanel tone="info" title={file.name} text={words.noPreview} />;
  if (over === url)
    return (
      <AlertPanel
        tone="info"
        title={words.over}
        text={words.overText}
        action={
          onAgain && (
            <Button size="small" variant="outline" busy={busy} onClick={onAgain}>
              {words.again}
            </Button>
          )
        }
      />
    );
  return (
    <img
      src={url}
      onError={() => setOver(url)}
      alt={words.preview(file.name)}
      className="mx-auto max-h-[min(70svh,44rem)] min-h-24 rounded-plate bg-raised object-contain shadow-[0_0_0_1px_var(--line)]"
    />
  );
}
