import type { Invoice } from '#contract/billing/invoices.ts';
import { timesWords } from '#domain/billing/invoice-words.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { minus } from '#domain/money.ts';
import { InvoiceLine, Part } from '#web/billing/invoices/parts.tsx';
import { useText } from '#web/i18n/use-text.ts';

/** The lines add up to the total; VAT is within it. */
export function InvoiceSums({ invoice, atDesk }: { invoice: Invoice; atDesk: boolean }) {
  const { t, language } = useText();
  const words = t.billing.invoice;
  const kinds = { ...words.kinds, ...(atDesk && { paid_out: words.paidOutAtDesk }) };
  const { lines, net, vat, total, credited, stands } = invoice;
  // What is on its way stands above by its name.
  const open = minus(minus(invoice.outstanding, invoice.collecting), invoice.checking);
  return (
    <>
      <Part title={words.lines}>
        {lines.map(({ kind, title, quantity, each, amount }, place) => (
          <InvoiceLine
            // biome-ignore lint/suspicious/noArrayIndexKey: what was issued never changes its order
            key={place}
            name={title}
            note={[
              timesWords(quantity, exactMoneyIn(language, each), language),
              kind === 'service' ? '' : kinds[kind],
            ]
              .filter(Boolean)
              .join(' · ')}
            sum={exactMoneyIn(language, amount)}
          />
        ))}
      </Part>
      <dl className="mt-3 border-t border-line pt-3 text-ink-mute">
        <InvoiceLine name={words.net} sum={exactMoneyIn(language, net)} />
        <InvoiceLine name={words.vat} sum={exactMoneyIn(language, vat)} />
      </dl>
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3">
        <span className="font-medium">{words.total}</span>
        <bdi className="tnum font-display text-[2rem] leading-none">
          {exactMoneyIn(language, total)}
        </bdi>
      </div>
      {invoice.kind === 'invoice' && (
        <dl className="mt-3">
          {credited.amount !== 0 && (
            <InvoiceLine name={words.credited} sum={exactMoneyIn(language, credited)} />
          )}
          {stands.map(({ label, sum, note }) => (
            <InvoiceLine
              key={label}
              name={label}
              note={sum ? note : undefined}
              sum={sum ? exactMoneyIn(language, sum) : note}
            />
          ))}
          {open.amount !== 0 && (
            <InvoiceLine name={words.outstanding} sum={exactMoneyIn(language, open)} />
          )}
        </dl>
      )}
    </>
  );
}
