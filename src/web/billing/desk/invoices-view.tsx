import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DeskInvoiceRow, DeskInvoiceView } from '#contract/billing/desk.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { ApplicationsPanel } from '#web/billing/desk/applications-panel.tsx';
import { deskInvoicesQuery } from '#web/billing/desk/invoice-queries.ts';
import { InvoiceSheet } from '#web/billing/desk/invoice-sheet.tsx';
import { MoneyActRow } from '#web/billing/desk/money-act-row.tsx';
import { ToSendPanel } from '#web/billing/desk/to-send-panel.tsx';
import { WaitingPanel } from '#web/billing/desk/waiting-panel.tsx';
import { InvoiceStatus } from '#web/billing/invoices/status.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlay } from '#web/platform/desk/overlay.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { PartPage } from '#web/platform/desk/part-page.tsx';
import { moneyActsQuery } from '#web/platform/desk/queries.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Chips } from '#web/ui/controls/chips.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { ListShape } from '#web/ui/panel/shapes.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

/** Every client's invoices: whose transfer is this, who is late. */
export function InvoicesView({ onOverlay }: { onOverlay: OpenOverlay }) {
  const { t, language } = useText();
  const words = t.deskBilling;
  const [view, setView] = useState<DeskInvoiceView>('all');
  const [q, setQ] = useState('');
  const [open, setOpen] = useOpened();
  const list = useInfiniteQuery(deskInvoicesQuery({ view, q: q.trim() }, language));
  const rows = list.data?.pages.flatMap(({ items }) => items);
  const columns = useColumns(setOpen, onOverlay);
  return (
    <PartPage title={words.part} text={words.partText}>
      <ToSendPanel onOpen={setOpen} onOverlay={onOverlay} />
      <MoneyActsPanel onOpen={setOpen} />
      <ApplicationsPanel onOverlay={onOverlay} />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 pb-4">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          className="w-full max-w-80"
          typed={[q, setQ]}
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
      <Unread inset of={list} />
      {!rows && !list.error && <ListShape label={words.reading} />}
      {rows?.length === 0 && <p className="text-ink-soft">{words.nothing}</p>}
      {rows && rows.length > 0 && (
        <Table caption={words.part} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
      <MorePages of={list} words={t.desk.list} />
      {open && <InvoiceSheet id={open} onClose={() => setOpen(undefined)} />}
    </PartPage>
  );
}

/** Which one is open stands in the address: a colleague is sent there to look at it. */
function useOpened(): [string | undefined, (id: string | undefined) => void] {
  const [asked, setAsked] = useSearchParams();
  const open = (id: string | undefined) =>
    setAsked(
      (before) => {
        const { invoice: _, ...others } = Object.fromEntries(before);
        return id ? { ...others, invoice: id } : others;
      },
      { replace: true, preventScrollReset: true },
    );
  return [asked.get('invoice') ?? undefined, open];
}

function useColumns(
  onOpen: (id: string) => void,
  onOverlay: OpenOverlay,
): Column<DeskInvoiceRow>[] {
  const { t, language } = useText();
  const words = t.deskBilling;
  return [
    {
      id: 'number',
      head: words.number,
      phone: 'second-start',
      cell: ({ id, number }) => (
        <PlainButton onClick={() => onOpen(id)}>
          <bdi className="tnum whitespace-nowrap">{number}</bdi>
        </PlainButton>
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
      cell: (row) => <InvoiceStatus invoice={row} desk />,
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

/** Money that waits for a second colleague, the longest waiting first; nothing where none does. */
function MoneyActsPanel({ onOpen }: { onOpen: (invoice: string) => void }) {
  const { t, language } = useText();
  const words = t.deskBilling.second;
  const { data } = useQuery(moneyActsQuery(language));
  if (!data || data.length === 0) return null;
  return (
    <WaitingPanel
      title={words.title}
      text={words.text}
      rows={data.map((act) => <MoneyActRow key={act.id} act={act} onOpen={onOpen} />)}
    />
  );
}
