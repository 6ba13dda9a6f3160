import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { matterLengths } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Refused } from '#web/matters/refused.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextArea } from '#web/ui/text-area.tsx';

interface ReasonWords {
  title: string;
  text: string;
  reason: string;
  reasonHint: string;
  submit: string;
  submitting: string;
  keep: string;
  done: string;
  refused: string;
}

interface ReasonDialogProps {
  /** A button. */
  trigger: ReactNode;
  words: ReasonWords;
  act: UseMutationResult<unknown, Error, string>;
  /** It cannot be left empty. */
  required?: boolean;
  danger?: boolean;
  /** What somebody must have read before they decide has come. */
  ready?: boolean;
  /** What follows from it, above the reason. */
  children?: ReactNode;
}

/** Asks once, with the consequences and the reason. What was typed outlives closing the dialog. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { trigger, words, act, required, danger, ready = true, children } = props;
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = required && asked && reason.trim() === '';
  const go = () => {
    setAsked(true);
    if (required && reason.trim() === '') return;
    const done = () => {
      setOpen(false);
      setReason('');
      notify.success(words.done);
    };
    act.mutate(reason.trim(), { onSuccess: done });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={trigger}
      title={words.title}
      text={words.text}
      closeLabel={t.matters.close}
    >
      <div className="grid gap-5">
        {children}
        <TextArea
          label={words.reason}
          note={required ? undefined : t.matters.optional}
          helper={words.reasonHint}
          error={missing ? t.matters.missing : undefined}
          maxLength={matterLengths.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Refused error={act.error} title={words.refused} />
        <div className="flex flex-wrap gap-3">
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={act.isPending}
            disabled={!ready}
            busyLabel={words.submitting}
            onClick={go}
          >
            {words.submit}
          </Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {words.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
