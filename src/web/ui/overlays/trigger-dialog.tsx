import { type ReactNode, useState } from 'react';
import { Dialog, type DialogProps } from '#web/ui/overlays/dialog.tsx';

interface TriggerDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'children'> {
  trigger: ReactNode;
  /** Whoever came for it finds it open. */
  startsOpen?: boolean;
  /** Made anew each time the dialog opens, with the way to close it. */
  children: (close: () => void) => ReactNode;
}

/** A dialog behind its button. While it sinks away nothing in it can be pressed a second time. */
export function TriggerDialog({ children, startsOpen = false, ...dialog }: TriggerDialogProps) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <Dialog {...dialog} open={open} onOpenChange={setOpen}>
      <div inert={!open}>{children(() => setOpen(false))}</div>
    </Dialog>
  );
}
