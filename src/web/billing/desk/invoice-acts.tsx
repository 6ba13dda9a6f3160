import { useState } from 'react';
import type { DeskInvoice } from '#contract/billing/desk.ts';
import type { MoneyActKind } from '#contract/billing/money-acts.ts';
import type { Money } from '#contract/primitives.ts';
import { creditLines } from '#domain/billing/credit-words.ts';
import { leftWithoutLook, waitsForColleague } from '#domain/billing/money-acts.ts';
import { minus, money } from '#domain/money.ts';
import { dayInDubai } from '#domain/time.ts';
import { AmountField, useAmount } from '#web/billing/desk/amount-field.tsx';
import { useCredit, useRecordTransfer, useTellDone } from '#web/billing/desk/invoice-queries.ts';
import { BackForm } from '#web/billing/desk/refund-form.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { whenDone } from '#web/platform/api.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { DayField } from '#web/ui/fields/day-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

interface ActProps {
  invoice: DeskInvoice;
}

/** What a colleague was asked for already is not asked for again. */
function waitingSum({ acts, total }: DeskInvoice, kind: MoneyActKind): Money {
  const waiting = acts.filter((act) => act.kind === kind && act.state === 'waiting');
  return money(
    waiting.reduce((sum, { amount }) => sum + amount.amount, 0),
    total.currency,
  );
}

/** Said before anybody asks, not after. */
export function useSecondWords({ secondAbove }: Pick<DeskInvoice, 'secondAbove'>): string {
  const { t, format } = useText();
  return t.deskBilling.second.above(format.money(secondAbove));
}

/** What becomes of the membership that an invoice is for, and who must look: before anything goes back. */
export function useBackWords(invoice: DeskInvoice): string {
  const { t } = useText();
  const { ends, goesOn } = t.deskBilling.membership;
  const second = useSecondWords(invoice);
  if (invoice.endsMembership === null) return second;
  return `${invoice.endsMembership ? ends : goesOn} ${second}`;
}

export function TransferButton({ invoice }: ActProps) {
  const { t } = useText();
  const second = useSecondWords(invoice);
  const words = t.deskBilling.transfer;
  return (
    <TriggerDialog
      trigger={<Button size="small">{words.open}</Button>}
      title={words.title}
      text={`${words.text} ${second}`}
    >
      {(close) => <TransferForm invoice={invoice} onDone={close} />}
    </TriggerDialog>
  );
}

function TransferForm({ invoice, onDone }: ActProps & { onDone: () => void }) {
  const { t, format } = useText();
  const words = t.deskBilling.transfer;
  const today = dayInDubai(nowHere());
  const amount = useAmount(minus(invoice.outstanding, waitingSum(invoice, 'transfer')));
  const waits = amount.money && waitsForColleague(amount.money, invoice.room.in);
  const [day, setDay] = useState(today);
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const record = useRecordTransfer(invoice);
  const tell = useTellDone();
  const go = () => {
    setTried(true);
    const sum = amount.read();
    if (!sum || !day || day > today || !reference.trim()) return;
    const asked = { amount: sum, receivedOn: day, reference: reference.trim() };
    whenDone(record.mutateAsync(asked), (after) => {
      tell(after, words.done(format.money(sum)));
      onDone();
    });
  };
  return (
    <div className="grid gap-4">
      <AmountField amount={amount} />
      <DayField
        label={words.day}
        max={today}
        typed={[day, setDay]}
        error={tried && (!day || day > today) ? words.dayWrong : undefined}
      />
      <TextField
        label={words.reference}
        maxLength={140}
        typed={[reference, setReference]}
        error={tried && !reference.trim() ? words.referenceNeeded : undefined}
      />
      {waits && amount.money && (
        <p className="text-caption text-warning">
          {t.deskBilling.second.firstTransfer(
            format.money(amount.money),
            format.money(leftWithoutLook(amount.money, invoice.room.in)),
          )}
        </p>
      )}
      <Button busy={record.isPending} onClick={go}>
        {waits ? t.deskBilling.second.askToRecord : words.submit}
      </Button>
    </div>
  );
}

export function CreditButton({ invoice }: ActProps) {
  const { t, language } = useText();
  const second = useBackWords(invoice);
  const words = t.deskBilling.credit;
  const credit = useCredit(invoice);
  return (
    <TriggerDialog
      trigger={
        <Button size="small" variant="outline">
          {words.open}
        </Button>
      }
      title={words.title(invoice.number)}
      text={second}
    >
      {(close) => (
        <BackForm
          tells={(sum) => creditLines(invoice, sum, language)}
          most={minus(minus(invoice.total, invoice.credited), waitingSum(invoice, 'credit'))}
          room={invoice.room.back}
          submit={words.submit}
          done={() => words.done}
          act={credit}
          onDone={close}
        />
      )}
    </TriggerDialog>
  );
}
