import type { Money } from '#contract/primitives.ts';
import { asSentence, payerWords } from '#domain/money/words/card.ts';
import { onlyReservedWords } from '#domain/money/words/hold.ts';
import { askedLabel } from '#domain/money/words/part.ts';
import type { Payable } from '#web/billing/payments/payable.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { RadioGroup } from '#web/ui/fields/radio-group.tsx';

interface PayAmountProps {
  payable: Payable;
  amount: Money;
  onAmount: (amount: Money) => void;
}

/** What is to be paid. Where more is open than is due, both can be paid. */
export function PayAmount({ payable, amount, onAmount }: PayAmountProps) {
  const { t, format, language } = useText();
  const whose = useWhose();
  const today = todayInDubai();
  const words = t.billing.pay;
  const { title, number, next, outstanding, reserves } = payable;
  const how =
    next && next.dueOn > today && payerWords({ ...payable.payer, ...whose }, next.dueOn, language);
  const part = next && next.amount.amount < outstanding.amount ? next : undefined;
  return (
    <div className="border-b border-line pb-5">
      <p className="text-[0.9375rem] text-ink-soft">
        {title} · <bdi className="tnum whitespace-nowrap">{number}</bdi>
      </p>
      <bdi className="mt-2 block font-display text-[2.75rem] leading-none lining-nums">
        {format.money(amount)}
      </bdi>
      {part ? (
        <div className="mt-4">
          <RadioGroup
            label={words.howMuch}
            options={[
              {
                value: 'part',
                label: `${askedLabel(part, today, language)}: ${format.money(part.amount)}`,
              },
              { value: 'whole', label: words.whole(format.money(outstanding)) },
            ]}
            value={amount.amount === outstanding.amount ? 'whole' : 'part'}
            onChange={(chosen) => onAmount(chosen === 'whole' ? outstanding : part.amount)}
          />
        </div>
      ) : (
        next && (
          <p className="mt-2 text-caption text-ink-mute">{askedLabel(next, today, language)}</p>
        )
      )}
      {how && <p className="mt-2 text-caption text-ink-soft">{asSentence(how)}</p>}
      {reserves && (
        <p className="mt-3 text-caption text-ink-soft">{onlyReservedWords(reserves, language)}</p>
      )}
    </div>
  );
}
