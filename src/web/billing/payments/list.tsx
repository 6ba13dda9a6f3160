import { useInfiniteQuery } from '@tanstack/react-query';
import { type Payment, payments } from '#contract/billing/payments.ts';
import { datedAt } from '#domain/billing/invoice-words.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { dayInDubai } from '#domain/time.ts';
import { FileButton } from '#web/billing/file-button.tsx';
import { RowSkeletons } from '#web/billing/invoices/list.tsx';
import { PaymentStatus } from '#web/billing/payments/status.tsx';
import { paymentsQuery } from '#web/billing/queries.ts';
import { useActedFor } from '#web/billing/use-payer.ts';
import { useText } from '#web/i18n/use-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { shortMoment } from '#web/platform/moments.ts';
import { MorePages } from '#web/platform/queries/more-pages.tsx';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

/** What was paid: when, how, for what, how much, and the receipt. */
export function PaymentList() {
  const { t, language } = useText();
  const { payments: words, invoices: list } = t.billing;
  const paid = useInfiniteQuery(paymentsQuery(language));
  const items = paid.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby="all-payments" className="mt-4">
      <Heading level={2} size="h3" id="all-payments">
        {words.title}
      </Heading>
      <div className="mt-3">
        {items && <Rows items={items} />}
        {!items && !paid.error && <RowSkeletons label={words.reading} />}
        <Unread of={paid} title={words.failed} />
      </div>
      <MorePages of={paid} words={list} count={items?.length} />
    </section>
  );
}

function Rows({ items }: { items: Payment[] }) {
  const { t } = useText();
  const words = t.billing.payments;
  const columns = useColumns();
  if (items.length > 0)
    return <Table caption={words.caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
  return (
    <div role="status" className="border-y border-line py-8">
      <p className="font-display text-h4">{words.empty}</p>
      <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{words.emptyText}</p>
    </div>
  );
}

function useColumns(): Column<Payment>[] {
  const { t, language } = useText();
  const words = t.billing.payments;
  const day = (payment: Payment) => shortMoment(datedAt(payment), language);
  return [
    { id: 'date', head: words.date, phone: 'hidden', quiet: true, cell: day },
    {
      id: 'method',
      head: words.method,
      phone: 'hidden',
      cell: ({ method }) => <bdi>{method}</bdi>,
    },
    { id: 'for', head: words.for, phone: 'first-start', cell: (row) => <What payment={row} /> },
    {
      id: 'status',
      head: words.status,
      phone: 'second-end',
      cell: (row) => <PaymentStatus payment={row} />,
    },
    {
      id: 'amount',
      head: words.amount,
      phone: 'first-end',
      amount: true,
      cell: ({ amount }) => <bdi className="font-medium">{exactMoneyIn(language, amount)}</bdi>,
    },
    {
      id: 'receipt',
      head: <span className="sr-only">{words.receipt}</span>,
      phone: 'second-start',
      cell: (row) => <Receipt payment={row} />,
    },
  ];
}

function What({ payment }: { payment: Payment }) {
  const { language } = useText();
  const { title, invoice, method, delegate } = payment;
  const actedFor = useActedFor();
  return (
    <>
      <span>{title}</span>
      {invoice && (
        <span className="block text-caption text-ink-mute">
          <bdi className="tnum">{invoice.number}</bdi>
        </span>
      )}
      {delegate && (
        <span className="block text-caption text-ink-mute">
          <bdi>{actedFor(delegate)}</bdi>
        </span>
      )}
      <span className="block text-caption text-ink-mute tablet:hidden">
        {shortMoment(datedAt(payment), language)} · <bdi>{method}</bdi>
      </span>
    </>
  );
}

/** Only of what was really paid. */
function Receipt({ payment }: { payment: Payment }) {
  const { t, language } = useText();
  const words = t.billing.payments;
  const { id, state, title } = payment;
  if (state !== 'succeeded') return null;
  const fileName = words.receiptFile(dayInDubai(datedAt(payment)));
  const fetch = () =>
    saveFile(payments.receipt.path, { params: { id }, query: { lang: language } }, fileName);
  return (
    <span className="flex tablet:justify-end">
      <FileButton name={words.receiptOf(title)} fetch={fetch}>
        {words.receipt}
      </FileButton>
    </span>
  );
}
