import type { Invoice } from '#contract/billing/invoices.ts';
import { timesWords } from '#domain/billing/invoice-words.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { Line, Part } from '#web/billing/invoices/invoice-parts.tsx';
import { useText } from '#web/i18n/use-text.ts';

/** The lines add up to the total; VAT is within it. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const { t, language } = useText();
  const words = t.billing.invoice;
  const { lines, net, vat, total, paid, credited, outstanding } = invoice;
  return (
    <>
      <Part title={words.lines}>
        {lines.map(({ kind, title, quantity, each, amount }, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: what was issued never changes its order
            key={place}
            name={title}
            note={[
              timesWords(quantity, exactMoneyIn(language, each), language),
              kind === 'service' ? '' : words.kinds[kind],
            ]
              .filter(Boolean)
              .join(' · ')}
            sum={exactMoneyIn(language, amount)}
          />
        ))}
      </Part>
      <dl className="mt-3 border-t border-line pt-3 text-ink-mute">
        <Line name={words.net} sum={exactMoneyIn(language, net)} />
        <Line name={words.vat} sum={exactMoneyIn(language, vat)} />
      </dl>
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3">
        <span className="font-medium">{words.total}</span>
        <bdi className="tnum font-display text-[2rem] leading-none">
          {exactMoneyIn(language, total)}
        </bdi>
      </div>
      {invoice.kind === 'invoice' && (
        <dl className="mt-3">
          {paid.amount !== 0 && (
            <Line
              name={hasGoneBack(invoice) ? words.paidLessBack : words.paid}
              sum={exactMoneyIn(language, paid)}
            />
          )}
          {credited.amount !== 0 && (
            <Line name={words.credited} sum={exactMoneyIn(language, credited)} />
          )}
          {outstanding.amount !== 0 && (
            <Line name={words.outstanding} sum={exactMoneyIn(language, outstanding)} />
          )}
        </dl>
      )}
    </>
  );
}

const hasGoneBack = ({ payments }: Invoice) => payments.some(({ kind }) => kind === 'refund');
