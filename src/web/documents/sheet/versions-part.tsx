import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  DocumentFile,
  OpenedDocument,
  Document as Paper,
} from '#contract/documents/documents.ts';
import { acceptedDocuments } from '#web/documents/drop-zone.tsx';
import type { PaperUploads } from '#web/documents/paper-uploads.ts';
import { useOpenPaper, versionsQuery } from '#web/documents/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { dayHere } from '#web/platform/moments.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FileChoice } from '#web/ui/fields/file-choice.tsx';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';
import { notify } from '#web/ui/notify.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface VersionsPartProps {
  paper: Paper;
  uploads: PaperUploads;
  onOpened: (opened: OpenedDocument) => void;
  /** The way to the file's progress is clear. */
  onLeave: () => void;
}

/** What the paper was before, and the way to what it is next. */
export function VersionsPart({ paper, uploads, onOpened, onLeave }: VersionsPartProps) {
  const { t } = useText();
  const words = t.documents.paper;
  const acting = usePrincipal() !== undefined;
  const { data: versions = [paper.file] } = useQuery(versionsQuery(paper.id));
  return (
    <section aria-labelledby="versions" className="mt-8">
      <div className="flex items-baseline justify-between gap-4">
        <h3 id="versions" className="font-display text-h4">
          {words.versions}
        </h3>
        {!acting && <NewVersion paper={paper} uploads={uploads} onLeave={onLeave} />}
      </div>
      <ul className="mt-2">
        {versions.map((version) => (
          <VersionRow key={version.id} paper={paper} version={version} onOpened={onOpened} />
        ))}
      </ul>
    </section>
  );
}

interface VersionRowProps {
  paper: Paper;
  version: DocumentFile;
  onOpened: (opened: OpenedDocument) => void;
}

function VersionRow({ paper, version, onOpened }: VersionRowProps) {
  const { t, format } = useText();
  const words = t.documents.paper;
  const open = useOpenPaper();
  const go = () =>
    open.mutate(
      { id: paper.id, version: version.id },
      {
        onSuccess: onOpened,
        onError: (error) => void notify.error(words.notOpened, t.platform.errors[codeOf(error)]),
      },
    );
  const day = format.day(dayHere(version.addedAt));
  return (
    <li className="flex items-center gap-4 border-t border-line py-2.5 text-[0.875rem]">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{words.version(version.number)}</span>
        <span className="tnum block truncate text-caption text-ink-mute">
          {day} · <bdi>{version.name}</bdi>
        </span>
      </span>
      {version.id === paper.file.id ? (
        <span className="text-caption text-ink-mute">{words.current}</span>
      ) : (
        <Button size="small" variant="quiet" busy={open.isPending} onClick={go}>
          {words.open1}
          <VisuallyHidden>: {words.openVersion(version.number)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

type Kind = 'renewed' | 'copy';

function NewVersion({ paper, uploads, onLeave }: Omit<VersionsPartProps, 'onOpened'>) {
  const { t } = useText();
  const words = t.documents.paper;
  const [kind, setKind] = useState<Kind>('renewed');
  const [open, setOpen] = useState(false);
  const begin = (files: File[]) => {
    setOpen(false);
    onLeave();
    uploads.begin(files.slice(0, 1), { document: paper.id, renewed: kind === 'renewed' });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" variant="quiet">
          {words.newVersion}
        </Button>
      }
      title={words.newVersionTitle}
      text={words.newVersionText}
    >
      <div className="grid gap-5">
        <RadioGroup
          label={words.newVersionKind}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'renewed', label: words.renewed, description: words.renewedText },
            { value: 'copy', label: words.copy, description: words.copyText },
          ]}
        />
        <FileChoice label={words.choose} accept={acceptedDocuments} onFiles={begin}>
          {(choose) => <Button onClick={choose}>{words.choose}</Button>}
        </FileChoice>
      </div>
    </Dialog>
  );
}
