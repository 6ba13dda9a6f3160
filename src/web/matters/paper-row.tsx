import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { type Matter, matters, paperMedia } from '#contract/matters/matters.ts';
import type { MatterFile, PaperState, StepPaper } from '#contract/matters/parts.ts';
import { isOpen } from '#domain/matters/life.ts';
import { FromVault } from '#web/documents/from-vault.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { FileButton } from '#web/matters/messages/file-button.tsx';
import { bringFile } from '#web/matters/messages/files.ts';
import { mattersKey } from '#web/matters/queries.ts';
import { Refused } from '#web/matters/refusal.tsx';
import { ApiError, call } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FileChoice } from '#web/ui/fields/file-choice.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Status, type Tone } from '#web/ui/status.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const tones: Record<PaperState, Tone> = {
  missing: 'danger',
  received: 'info',
  accepted: 'success',
  rejected: 'danger',
};

const accepted = [...paperMedia, '.heic'].join(',');

interface PaperRowProps {
  matter: Matter;
  paper: StepPaper;
  /** Its step still takes papers. */
  open: boolean;
  /** The first that is wanted has the one primary button of the panel. */
  first: boolean;
}

/** One paper: what it is, how it stands, one action. */
export function PaperRow({ matter, paper, open, first }: PaperRowProps) {
  const { t } = useText();
  const { papers } = t.matters;
  const { name, state, reason, file } = paper;
  const takes = open && state !== 'accepted' && isOpen(matter.state);
  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-2.5 border-b border-line py-3.5 last:border-0 tablet:grid-cols-[auto_1fr_8.5rem_auto]">
      <FileText
        size={18}
        strokeWidth={1.5}
        aria-hidden
        className="mt-0.5 self-start text-ink-mute tablet:mt-0 tablet:self-center"
      />
      <div className="min-w-0 wrap-anywhere max-tablet:col-span-2">
        <p className="text-[0.9375rem] leading-6 font-medium">{name}</p>
        {state === 'rejected' && reason && (
          <p className="text-caption text-danger">
            <bdi>{reason}</bdi>
          </p>
        )}
        {file && <FileButton matterId={matter.id} file={file} />}
      </div>
      <span className="max-tablet:col-start-2">
        <Status tone={tones[state]}>{papers.states[state]}</Status>
      </span>
      <div className="tablet:min-w-32 tablet:justify-self-end">
        {takes && <BringPaper matter={matter} paper={paper} first={first} />}
        {takes && <FromVault matter={matter.id} paper={paper} />}
      </div>
    </li>
  );
}

/** Upload and put in place are one wish of the client. */
function useBringPaper({ id }: Matter, paper: StepPaper) {
  const { language: lang } = useText();
  const queries = useQueryClient();
  const [percent, setPercent] = useState(0);
  const bringing = useMutation({
    mutationFn: async (file: File) => {
      setPercent(0);
      // What a paper cannot be is said before it is carried; a file without a kind is known by its content.
      if (file.type && !paperMedia.includes(file.type))
        throw new ApiError({ code: 'file_refused', message: 'A paper is none of this kind.' });
      const kept: MatterFile = await bringFile(id, file, { onProgress: setPercent });
      const params = { id, paper: paper.id };
      return call(matters.paper, { params, query: { lang }, body: { file: kept.id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mattersKey }),
  });
  return { ...bringing, percent };
}

function BringPaper({ matter, paper, first }: Omit<PaperRowProps, 'open'>) {
  const { t } = useText();
  const { papers } = t.matters;
  const { mutate, isPending, percent, error } = useBringPaper(matter, paper);
  return (
    <div className="grid gap-2.5">
      {isPending ? (
        <Progress label={papers.bringing} value={percent} note={`${percent} %`} />
      ) : (
        <FileChoice
          label={papers.choose(paper.name)}
          accept={accepted}
          onFiles={([file]) => file && mutate(file)}
        >
          {(choose) => (
            <Button
              size="small"
              variant={first ? 'primary' : 'outline'}
              icon={<Upload size={18} strokeWidth={1.5} />}
              onClick={choose}
            >
              {paper.state === 'missing' ? papers.upload : papers.replace}
              <VisuallyHidden>: {paper.name}</VisuallyHidden>
            </Button>
          )}
        </FileChoice>
      )}
      {first && <p className="max-w-40 text-caption text-ink-mute">{papers.kinds}</p>}
      <Refused error={error} title={papers.refused} />
    </div>
  );
}
