import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Document as Paper, Vault } from '#contract/documents/documents.ts';
import { DropZone } from '#web/documents/drop-zone.tsx';
import { ExpiryWatch } from '#web/documents/expiry-watch.tsx';
import { fullName } from '#web/documents/names.ts';
import { usePaperUploads } from '#web/documents/paper-uploads.ts';
import { PersonRow } from '#web/documents/person-row.tsx';
import { binQuery, useRestore } from '#web/documents/queries.ts';
import { OpeningLog } from '#web/documents/sheet/opening-log.tsx';
import { PaperSheet } from '#web/documents/sheet/paper-sheet.tsx';
import { UploadCard } from '#web/documents/upload-card.tsx';
import { useReport } from '#web/documents/use-report.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dayHere } from '#web/platform/moments.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The watch and the way in above, then one row per person, and who opened what. */
export function VaultView({ vault }: { vault: Vault }) {
  const { t } = useText();
  const words = t.documents;
  const [asked, setAsked] = useSearchParams();
  const paper = asked.get('paper');
  const show = (id: string | undefined) =>
    setAsked((before) => {
      const next = new URLSearchParams(before);
      if (id) next.set('paper', id);
      else next.delete('paper');
      return next;
    });
  const uploads = usePaperUploads(vault, show);
  const acting = usePrincipal() !== undefined;
  return (
    <>
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_23rem]">
        <ExpiryWatch vault={vault} onOpen={show} />
        <div className="flex flex-col gap-4">
          {!acting && <DropZone onFiles={(files) => uploads.begin(files)} />}
          {uploads.list.map((upload) => (
            <UploadCard key={upload.key} upload={upload} people={vault.people} uploads={uploads} />
          ))}
          <p className="flex gap-2.5 text-caption text-ink-mute">
            <Lock size={14} strokeWidth={1.5} aria-hidden className="mt-1 shrink-0" />
            {words.drop.sealed}
          </p>
          {!acting && <RoomLine room={vault.room} />}
        </div>
      </div>
      <section aria-labelledby="people" className="mt-11">
        <VisuallyHidden>
          <h2 id="people">{words.people.title}</h2>
        </VisuallyHidden>
        {vault.people.map((person) => (
          <PersonRow
            key={person.memberId ?? person.name}
            person={person}
            vault={vault}
            onOpen={show}
            onFiles={acting ? undefined : uploads.begin}
          />
        ))}
      </section>
      {!acting && <BinPart />}
      {!acting && <OpeningLog />}
      {paper && (
        <PaperSheet id={paper} vault={vault} uploads={uploads} onClose={() => show(undefined)} />
      )}
    </>
  );
}

/** How much of the room is taken, older versions and the bin included. */
function RoomLine({ room: { used, most } }: Pick<Vault, 'room'>) {
  const { t } = useText();
  const words = t.documents.room;
  const say = useSize();
  return (
    <Progress
      label={words.label}
      value={Math.min(100, (used / most) * 100)}
      note={words.of(say(used), say(most))}
    />
  );
}

function useSize() {
  const { t, format } = useText();
  const { kilobytes, megabytes, gigabytes } = t.documents.room;
  const tenths = (value: number) => format.number(Math.round(value * 10) / 10);
  return (bytes: number) => {
    if (bytes < 1e6) return kilobytes(format.number(Math.ceil(bytes / 1e3)));
    return bytes < 1e9 ? megabytes(tenths(bytes / 1e6)) : gigabytes(tenths(bytes / 1e9));
  };
}

/** What was thrown away, while it can be taken back. An empty bin is not worth a line. */
function BinPart() {
  const { t } = useText();
  const words = t.documents.bin;
  const { data: papers = [] } = useQuery(binQuery);
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby="bin" className="mt-11 border-t border-line pt-6">
      <Heading level={2} size="h3" id="bin">
        {words.title}
      </Heading>
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{words.text}</p>
      <ul className="mt-3">
        {papers.map((paper) => (
          <Binned key={paper.id} paper={paper} />
        ))}
      </ul>
    </section>
  );
}

function Binned({ paper }: { paper: Paper }) {
  const { t, format } = useText();
  const words = t.documents.bin;
  const restore = useRestore();
  const name = fullName(paper, t.documents);
  const tell = useReport();
  const said = { done: words.restored, failed: words.notRestored };
  return (
    <li className="flex items-center gap-4 border-t border-line py-3 text-[0.9375rem]">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        {paper.keptUntil && (
          <span className="tnum block text-caption text-ink-mute">
            {words.kept(format.day(dayHere(paper.keptUntil)))}
          </span>
        )}
      </span>
      <Button
        size="small"
        variant="outline"
        busy={restore.isPending}
        onClick={() => void tell(restore.mutateAsync(paper.id), said)}
      >
        {words.restore}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
