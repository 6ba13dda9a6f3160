import type { DeskInvoice, Refund } from '#contract/billing/desk.ts';
import { leftWithoutLook, waitsForColleague } from '#domain/billing/money-acts.ts';
import { useSecondWords } from '#web/billing/desk/invoice-acts.tsx';
import { useRefundByBank, useTellDone } from '#web/billing/desk/invoice-queries.ts';
import { ReferenceForm } from '#web/billing/desk/reference-form.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
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
      trigger={<PlainButton>{words.byBank}</PlainButton>}
      title={words.byBankTitle}
      text={`${words.byBankText(format.money(refund.amount))} ${second}`}
    >
      {(close) => <ByBankForm refund={refund} invoice={invoice} onDone={close} />}
    </TriggerDialog>
  );
}

function ByBankForm({ refund, invoice, onDone }: ByBankProps & { onDone: () => void }) {
  const { t, format } = useText();
  const { refund: words, second } = t.deskBilling;
  const send = useRefundByBank(refund.id);
  const tell = useTellDone();
  const { amount } = refund;
  const { back } = invoice.room;
  const waits = waitsForColleague(amount, back);
  const left = format.money(leftWithoutLook(amount, back));
  return (
    <ReferenceForm
      act={send}
      onDone={(after) => {
        tell(after, words.byBankDone);
        onDone();
      }}
      submit={waits ? second.askToRecord : words.byBankSubmit}
      warning={waits ? second.first(format.money(amount), left) : undefined}
    />
  );
}
