import { X } from 'lucide-react';
import { useState } from 'react';
import type { DocumentPerson } from '#contract/documents/documents.ts';
import { HolderSelect, TypeSelect } from '#web/documents/kind-selects.tsx';
import { fullName } from '#web/documents/names.ts';
import type { PaperUpload, PaperUploads } from '#web/documents/paper-uploads.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

interface UploadCardProps {
  upload: PaperUpload;
  people: DocumentPerson[];
  uploads: PaperUploads;
}

/** One file on its way: how far it is, what it was read as, and how to stop it. */
export function UploadCard({ upload, people, uploads }: UploadCardProps) {
  const { t, format } = useText();
  const words = t.documents.upload;
  const { key, file, percent, refused } = upload;
  return (
    <div className="rounded-plate bg-raised py-2 ps-4.5 pe-2 shadow-[0_0_0_1px_var(--line)]">
      <div className="flex items-center gap-3 text-[0.875rem]">
        <bdi className="min-w-0 flex-1 truncate font-medium">{file.name}</bdi>
        {!refused && <span className="tnum text-ink-mute">{format.number(percent)} %</span>}
        <IconButton
          size="small"
          label={refused ? words.dismiss(file.name) : words.cancel(file.name)}
          icon={<X size={16} strokeWidth={1.5} />}
          onClick={() => uploads.stop(key)}
        />
      </div>
      <div className="pe-2.5 pb-1.5">
        {refused ? (
          <Failed reason={refused} onAgain={() => uploads.again(upload)} />
        ) : (
          <>
            <progress
              aria-label={file.name}
              max={100}
              value={percent}
              className="mb-2 block h-[3px] w-full appearance-none overflow-hidden bg-sunk [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-primary"
            />
            {percent === 100 && (
              <p role="status" className="text-caption text-ink-mute">
                {words.checking}
              </p>
            )}
            {!upload.about.document && <ReadAs upload={upload} people={people} uploads={uploads} />}
          </>
        )}
      </div>
    </div>
  );
}

/** A guess from the file's name, and the way to say better. */
function ReadAs({ upload, people, uploads }: UploadCardProps) {
  const { t } = useText();
  const words = t.documents.upload;
  const [open, setOpen] = useState(false);
  const { type, holder } = upload.about;
  return (
    <div className="text-caption text-ink-mute">
      <p>
        {words.readAs(fullName({ type, title: '', holder }, t.documents))}{' '}
        <button
          type="button"
          aria-expanded={open}
          className="cursor-pointer border-b border-brass-fill text-ink"
          onClick={() => setOpen(!open)}
        >
          {open ? words.done : words.change}
        </button>
      </p>
      {open && (
        <div className="mt-3 grid gap-3">
          <TypeSelect
            label={words.type}
            value={type}
            onChange={(chosen) => uploads.describe(upload.key, { type: chosen })}
          />
          <HolderSelect
            label={words.holder}
            people={people}
            value={holder}
            onChange={(chosen) => uploads.describe(upload.key, { holder: chosen })}
          />
        </div>
      )}
    </div>
  );
}

function Failed({ reason, onAgain }: { reason: string; onAgain: () => void }) {
  const { t } = useText();
  const words = t.documents.upload;
  return (
    <div role="alert" className="text-caption text-danger">
      <p>
        {words.failed}. {reason}
      </p>
      <Button size="small" variant="quiet" className="mt-1" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  );
}
