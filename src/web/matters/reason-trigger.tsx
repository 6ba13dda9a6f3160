import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Refused } from '#web/matters/refusal.tsx';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { notify } from '#web/ui/notify.ts';

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

interface ReasonTriggerProps {
  /** A button. */
  trigger: ReactNode;
  words: ReasonWords;
  act: UseMutationResult<unknown, Error, string>;
  needed?: boolean;
  danger?: boolean;
  ready?: boolean;
  children?: ReactNode;
}

/** A button of the client's that asks once, with the consequences and the reason. */
export function ReasonTrigger({ words, act, ...dialog }: ReasonTriggerProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const go = (reason: string, clear: () => void) => {
    const done = () => {
      setOpen(false);
      clear();
      notify.success(words.done);
    };
    // Once the answer stands there this part may be gone: its promise is not.
    void act.mutateAsync(reason).then(done, () => undefined);
  };
  return (
    <ReasonDialog
      {...dialog}
      title={words.title}
      text={words.text}
      label={words.reason}
      helper={words.reasonHint}
      missing={t.matters.missing}
      action={words.submit}
      busyLabel={words.submitting}
      keep={words.keep}
      busy={act.isPending}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onGo={go}
      refused={<Refused error={act.error} title={words.refused} />}
    />
  );
}
