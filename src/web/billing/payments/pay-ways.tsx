import type { BillingOverview } from '#contract/billing/payments.ts';
import type { Money } from '#contract/primitives.ts';
import { keepingWords } from '#domain/money/card-parts.ts';
import { keptCardWords, refusedCard } from '#domain/money/words/card.ts';
import { cardEnd, chargedOf } from '#web/billing/cards/end.ts';
import { CardFields } from '#web/billing/cards/fields.tsx';
import { TestCards } from '#web/billing/cards/test-cards.tsx';
import type { Payable } from '#web/billing/payments/payable.ts';
import { TransferDetails } from '#web/billing/payments/transfer-details.tsx';
import type { Chosen, Ways } from '#web/billing/payments/use-ways.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { RadioGroup, type RadioOption } from '#web/ui/fields/radio-group.tsx';

interface PayWaysProps {
  ways: Ways;
  overview: BillingOverview;
  amount: Money;
  payable: Payable;
}

/** A saved card, another one, or a transfer; what the chosen way needs stands beneath. */
export function PayWays({ ways, overview, amount, payable }: PayWaysProps) {
  const { t, language } = useText();
  const words = t.billing.pay;
  const { chosen, choose, mayKeep, save, keep, card } = ways;
  const options = useOptions(ways, overview);
  // What is due today is what is being paid.
  const paying = payable.for.id;
  const pays = chargedOf(overview) ? '' : keepingWords(overview.byCard, language, { paying });
  return (
    <div className="mt-5 grid gap-5">
      <RadioGroup
        label={(payable.reserves ? words.reserve : words).how}
        options={options}
        value={chosen}
        onChange={choose}
      />
      {chosen === 'card' && (
        <>
          <CardFields card={card} />
          <TestCards cards={overview.testCards} onTake={card.take} />
        </>
      )}
      {mayKeep && (chosen === 'card' || chosen === 'hosted') && (
        <Checkbox
          label={words.keep}
          description={[keptCardWords(language), pays].filter(Boolean).join(' ')}
          checked={save}
          onChange={({ target }) => keep(target.checked)}
        />
      )}
      {chosen === 'transfer' && overview.bank && (
        <TransferDetails bank={overview.bank} amount={amount} payable={payable} />
      )}
    </div>
  );
}

function useOptions({ usable, another }: Ways, { bank }: BillingOverview): RadioOption<Chosen>[] {
  const { t, language } = useText();
  const { pay: words, methods, card } = t.billing;
  const names = {
    card: { label: usable.length > 0 ? words.newCard : words.firstCard },
    hosted: { label: words.hosted, description: words.hostedText },
  };
  return [
    ...usable.map((method) => ({
      value: method.id,
      label: methods.card(card.brands[method.brand], method.last4),
      description: [methods.ends(cardEnd(method)), refusedCard(method, language)]
        .filter(Boolean)
        .join('. '),
    })),
    ...(another ? [{ value: another, ...names[another] }] : []),
    ...(bank
      ? [{ value: 'transfer', label: words.transfer, description: words.transferText }]
      : []),
  ];
}
