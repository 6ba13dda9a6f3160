import { type InvoiceSummary, invoices } from '#contract/billing/invoices.ts';
import type { Money } from '#contract/primitives.ts';
import { asksForRest, isPayable } from '#domain/billing/invoice-words.ts';
import { exactFigure, exactMoneyIn } from '#domain/money/exact.ts';
import { invoicePath } from '#web/billing/addresses.ts';
import { FileButton } from '#web/billing/file-button.tsx';
import { InvoiceStatus } from '#web/billing/invoices/status.tsx';
import { LaidLink } from '#web/billing/overlay-link.tsx';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { shortDay } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { type Column, Table } from '#web/ui/panel/table.tsx';

/** Net, VAT and total in figures of one width; the first open one has the only filled button. */
export function InvoiceTable({ items }: { items: InvoiceSummary[] }) {
  const { t, language } = useText();
  const words = t.billing.invoices;
  const firstOpen = items.find(isPayable)?.id;
  const columns: Column<InvoiceSummary>[] = [
    { id: 'number', head: words.number, phone: 'hidden', quiet: true, cell: numberOf },
    {
      id: 'date',
      head: words.date,
      phone: 'hidden',
      quiet: true,
      cell: ({ issuedOn }) => (
        <span className="whitespace-nowrap">{shortDay(issuedOn, language)}</span>
      ),
    },
    { id: 'for', head: words.for, phone: 'first-start', cell: (row) => <What invoice={row} /> },
    {
      id: 'status',
      head: words.status,
      phone: 'second-end',
      cell: (row) => <InvoiceStatus invoice={row} />,
    },
    ...sums(words),
    {
      id: 'actions',
      head: <span className="sr-only">{words.actions}</span>,
      phone: 'second-start',
      cell: (row) => <Actions invoice={row} filled={row.id === firstOpen} />,
    },
  ];
  return <Table caption={words.caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

const numberOf = ({ number }: InvoiceSummary) => (
  <bdi className="tnum whitespace-nowrap">{number}</bdi>
);

const sums = (words: Texts['billing']['invoices']): Column<InvoiceSummary>[] => [
  {
    id: 'net',
    head: words.net,
    phone: 'hidden',
    wide: true,
    amount: true,
    quiet: true,
    cell: ({ net }) => <bdi>{exactFigure(net.amount)}</bdi>,
  },
  {
    id: 'vat',
    head: words.vat,
    phone: 'hidden',
    wide: true,
    amount: true,
    quiet: true,
    cell: ({ vat }) => <bdi>{exactFigure(vat.amount)}</bdi>,
  },
  {
    id: 'total',
    head: words.total,
    phone: 'first-end',
    amount: true,
    cell: ({ total }) => <Total of={total} />,
  },
];

function Total({ of }: { of: Money }) {
  const { language } = useText();
  return <bdi className="font-medium">{exactMoneyIn(language, of)}</bdi>;
}

function What({ invoice }: { invoice: InvoiceSummary }) {
  const { id, title, detail, paidWith, number } = invoice;
  return (
    <>
      <LaidLink to={invoicePath(id)} over={{ invoice: id }} className="hover:text-brass">
        {title}
      </LaidLink>
      {(detail || paidWith) && (
        <span className="block text-caption text-ink-mute">
          <bdi>{detail}</bdi>
          {detail && paidWith && ' · '}
          <bdi className="whitespace-nowrap">{paidWith}</bdi>
        </span>
      )}
      <span className="block text-caption text-ink-mute tablet:hidden">
        <bdi className="tnum">{number}</bdi>
      </span>
    </>
  );
}

function Actions({ invoice, filled }: { invoice: InvoiceSummary; filled: boolean }) {
  const { t, language } = useText();
  const words = t.billing.invoices;
  const { lay } = useLaid();
  const { id, number } = invoice;
  const isRest = asksForRest(invoice);
  const pdf = () =>
    saveFile(
      invoices.pdf.path,
      { params: { id }, query: { lang: language } },
      words.pdfFile(number),
    );
  return (
    <span className="flex items-center gap-5 tablet:justify-end">
      <FileButton name={words.pdfOf(number)} fetch={pdf}>
        {words.pdf}
      </FileButton>
      {isPayable(invoice) && (
        <Button
          size="small"
          variant={filled ? 'primary' : 'outline'}
          aria-label={(isRest ? words.payRestOf : words.payFor)(number)}
          onClick={() => lay({ pay: id })}
        >
          {isRest ? words.payRest : words.pay}
        </Button>
      )}
    </span>
  );
}
