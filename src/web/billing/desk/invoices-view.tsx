import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeskInvoiceRow, DeskInvoiceView } from '#contract/billing/desk.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { ApplicationsPanel } from '#web/billing/desk/applications-panel.tsx';
import { deskInvoicesQuery } from '#web/billing/desk/invoice-queries.ts';
import { InvoiceSheet } from '#web/billing/desk/invoice-sheet.tsx';
import { SecondLookPanel } from '#web/billing/desk/second-look-panel.tsx';
import { InvoiceStatus } from '#web/billing/invoices/invoice-status.tsx';
import { Failure } from '#web/desk/failure.tsx';
import type { OpenOverlay } from '#web/desk/overlay.ts';
import { plainButton } from '#web/desk/panel.tsx';
import { PartPage } from '#web/desk/part-page.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Chips } from '#web/ui/chips.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loader } from '#web/ui/loader.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Every client's invoices: whose transfer is this, who is late. */
export function InvoicesView({ onOverlay }: { onOverlay: OpenOverlay }) {
  const { t, language } = useText();
  const words = t.desk.billing;
  const [view, setView] = useState<DeskInvoiceView>('all');
  const [q, setQ] = useState('');
  const [open, setOpen] = useState<string>();
  const list = useInfiniteQuery(deskInvoicesQuery({ view, q: q.trim() }, language));
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const columns = useColumns(setOpen, onOverlay);
  return (
    <PartPage title={words.part} text={words.partText}>
      <SecondLookPanel onOpen={setOpen} />
      <ApplicationsPanel onOverlay={onOverlay} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-4">
        <TextField
          type="search"
          label={words.search}
          placeholder={words.searchHint}
          className="w-full max-w-80"
          value={q}
          onChange={({ target }) => setQ(target.value)}
        />
        <Chips
          label={words.filter}
          options={DeskInvoiceView.options.map((each) => ({
            value: each,
            label: words.views[each],
          }))}
          value={view}
          onChange={setView}
        />
      </div>
      {list.error && !rows && <Failure error={list.error} onRetry={list.refetch} />}
      {!rows && !list.error && <Loader label={words.reading} />}
      {rows?.length === 0 && <p className="text-ink-soft">{words.nothing}</p>}
      {rows && rows.length > 0 && (
        <Table caption={words.part} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      {list.hasNextPage && (
        <LoadMore
          label={t.desk.queue.more}
          busyLabel={t.desk.queue.loading}
          busy={list.isFetchingNextPage}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
      {open && <InvoiceSheet id={open} onClose={() => setOpen(undefined)} />}
    </PartPage>
  );
}

function useColumns(
  onOpen: (id: string) => void,
  onOverlay: OpenOverlay,
): Column<DeskInvoiceRow>[] {
  const { t, language } = useText();
  const words = t.desk.billing;
  return [
    {
      id: 'number',
      head: words.number,
      phone: 'second-start',
      cell: ({ id, number }) => (
        <button type="button" className={plainButton} onClick={() => onOpen(id)}>
          <bdi className="tnum whitespace-nowrap">{number}</bdi>
        </button>
      ),
    },
    {
      id: 'for',
      head: words.for,
      phone: 'first-start',
      cell: ({ title, client }) => (
        <>
          <bdi>{title}</bdi>
          {client && (
            <span className="block text-caption text-ink-mute tablet:hidden">
              <bdi>{client.name}</bdi>
            </span>
          )}
        </>
      ),
    },
    {
      id: 'client',
      head: words.client,
      phone: 'hidden',
      cell: ({ client }) =>
        client && (
          <button
            type="button"
            className="cursor-pointer text-start hover:text-brass"
            onClick={() => onOverlay({ kind: 'client', id: client.id })}
          >
            <bdi>{client.name}</bdi>
          </button>
        ),
    },
    {
      id: 'status',
      head: words.status,
      phone: 'second-end',
      cell: (row) => <InvoiceStatus invoice={row} />,
    },
    {
      id: 'total',
      head: words.total,
      phone: 'first-end',
      amount: true,
      cell: ({ total }) => <bdi>{exactMoneyIn(language, total)}</bdi>,
    },
  ];
}
