import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import type { MoneyFacts } from '#contract/money-facts.ts';
import { invoiceName, isPayable } from '#domain/billing/invoice-words.ts';
import { payNow } from '#domain/money/words/payment.ts';
import { invoicePath, payPath } from '#web/billing/addresses.ts';
import { InvoiceStatus } from '#web/billing/invoices/status.tsx';
import { invoicesOfQuery } from '#web/billing/queries.ts';
import { useSeesMoney } from '#web/billing/use-payer.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

interface SettlementProps {
  /** The booking, request or membership it is about. */
  source: string;
  /** How its money stands: what is due now is paid from here, with one press. */
  sums?: Pick<MoneyFacts, 'dueNow' | 'invoice'> | null | undefined;
  className?: string;
}

/** How something stands with its money, with the way to pay it: on the page of what was booked. */
export function Settlement({ source, sums, className }: SettlementProps) {
  const { t, language } = useText();
  const { data } = useQuery(invoicesOfQuery(source, language));
  const dueNow = useSeesMoney() && sums && sums.dueNow.amount > 0 ? sums.invoice : null;
  // A list that cannot be read takes nothing away from the page it stands on.
  const items = data?.items ?? [];
  if (!dueNow && items.length === 0) return null;
  return (
    <div className={className}>
      {dueNow && sums && (
        <ButtonLink to={payPath(dueNow)} className="mb-4 w-full print:hidden">
          {payNow(sums.dueNow, language)}
        </ButtonLink>
      )}
      {items.length > 0 && (
        <ul aria-label={t.billing.settlement.title}>
          {items.map((invoice) => (
            <Settled key={invoice.id} invoice={invoice} pays={invoice.id !== dueNow} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface SettledProps {
  invoice: InvoiceSummary;
  /** Whether it has a button of its own: what is due now has one above. */
  pays: boolean;
}

function Settled({ invoice, pays }: SettledProps) {
  const { t, format, language } = useText();
  const words = t.billing.settlement;
  const { id, total } = invoice;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <span className="min-w-40 flex-1 text-[0.9375rem]">
        <Link to={invoicePath(id)} className="hover:text-brass">
          <bdi className="tnum">{invoiceName(invoice, language)}</bdi>
        </Link>
        <span className="block text-caption text-ink-mute">
          <bdi className="tnum">{format.money(total)}</bdi>
        </span>
      </span>
      <InvoiceStatus invoice={invoice} />
      {pays && isPayable(invoice) && (
        <ButtonLink size="small" variant="outline" to={payPath(id)}>
          {words.pay}
        </ButtonLink>
      )}
    </li>
  );
}
