import { useQuery } from '@tanstack/react-query';
import { type Invoice, invoices } from '#contract/billing/invoices.ts';
import { asksForRest, isPayable } from '#domain/billing/invoice-words.ts';
import { FileButton } from '#web/billing/file-button.tsx';
import { InvoicePrint } from '#web/billing/invoices/print.tsx';
import { isNoInvoice, NoInvoice } from '#web/billing/no-invoice.tsx';
import { Paused } from '#web/billing/payments/pause-note.tsx';
import { invoiceQuery } from '#web/billing/queries.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { openerOf } from '#web/platform/overlays/opener.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { PaperShape } from '#web/ui/panel/shapes.tsx';

/** One invoice, whole, over the list. */
export function InvoiceSheet({ id }: { id: string }) {
  const { t, language } = useText();
  const words = t.billing.invoice;
  const { close } = useLaid();
  const read = useQuery(invoiceQuery(id, language));
  const { data, error } = read;
  const none = isNoInvoice(error);
  return (
    <Sheet
      onClose={close}
      title={data?.number ?? (none ? words.none.title : words.reading)}
      opener={openerOf}
      footer={data && <Foot invoice={data} />}
    >
      {data && <InvoicePrint invoice={data} />}
      {!data && !error && <PaperShape label={words.reading} />}
      {!data && none && <NoInvoice onBack={close} />}
      {!none && <Unread of={read} title={words.failed} />}
    </Sheet>
  );
}

function Foot({ invoice }: { invoice: Invoice }) {
  const { id, number, paused } = invoice;
  const { t, language } = useText();
  const words = t.billing.invoices;
  const { lay } = useLaid();
  const pdf = () =>
    saveFile(
      invoices.pdf.path,
      { params: { id }, query: { lang: language } },
      words.pdfFile(number),
    );
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <FileButton name={words.pdfOf(number)} fetch={pdf}>
        {words.pdf}
      </FileButton>
      {paused && <Paused />}
      {isPayable(invoice) && (
        <Button size="small" onClick={() => lay({ pay: id })}>
          {asksForRest(invoice) ? words.payRest : words.pay}
        </Button>
      )}
    </div>
  );
}
