import { useState } from 'react';
import { ReasonDialog } from '#web/platform/refusals/reason-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

interface YesOrNoProps {
  yes: {
    label: string;
    /** With what it is about: the button as it is read aloud, and the question. */
    of: string;
    /** What follows from it. */
    text: string;
    keep: string;
  };
  no: {
    label: string;
    of: string;
    title: string;
    /** Who reads the reason. */
    helper: string;
  };
  busy: boolean;
  /** Whether it went through: until then nothing closes and no word is lost. */
  onYes: () => Promise<boolean>;
  onNo: (reason: string) => Promise<boolean>;
}

/** What somebody asked the house for: yes is asked once more, no is given with a reason. */
export function YesOrNo({ yes, no, busy, onYes, onNo }: YesOrNoProps) {
  const [refusing, setRefusing] = useState(false);
  const refuse = async (reason: string) => {
    if (await onNo(reason)) setRefusing(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ConfirmDialog
        trigger={
          <Button size="small" aria-label={yes.of}>
            {yes.label}
          </Button>
        }
        title={yes.of}
        text={yes.text}
        confirm={yes.label}
        keep={yes.keep}
        busy={busy}
        onConfirm={onYes}
      />
      <Button size="small" variant="outline" aria-label={no.of} onClick={() => setRefusing(true)}>
        {no.label}
      </Button>
      {refusing && (
        <ReasonDialog
          title={no.title}
          helper={no.helper}
          action={no.label}
          busy={busy}
          needed
          danger
          onGo={(reason) => void refuse(reason)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  );
}
