import { type ReactNode, useState } from 'react';
import { matterLengths } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface ReasonDialogProps {
  title: string;
  text?: string;
  /** Who reads the reason. */
  helper?: string;
  /** The button that does it. */
  action: string;
  busy: boolean;
  needed?: boolean;
  danger?: boolean;
  onGo: (reason: string) => void;
  onClose: () => void;
  /** Other fields, above the reason. */
  children?: ReactNode;
}

/** Asks why, before something is done that somebody will want explained. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, helper, action, busy, needed, danger, onGo, onClose, children } = props;
  const { t } = useText();
  const { reason: label, needed: neededWords } = t.desk.moves;
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const lacking = needed && reason.trim() === '';
  const go = () => (lacking ? setTried(true) : onGo(reason.trim()));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      {...(text && { text })}
      closeLabel={t.desk.close}
    >
      <div className="grid gap-4">
        {children}
        <TextArea
          label={label}
          {...(!needed && { note: t.desk.optional })}
          helper={helper}
          error={tried && lacking ? neededWords : undefined}
          maxLength={matterLengths.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={go}>
            {action}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t.desk.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
