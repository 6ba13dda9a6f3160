import { type ReactNode, useState } from 'react';
import { matterLengths } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface ReasonDialogProps {
  title: string;
  text?: string;
  label?: string;
  /** Who reads the reason. */
  helper?: string;
  /** Said where a needed reason is not there. */
  missing?: string;
  /** The button that does it. */
  action: string;
  busyLabel?: string;
  /** The button that leaves everything as it is. */
  keep?: string;
  busy: boolean;
  needed?: boolean;
  danger?: boolean;
  /** What somebody must have read before they decide has come. */
  ready?: boolean;
  /** The button it opens behind; without one it stands open as long as it is drawn. */
  trigger?: ReactNode;
  open?: boolean;
  onOpen?: () => void;
  onClose: () => void;
  /** `clear` forgets what was typed, which otherwise outlives closing. */
  onGo: (reason: string, clear: () => void) => void;
  /** What follows from it and other fields, above the reason. */
  children?: ReactNode;
  /** Why it was refused, below the reason. */
  refused?: ReactNode;
}

/** Asks why, before something is done that somebody will want explained. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { t } = useText();
  const words = t.platform.reason;
  const { title, text, action, trigger, open = true, onOpen, onClose, onGo } = props;
  const { label = words.label, missing = words.needed, keep = words.cancel } = props;
  const { helper, busy, busyLabel, needed, danger, ready = true, children, refused } = props;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const lacking = needed && reason.trim() === '';
  const go = () => {
    setTried(true);
    if (!lacking) onGo(reason.trim(), () => setReason(''));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpen?.() : onClose())}
      trigger={trigger}
      title={title}
      {...(text && { text })}
    >
      <div className="grid gap-5">
        {children}
        <TextArea
          label={label}
          note={needed ? undefined : words.optional}
          helper={helper}
          error={tried && lacking ? missing : undefined}
          maxLength={matterLengths.reason}
          typed={[reason, setReason]}
        />
        {refused}
        <div className="flex flex-wrap gap-3">
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={!ready}
            {...(busyLabel && { busyLabel })}
            onClick={go}
          >
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
