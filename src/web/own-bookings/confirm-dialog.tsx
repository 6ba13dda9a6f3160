import { type ReactNode, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError } from '#web/platform/api.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  failed: Error | null;
  onConfirm: () => Promise<unknown>;
}

/** What cannot be taken back is asked once; what went wrong is said where it was asked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { trigger, title, text, confirm, busy, failed, onConfirm } = props;
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const go = () =>
    onConfirm().then(
      () => setOpen(false),
      // It is shown from `failed`.
      () => undefined,
    );
  return (
    <Dialog
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      title={title}
      text={text}
      closeLabel={t.ownBookings.close}
    >
      <div className="grid gap-5">
        {failed && <AlertPanel title={t.platform.errors[codeOf(failed)]} />}
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" busy={busy} onClick={go}>
            {confirm}
          </Button>
          <Button variant="outline" onClick={() => setOpen(false)}>
            {t.ownBookings.keepIt}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

export function codeOf(error: Error) {
  return error instanceof ApiError ? error.code : 'unexpected';
}
