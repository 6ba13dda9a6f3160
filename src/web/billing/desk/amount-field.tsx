import { useState } from 'react';
import type { Money } from '#contract/primitives.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { useText } from '#web/i18n/use-text.ts';
import { amountOf, amountText } from '#web/platform/desk/amount-text.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';

type AmountState = ReturnType<typeof useAmount>;

/** An amount up to a limit, begun with the limit itself. */
export function useAmount(most: Money) {
  const { t, language } = useText();
  const words = t.deskBilling;
  const [text, setText] = useState(amountText(most.amount));
  const [tried, setTried] = useState(false);
  const amount = amountOf(text);
  const fault = !amount
    ? words.amountWrong
    : amount > most.amount
      ? words.amountMore(exactMoneyIn(language, most))
      : undefined;
  return {
    text,
    setText,
    most,
    error: tried ? fault : undefined,
    /** As it is typed; nothing while it is no sum that could be sent. */
    money: fault || !amount ? undefined : { amount, currency: most.currency },
    read: (): Money | undefined => {
      setTried(true);
      return fault || !amount ? undefined : { amount, currency: most.currency };
    },
  };
}

export function AmountField({ amount }: { amount: AmountState }) {
  const { t, language } = useText();
  const words = t.deskBilling;
  const { text, setText, most, error } = amount;
  return (
    <TextField
      label={words.amount}
      note={most.currency}
      helper={words.amountHint(exactMoneyIn(language, most))}
      error={error}
      inputMode="decimal"
      dir="ltr"
      typed={[text, setText]}
    />
  );
}
