import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type InvoiceSummary, InvoiceView } from '#contract/billing/invoices.ts';
import { InvoiceFilters } from '#web/billing/invoices/invoice-filters.tsx';
import { InvoiceTable } from '#web/billing/invoices/invoice-table.tsx';
import { invoicesQuery, type Listed } from '#web/billing/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

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
        {!items && list.error && (
          <FailedPanel
            title={words.failed}
            text={t.platform.errors[codeOf(list.error)]}
            busy={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        )}
      </div>
      {items && list.hasNextPage && (
        <LoadMore
          label={words.more}
          busyLabel={words.loading}
          busy={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
          note={words.shown(items.length)}
        />
      )}
      <p className="mt-4 max-w-[48rem] text-caption text-ink-mute">{words.note}</p>
    </section>
  );
}

function useListed(): Listed {
  const [asked] = useSearchParams();
  const view = InvoiceView.safeParse(asked.get('view'));
  const year = Number(asked.get('year'));
  return {
    view: view.success ? view.data : 'all',
    year: Number.isInteger(year) && year >= 2000 && year < 3000 ? year : undefined,
  };
}

function Rows({ items, listed }: { items: InvoiceSummary[]; listed: Listed }) {
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

const rows = ['first', 'second', 'third'];

export function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-4 py-4">
      <VisuallyHidden>{label}</VisuallyHidden>
      {rows.map((row) => (
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
