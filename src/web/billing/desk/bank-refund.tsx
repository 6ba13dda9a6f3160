import { useState } from 'react';
import type { DeskInvoice, Refund } from '#contract/billing/desk.ts';
import { waitsForColleague } from '#domain/billing/money-acts.ts';
import { useSecondWords } from '#web/billing/desk/invoice-acts.tsx';
import { useRefundByBank, useTellDone } from '#web/billing/desk/invoice-queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { whenDone } from '#web/platform/api.ts';
import { plainButton } from '#web/platform/desk/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

interface ByBankProps {
  refund: Refund;
  invoice: DeskInvoice;
}

/** Where a card keeps refusing what is the client's, a person sends it from the bank. */
export function ByBankButton({ refund, invoice }: ByBankProps) {
  const { t, format } = useText();
  const words = t.deskBilling.refund;
  const second = useSecondWords(invoice);
  return (
    <TriggerDialog
      trigger={
        <button type="button" className={plainButton}>
          {words.byBank}
        </button>
      }
      title={words.byBankTitle}
      text={`${words.byBankText(format.money(refund.amount))} ${second}`}
    >
      {(close) => <ByBankForm refund={refund} invoice={invoice} onDone={close} />}
    </TriggerDialog>
  );
}

function ByBankForm({ refund, invoice, onDone }: ByBankProps & { onDone: () => void }) {
  const { t, format } = useText();
  const { refund: words, transfer } = t.deskBilling;
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const send = useRefundByBank(refund.id);
  const tell = useTellDone();
  const lacking = reference.trim() === '';
  const waits = waitsForColleague(refund.amount, invoice.room.back);
  const { first, askToRecord } = t.deskBilling.second;
  const done = (after: DeskInvoice) => {
    tell(after, words.byBankDone);
    onDone();
  };
  const go = () => {
    setTried(true);
    if (!lacking) whenDone(send.mutateAsync(reference.trim()), done);
  };
  return (
    <div className="grid gap-4">
      <TextField
        label={words.sentText}
        maxLength={140}
        typed={[reference, setReference]}
        error={tried && lacking ? transfer.referenceNeeded : undefined}
      />
      {waits && <p className="text-caption text-warning">{first(format.money(refund.amount))}</p>}
      <Button busy={send.isPending} onClick={go}>
        {waits ? askToRecord : words.byBankSubmit}
      </Button>
    </div>
  );
}
