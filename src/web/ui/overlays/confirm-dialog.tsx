import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

export interface ConfirmDialogProps {
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  /** Leaves everything as it is. */
  keep: string;
  /** What nobody regrets is not shown in red. */
  plain?: boolean;
  busy: boolean;
  /** What went wrong, said where it was asked; nothing where it is said elsewhere. */
  refused?: string | undefined;
  /** True when it is done and the dialog may close. */
  onConfirm: () => Promise<boolean>;
  /** Gets the focus where the trigger goes with what is done. */
  opener?: () => HTMLElement | null;
}

/** What cannot be taken back is asked once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, text, confirm, keep, plain, busy, refused, onConfirm, opener } = props;
  const [open, setOpen] = useState(false);
  const go = async () => {
    if (await onConfirm()) setOpen(false);
  };
  return (
    <Dialog
      trigger={trigger}
      title={title}
      text={text}
      open={open}
      onOpenChange={setOpen}
      {...(opener && { opener })}
    >
      <div className="grid gap-5">
        {refused && <AlertPanel title={refused} />}
        <div className="flex flex-wrap gap-3">
          <Button variant={plain ? 'primary' : 'danger'} busy={busy} onClick={go}>
            {confirm}
          </Button>
          {/* A press of Enter by habit takes nothing away. */}
          <Button variant="outline" autoFocus={!plain} onClick={() => setOpen(false)}>
            {keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
