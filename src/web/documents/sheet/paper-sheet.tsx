import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OpenedDocument, Document as Paper, Vault } from '#contract/documents/documents.ts';
import { fullName } from '#web/documents/names.ts';
import type { PaperUploads } from '#web/documents/paper-uploads.ts';
import { useThrowAway } from '#web/documents/queries.ts';
import { DetailsForm } from '#web/documents/sheet/details-form.tsx';
import { PaperPreview } from '#web/documents/sheet/paper-preview.tsx';
import { SharesPart } from '#web/documents/sheet/shares-part.tsx';
import { VersionsPart } from '#web/documents/sheet/versions-part.tsx';
import { useReport } from '#web/documents/use-report.ts';
import { useText } from '#web/i18n/use-text.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface PaperSheetProps {
  id: string;
  vault: Vault;
  uploads: PaperUploads;
  onClose: () => void;
}

/** One paper: the paper itself beside what is written about it. */
export function PaperSheet({ id, vault, uploads, onClose }: PaperSheetProps) {
  const { t } = useText();
  const words = t.documents.paper;
  const paper = vault.documents.find((one) => one.id === id);
  return (
    <Sheet
      onClose={onClose}
      title={paper ? fullName(paper, t.documents) : words.gone}
      width={paper ? 'wide' : 'narrow'}
      opener={() => document.getElementById(`paper-${id}`)}
      flush
    >
      {paper ? (
        <Open key={paper.id} paper={paper} vault={vault} uploads={uploads} onClose={onClose} />
      ) : (
        <div className="p-5 tablet:p-10">
          <AlertPanel tone="info" title={words.gone} text={words.goneText} />
        </div>
      )}
    </Sheet>
  );
}

interface OpenProps extends Omit<PaperSheetProps, 'id'> {
  paper: Paper;
}

function Open({ paper, vault, uploads, onClose }: OpenProps) {
  const { t } = useText();
  const words = t.documents.paper;
  // What was opened stays in view until another version counts.
  const [opened, setOpened] = useState<OpenedDocument>();
  const acting = usePrincipal() !== undefined;
  const current = opened?.file.id === paper.file.id ? opened : undefined;
  return (
    <div className="grid min-h-0 flex-1 overflow-y-auto overscroll-contain tablet:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] tablet:overflow-hidden">
      <div className="border-line bg-surface p-5 tablet:overflow-y-auto tablet:border-e tablet:p-10">
        <PaperPreview paper={paper} opened={opened} onOpened={setOpened} />
        <VersionsPart paper={paper} uploads={uploads} onOpened={setOpened} onLeave={onClose} />
      </div>
      <div className="p-5 tablet:overflow-y-auto tablet:p-10">
        <h3 className="mb-4 font-display text-h4">{words.details}</h3>
        {acting ? (
          <Read paper={paper} number={current?.number} />
        ) : (
          <>
            <DetailsForm paper={paper} vault={vault} number={current?.number} />
            <SharesPart paper={paper} vault={vault} />
            <BinButton paper={paper} onDone={onClose} />
          </>
        )}
      </div>
    </div>
  );
}

/** For whoever acts for the owner: what is written, without the way to write. */
function Read({ paper, number }: { paper: Paper; number: string | undefined }) {
  const { t, format } = useText();
  const { fields, ownerWrites } = t.documents.paper;
  const masked = paper.numberEnd && t.documents.masked(paper.numberEnd);
  const facts = [
    [fields.number, number || masked],
    [fields.issuedOn, paper.issuedOn && format.day(paper.issuedOn)],
    [fields.expiresOn, paper.expiresOn ? format.day(paper.expiresOn) : t.documents.endless],
  ];
  return (
    <>
      <dl className="grid gap-3">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt className="text-caption text-ink-mute">{name}</dt>
              <dd className="tnum">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-5 text-caption text-ink-mute">{ownerWrites}</p>
    </>
  );
}

/** No question before it: thirty days are time enough to take it back. */
function BinButton({ paper, onDone }: { paper: Paper; onDone: () => void }) {
  const { t } = useText();
  const words = t.documents.paper;
  const bin = useThrowAway();
  const tell = useReport();
  const go = async () => {
    const said = { done: words.binned, failed: words.notBinned };
    if (await tell(bin.mutateAsync(paper.id), said)) onDone();
  };
  return (
    <div className="mt-8 border-t border-line pt-6">
      <Button
        size="small"
        variant="danger"
        icon={<Trash2 size={16} strokeWidth={1.5} />}
        busy={bin.isPending}
        onClick={() => void go()}
      >
        {words.bin}
      </Button>
    </div>
  );
}
