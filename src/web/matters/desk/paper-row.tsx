import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { StepPaper } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FileLink } from '#web/matters/answers/file-links.tsx';
import { useJudge } from '#web/matters/desk/mutations.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { classes } from '#web/ui/classes.ts';

interface PaperRowProps {
  matter: DeskMatter;
  paper: StepPaper;
  /** Its step is done: nothing is judged any more. */
  over: boolean;
}

const tones = {
  missing: 'text-ink-mute',
  received: 'text-warning',
  accepted: 'text-success',
  rejected: 'text-danger',
};

export function PaperRow({ matter, paper, over }: PaperRowProps) {
  const { t } = useText();
  const words = t.deskMatters.steps;
  const [rejecting, setRejecting] = useState(false);
  const judge = useJudge(matter);
  const { id, name, state, reason, file } = paper;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-[0.8125rem]">
      <span>{name}</span>
      <span className={classes('text-[0.75rem]', tones[state])}>{words.papers[state]}</span>
      {reason && <q className="text-ink-soft">{reason}</q>}
      <span className="ms-auto flex items-center gap-4">
        {file && <FileLink matterId={matter.id} file={file} />}
        {file && !over && state !== 'accepted' && (
          <PlainButton
            aria-label={words.acceptOf(name)}
            disabled={judge.isPending}
            onClick={() => judge.mutate({ paper: id, state: 'accepted', reason: '' })}
          >
            {words.accept}
          </PlainButton>
        )}
        {file && !over && state !== 'rejected' && (
          <PlainButton aria-label={words.rejectOf(name)} onClick={() => setRejecting(true)}>
            {words.reject}
          </PlainButton>
        )}
      </span>
      {rejecting && (
        <ReasonDialog
          title={words.rejectTitle}
          helper={t.desk.reason.forClient}
          action={words.reject}
          busy={judge.isPending}
          needed
          danger
          onGo={(why) =>
            judge.mutate(
              { paper: id, state: 'rejected', reason: why },
              { onSuccess: () => setRejecting(false) },
            )
          }
          onClose={() => setRejecting(false)}
        />
      )}
    </li>
  );
}
