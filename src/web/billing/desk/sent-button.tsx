import { useRefundSent } from '#web/billing/desk/invoice-queries.ts';
import { ReferenceForm } from '#web/billing/desk/reference-form.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
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
      trigger={<PlainButton aria-label={label}>{words.sent}</PlainButton>}
      title={words.sentTitle}
      text={text}
    >
      {(close) => <SentForm refund={refund} onDone={close} />}
    </TriggerDialog>
  );
}

function SentForm({ refund, onDone }: { refund: string; onDone: () => void }) {
  const { t } = useText();
  const words = t.deskBilling.refund;
  const sent = useRefundSent(refund);
  return (
    <ReferenceForm
      act={sent}
      onDone={() => {
        notify.success(words.sentDone);
        onDone();
      }}
      submit={words.sent}
    />
  );
}
