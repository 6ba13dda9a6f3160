import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { invoiceName } from '#domain/billing/invoice-words.ts';
import { dayInDubai, daysAfter } from '#domain/time.ts';
import { deskInvoicesQuery, useInvoiceQuote } from '#web/billing/desk/invoice-queries.ts';
import { InvoiceSheet } from '#web/billing/desk/invoice-sheet.tsx';
import { InvoiceStatus } from '#web/billing/invoices/status.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { DayField } from '#web/ui/fields/day-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

interface InvoiceQuoteProps {
  matter: DeskMatter;
  quote: MatterQuote;
}

/** How an accepted quote stands with its money; where nobody invoiced it yet, the way to do so. */
export function InvoiceQuote({ matter, quote }: InvoiceQuoteProps) {
  const { format, language } = useText();
  const [open, setOpen] = useState<string>();
  const client = matter.client?.id ?? '';
  const { data } = useInfiniteQuery({
    ...deskInvoicesQuery({ client }, language),
    enabled: client !== '',
  });
  const items = data?.pages.flatMap((page) => page.items);
  const own = items?.filter(({ source }) => source.id === matter.id);
  if (!own || !client) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {own.map((invoice) => (
        <span key={invoice.id} className="inline-flex items-center gap-2.5">
          <PlainButton onClick={() => setOpen(invoice.id)}>
            <bdi className="tnum">{invoiceName(invoice, language)}</bdi>
          </PlainButton>
          <bdi className="tnum">{format.money(invoice.total)}</bdi>
          {invoice.kind === 'invoice' && <InvoiceStatus invoice={invoice} desk />}
        </span>
      ))}
      {own.length === 0 && <InvoiceButton matter={matter} quote={quote} />}
      {open && <InvoiceSheet id={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function InvoiceButton({ matter, quote }: InvoiceQuoteProps) {
  const { t } = useText();
  const words = t.deskBilling.fromQuote;
  return (
    <TriggerDialog
      trigger={
        <Button size="small" variant="outline">
          {words.open}
        </Button>
      }
      title={words.title}
      text={words.text}
    >
      {(close) => <InvoiceForm matter={matter} quote={quote} onDone={close} />}
    </TriggerDialog>
  );
}

function InvoiceForm({ matter, quote, onDone }: InvoiceQuoteProps & { onDone: () => void }) {
  const { t } = useText();
  const words = t.deskBilling.fromQuote;
  const today = dayInDubai(nowHere());
  const [percent, setPercent] = useState('100');
  const [dueOn, setDueOn] = useState(daysAfter(today, 7));
  const [balanceOn, setBalanceOn] = useState('');
  const [tried, setTried] = useState(false);
  const issue = useInvoiceQuote();
  const deposit = /^(100|[1-9]\d?)$/.test(percent) ? Number(percent) : undefined;
  const split = deposit !== undefined && deposit < 100;
  const go = () => {
    setTried(true);
    if (!deposit || (split && !balanceOn)) return;
    issue.mutate(
      {
        matter: matter.id,
        quote: quote.id,
        depositPercent: deposit,
        ...(dueOn && { dueOn }),
        ...(split && { balanceOn }),
      },
      {
        onSuccess: ({ number }) => {
          notify.success(words.done(number));
          onDone();
        },
      },
    );
  };
  return (
    <div className="grid gap-4">
      <TextField
        label={words.deposit}
        inputMode="numeric"
        dir="ltr"
        typed={[percent, (text) => setPercent(text.trim())]}
        error={tried && !deposit ? words.depositWrong : undefined}
      />
      <DayField label={words.dueOn} min={today} typed={[dueOn, setDueOn]} />
      {split && (
        <DayField
          label={words.balanceOn}
          min={dueOn || today}
          typed={[balanceOn, setBalanceOn]}
          error={tried && !balanceOn ? words.balanceNeeded : undefined}
        />
      )}
      <Button busy={issue.isPending} onClick={go}>
        {words.submit}
      </Button>
    </div>
  );
}
