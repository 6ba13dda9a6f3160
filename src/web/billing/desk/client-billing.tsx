import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { owedLines } from '#domain/money/words/owed.ts';
import { clientOwedQuery, deskInvoicesQuery } from '#web/billing/desk/invoice-queries.ts';
import { InvoiceSheet } from '#web/billing/desk/invoice-sheet.tsx';
import { InvoiceStatus } from '#web/billing/invoices/status.tsx';
import { OwedRows } from '#web/billing/owed-rows.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';

/** As many as a column has room for; the rest comes when it is asked for. */
const few = 4;

/** What a client owes and has reserved, what they were invoiced, and the way to each. */
export function ClientBilling({ client }: { client: string }) {
  const { t, format, language } = useText();
  const words = t.deskBilling;
  const { data } = useInfiniteQuery(deskInvoicesQuery({ client }, language));
  const { data: all } = useQuery(clientOwedQuery(client));
  const [whole, setWhole] = useState(false);
  const [open, setOpen] = useState<string>();
  const items = data?.pages.flatMap((page) => page.items);
  return (
    <section className="border-b border-line py-3.5">
      <h3 className="mb-2 font-text text-[0.8125rem] leading-[1.4] font-semibold">{words.label}</h3>
      {items?.length === 0 && <p className="text-ink-mute">{words.none}</p>}
      <ul className="grid gap-2">
        {items?.slice(0, whole ? undefined : few).map((invoice) => (
          <li key={invoice.id} className="grid grid-cols-[1fr_auto] gap-x-3 leading-[1.3]">
            <button
              type="button"
              onClick={() => setOpen(invoice.id)}
              className="min-w-0 cursor-pointer text-start hover:text-brass"
            >
              <bdi>{invoice.title}</bdi>
              <span className="block text-[0.75rem] text-ink-mute">
                <bdi className="tnum">{invoice.number}</bdi>
              </span>
            </button>
            <span className="grid justify-items-end gap-1">
              <bdi className="tnum">{format.money(invoice.total)}</bdi>
              <InvoiceStatus invoice={invoice} desk />
            </span>
          </li>
        ))}
      </ul>
      {all && items && items.length + all.owed.length > 0 && (
        <OwedRows lines={owedLines(all.owed, language, { desk: true })} />
      )}
      {items && items.length > few && !whole && (
        <PlainButton onClick={() => setWhole(true)}>{words.all(items.length)}</PlainButton>
      )}
      {open && <InvoiceSheet id={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
