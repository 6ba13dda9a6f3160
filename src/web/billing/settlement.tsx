import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { InvoiceSummary } from '#contract/billing/invoices.ts';
import { isPayable } from '#domain/billing/invoice-words.ts';
import { invoicePath, payPath } from '#web/billing/addresses.ts';
import { InvoiceStatus } from '#web/billing/invoices/invoice-status.tsx';
import { invoicesOfQuery } from '#web/billing/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

interface SettlementProps {
  /** The booking, request or membership it is about. */
  source: string;
  className?: string;
}

/** How something stands with its money, with the way to pay it: on the page of what was booked. */
export function Settlement({ source, className }: SettlementProps) {
  const { t, language } = useText();
  const { data } = useQuery(invoicesOfQuery(source, language));
  // A list that cannot be read takes nothing away from the page it stands on.
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label={t.billing.settlement.title} className={className}>
      {data.items.map((invoice) => (
        <Settled key={invoice.id} invoice={invoice} />
      ))}
    </ul>
  );
}

function Settled({ invoice }: { invoice: InvoiceSummary }) {
  const { t, format } = useText();
  const words = t.billing.settlement;
  const { id, number, total, kind } = invoice;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3">
      <span className="min-w-40 flex-1 text-[0.9375rem]">
        <Link to={invoicePath(id)} className="hover:text-brass">
          <bdi className="tnum">{words.open[kind](number)}</bdi>
        </Link>
        <span className="block text-caption text-ink-mute">
          <bdi className="tnum">{format.money(total)}</bdi>
        </span>
      </span>
      <InvoiceStatus invoice={invoice} />
      {isPayable(invoice) && (
        <ButtonLink size="small" variant="outline" to={payPath(id)}>
          {words.pay}
        </ButtonLink>
      )}
    </li>
  );
}
