import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskInvoice } from '#contract/billing/desk.ts';
import type { MoneyRoom } from '#contract/billing/money-acts.ts';
import type { Money } from '#contract/primitives.ts';
import { leftWithoutLook, waitsForColleague } from '#domain/billing/money-acts.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { AmountField, useAmount } from '#web/billing/desk/amount-field.tsx';
import { useTellDone } from '#web/billing/desk/invoice-queries.ts';
import { OwedRows } from '#web/billing/owed-rows.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { whenDone } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

interface BackFormProps {
  most: Money;
  /** What is more than this is only asked for. */
  room: MoneyRoom;
  /** What it would do, before anybody presses. */
  tells?: (sum: Money) => MoneyLine[];
  submit: string;
  done: (sum: string) => string;
  act: UseMutationResult<DeskInvoice, Error, { amount: Money; reason: string }>;
  onDone: () => void;
}

/** So much, and why: for money that goes back or is not asked for any more. */
export function BackForm({ most, room, tells, submit, done, act, onDone }: BackFormProps) {
  const { t, format } = useText();
  const words = t.deskBilling;
  const amount = useAmount(most);
  const tell = useTellDone();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const lacking = reason.trim() === '';
  const waits = amount.money && waitsForColleague(amount.money, room);
  const go = () => {
    setTried(true);
    const money = amount.read();
    if (!money || lacking) return;
    whenDone(act.mutateAsync({ amount: money, reason: reason.trim() }), (invoice) => {
      tell(invoice, done(format.money(money)));
      onDone();
    });
  };
  return (
    <div className="grid gap-4">
      <AmountField amount={amount} />
      <TextArea
        label={words.reason}
        helper={words.reasonHint}
        error={tried && lacking ? words.reasonNeeded : undefined}
        maxLength={500}
        typed={[reason, setReason]}
      />
      {tells && amount.money && <OwedRows lines={tells(amount.money)} />}
      {waits && amount.money && (
        <p className="text-caption text-warning">
          {words.second.first(
            format.money(amount.money),
            format.money(leftWithoutLook(amount.money, room)),
          )}
        </p>
      )}
      <Button variant="danger" busy={act.isPending} onClick={go}>
        {waits ? words.second.ask : submit}
      </Button>
    </div>
  );
}
