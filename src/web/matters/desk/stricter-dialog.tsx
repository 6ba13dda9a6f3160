import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface StricterDialogProps {
  /** What is worse for the client, and against what. */
  text: string;
  version: number;
  busy: boolean;
  onGo: () => void;
  onClose: () => void;
}

/** Nobody worsens a client's terms by leaving a field as it was. */
export function StricterDialog({ text, version, busy, onGo, onClose }: StricterDialogProps) {
  const { t } = useText();
  const words = t.deskMatters.quote;
  return (
    <Dialog onClose={onClose} title={words.stricterTitle} text={text}>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} busyLabel={words.sending} onClick={onGo}>
          {words.send(version)}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t.desk.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
