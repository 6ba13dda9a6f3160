import type { BankDetails } from '#contract/billing/payments.ts';
import type { Money } from '#contract/primitives.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { transferWords } from '#domain/money/words/card.ts';
import type { Payable } from '#web/billing/payments/payable.ts';
import { WordButton } from '#web/billing/word-button.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { copyText } from '#web/platform/browser/copy-text.ts';
import { useWhose } from '#web/platform/sessions/principal.ts';
import { notify } from '#web/ui/notify.ts';

interface TransferDetailsProps {
  bank: BankDetails;
  amount: Money;
  payable: Payable;
}

/** Where a transfer goes. What is typed into a bank's form can be copied from here. */
export function TransferDetails({ bank, amount, payable }: TransferDetailsProps) {
  const { t, language } = useText();
  const whose = useWhose();
  const words = t.billing.pay;
  const { next, payer } = payable;
  const beside = next ? transferWords({ ...payer, ...whose }, next.dueOn, language) : '';
  return (
    <div>
      <dl className="border-t border-line">
        <Detail name={words.bank.holder} value={bank.holder} />
        <Detail name={words.bank.bank} value={bank.bank} />
        <Detail name={words.bank.iban} value={bank.iban} copied />
        <Detail name={words.bank.bic} value={bank.bic} copied />
        <Detail name={words.bank.amount} value={exactMoneyIn(language, amount)} />
        <Detail name={words.bank.reference} value={bank.reference} copied />
      </dl>
      <p className="mt-3 text-caption text-ink-mute">{words.referenceText}</p>
      {beside && <p className="mt-2 text-caption text-ink-soft">{beside}</p>}
    </div>
  );
}

interface DetailProps {
  name: string;
  value: string;
  /** It can be copied. */
  copied?: boolean;
}

function Detail({ name, value, copied }: DetailProps) {
  const { t } = useText();
  const words = t.billing.pay;
  const copy = async () => {
    if (await copyText(value)) notify.success(words.copied, value);
  };
  return (
    <div className="min-h-13 border-b border-line py-2">
      <dt className="text-caption text-ink-mute">{name}</dt>
      <dd className="tnum flex items-center justify-between gap-4 text-[0.9375rem] leading-5">
        <bdi className="min-w-0 break-words select-all">{value}</bdi>
        {copied && (
          <WordButton className="-my-3" aria-label={words.copyName(name)} onClick={copy}>
            {words.copy}
          </WordButton>
        )}
      </dd>
    </div>
  );
}
