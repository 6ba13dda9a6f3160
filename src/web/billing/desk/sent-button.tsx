import { useState } from 'react';
import { useRefundSent } from '#web/billing/desk/invoice-queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { whenDone } from '#web/platform/api.ts';
import { plainButton } from '#web/platform/desk/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

interface SentButtonProps {
  refund: string;
  /** Whose it is and how much: said again before it is marked. */
  text: string;
  /** For whoever hears the button alone. */
  label?: string;
}

/** Nobody but the bank can send a transfer back; the desk says when it has. */
export function SentButton({ refund, text, label }: SentButtonProps) {
  const { t } = useText();
  const words = t.deskBilling.refund;
  return (
    <TriggerDialog
      trigger={
        <button type="button" className={plainButton} aria-label={label}>
          {words.sent}
        </button>
      }
      title={words.sentTitle}
      text={text}
    >
      {(close) => <SentForm refund={refund} onDone={close} />}
    </TriggerDialog>
  );
}

function SentForm({ refund, onDone }: { refund: string; onDone: () => void }) {
  const { t } = useText();
  const { refund: words, transfer } = t.deskBilling;
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const sent = useRefundSent(refund);
  const lacking = reference.trim() === '';
  const done = () => {
    notify.success(words.sentDone);
    onDone();
  };
  const go = () => {
    setTried(true);
    if (!lacking) whenDone(sent.mutateAsync(reference.trim()), done);
  };
  return (
    <div className="grid gap-4">
      <TextField
        label={words.sentText}
        maxLength={140}
        typed={[reference, setReference]}
        error={tried && lacking ? transfer.referenceNeeded : undefined}
      />
      <Button busy={sent.isPending} onClick={go}>
        {words.sent}
      </Button>
    </div>
  );
}
