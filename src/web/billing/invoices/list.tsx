import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type InvoiceSummary, InvoiceView } from '#contract/billing/invoices.ts';
import { InvoiceTable } from '#web/billing/invoices/table.tsx';
import { invoicesQuery, type ListedInvoice } from '#web/billing/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { Chips, ToggleChip } from '#web/ui/controls/chips.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeletons } from '#web/ui/panel/skeleton.tsx';

/** Invoices and credit notes; which of them stands in the address. */
export function InvoiceList() {
  const { t, language } = useText();
  const words = t.billing.invoices;
  const listed = useListed();
  const list = useInfiniteQuery(invoicesQuery(listed, language));
  const items = list.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="all-invoices" className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <Heading level={2} size="h3" id="all-invoices">
          {words.title}
        </Heading>
        <InvoiceFilters listed={listed} />
      </div>
      <div className="mt-3">
        {items && <Rows items={items} listed={listed} />}
        {!items && !list.error && <RowSkeletons label={words.reading} />}
        <Unread of={list} title={words.failed} />
      </div>
      <MorePages of={list} words={words} count={items?.length} />
      <p className="mt-4 max-w-[48rem] text-caption text-ink-mute">{words.note}</p>
    </section>
  );
}

function useListed(): ListedInvoice {
  const [asked] = useSearchParams();
  const view = InvoiceView.safeParse(asked.get('view'));
  const year = Number(asked.get('year'));
  return {
    view: view.success ? view.data : 'all',
    year: Number.isInteger(year) && year >= 2000 && year < 3000 ? year : undefined,
  };
}

function Rows({ items, listed }: { items: InvoiceSummary[]; listed: ListedInvoice }) {
  const { t } = useText();
  const words = t.billing.invoices;
  if (items.length > 0) return <InvoiceTable items={items} />;
  const filtered = listed.view !== 'all' || listed.year !== undefined;
  return (
    <div role="status" className="border-y border-line py-8">
      <p className="font-display text-h4">{filtered ? words.noMatch : words.empty}</p>
      {!filtered && <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{words.emptyText}</p>}
    </div>
  );
}

export const RowSkeletons = ({ label }: { label: string }) => (
  <Skeletons label={label} sizes={['h-10', 'h-10', 'h-10']} className="grid gap-4 py-4" />
);

/** By what it is, and by year, each by itself. */
function InvoiceFilters({ listed }: { listed: ListedInvoice }) {
  const { t } = useText();
  const words = t.billing.invoices;
  const [, setAsked] = useSearchParams();
  const put = (name: 'view' | 'year', value: string | undefined) =>
    setAsked(
      (known) => {
        const next = new URLSearchParams(known);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="flex gap-2 overflow-x-auto [scrollbar-width:none] max-tablet:-mx-(--gutter) max-tablet:w-screen max-tablet:px-(--gutter)">
      <div className="shrink-0">
        <Chips
          label={words.filter}
          options={InvoiceView.options.map((view) => ({ value: view, label: words.views[view] }))}
          value={listed.view}
          onChange={(view) => put('view', view === 'all' ? undefined : view)}
        />
      </div>
      <span className="flex gap-2 py-1">
        {useYears().map((year) => (
          <ToggleChip
            key={year}
            pressed={listed.year === year}
            aria-label={words.year(year)}
            onClick={() => put('year', listed.year === year ? undefined : String(year))}
          >
            {year}
          </ToggleChip>
        ))}
      </span>
    </div>
  );
}

/** Since the account was opened, the newest first; older ones than three are found by scrolling. */
function useYears(): number[] {
  const session = useSession();
  const now = Number(todayInDubai().slice(0, 4));
  const opened = Number(session?.user.created_at?.slice(0, 4) ?? now);
  const count = Math.min(Math.max(now - opened + 1, 1), 3);
  return Array.from({ length: count }, (_, before) => now - before);
}
