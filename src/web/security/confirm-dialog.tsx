import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  /** True when it is done and the dialog may close. */
  onConfirm: () => Promise<boolean>;
}

/** What cannot be taken back is asked once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, text, confirm, busy, onConfirm } = props;
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const go = async () => {
    if (await onConfirm()) setOpen(false);
  };
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={title}
      text={text}
      closeLabel={t.security.close}
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={go}>
          {confirm}
        </Button>
        <Button variant="outline" onClick={() => setOpen(false)}>
          {t.security.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
