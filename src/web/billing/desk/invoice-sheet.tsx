import { useQuery } from '@tanstack/react-query';
import { type DeskInvoice, deskBilling } from '#contract/billing/desk.ts';
import { CreditButton, TransferButton } from '#web/billing/desk/invoice-acts.tsx';
import { InvoiceMoney } from '#web/billing/desk/invoice-money.tsx';
import { deskInvoiceQuery } from '#web/billing/desk/invoice-queries.ts';
import { FileButton } from '#web/billing/file-button.tsx';
import { InvoicePrint } from '#web/billing/invoices/print.tsx';
import { isNoInvoice, NoInvoice } from '#web/billing/no-invoice.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { PaperShape } from '#web/ui/panel/shapes.tsx';

/** One invoice as the desk works with it. */
export function InvoiceSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useText();
  const words = t.deskBilling;
  const read = useQuery(deskInvoiceQuery(id, language));
  const { data, error } = read;
  const none = isNoInvoice(error);
  return (
    <Sheet
      onClose={onClose}
      title={data?.number ?? (none ? t.billing.invoice.none.title : words.readingOne)}
      footer={data && <Foot invoice={data} />}
    >
      {data && (
        <>
          {data.client && (
            <p className="mb-2 text-caption text-ink-mute">
              <bdi>{data.client.name}</bdi>
            </p>
          )}
          <InvoicePrint invoice={data} atDesk />
          <InvoiceMoney invoice={data} />
        </>
      )}
      {!data && none && <NoInvoice onBack={onClose} />}
      {!none && <Unread inset of={read} />}
      {!data && !error && <PaperShape label={words.readingOne} />}
    </Sheet>
  );
}

function Foot({ invoice }: { invoice: DeskInvoice }) {
  const { t, language } = useText();
  const { id, number, kind, outstanding, checking, total, credited } = invoice;
  const pdf = () =>
    saveFile(
      deskBilling.pdf.path,
      { params: { id }, query: { lang: language } },
      t.billing.invoices.pdfFile(number),
    );
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-2">
      {kind === 'invoice' && outstanding.amount > checking.amount && (
        <TransferButton invoice={invoice} />
      )}
      {kind === 'invoice' && credited.amount < total.amount && <CreditButton invoice={invoice} />}
      <span className="ms-auto">
        <FileButton name={t.billing.invoices.pdfOf(number)} fetch={pdf}>
          {t.deskBilling.pdf}
        </FileButton>
      </span>
    </div>
  );
}
