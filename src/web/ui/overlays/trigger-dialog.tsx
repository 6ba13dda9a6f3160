import { type ReactNode, useState } from 'react';
import { Dialog, type DialogProps } from '#web/ui/overlays/dialog.tsx';

interface TriggerDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'children'> {
  trigger: ReactNode;
  /** Made anew each time the dialog opens, with the way to close it. */
  children: (close: () => void) => ReactNode;
}

/** A dialog behind its button. While it sinks away nothing in it can be pressed a second time. */
export function TriggerDialog({ children, ...dialog }: TriggerDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog {...dialog} open={open} onOpenChange={setOpen}>
      <div inert={!open}>{children(() => setOpen(false))}</div>
    </Dialog>
  );
}
