import { useState } from 'react';
import type { DeskInvoice, DeskPayment, Refund } from '#contract/billing/desk.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { useSecondWords } from '#web/billing/desk/invoice-acts.tsx';
import { useRefund, useRefundSent } from '#web/billing/desk/invoice-queries.ts';
import { BackForm } from '#web/billing/desk/refund-form.tsx';
import { SecondLookRow } from '#web/billing/desk/second-look-row.tsx';
import { shortMoment } from '#web/billing/moments.ts';
import { PaymentStatus } from '#web/billing/payments/payment-status.tsx';
import { plainButton } from '#web/desk/panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { TextField } from '#web/ui/text-field.tsx';

/** What came in and what went back, with what can be done about each. */
export function InvoiceMoney({ invoice }: { invoice: DeskInvoice }) {
  const { t } = useText();
  const { cardAndTransfer, refunds } = invoice;
  // What one colleague may do is told by its payment or credit note.
  const acts = invoice.acts.filter(({ state }) => state !== 'done');
  const words = t.desk.billing;
  return (
    <>
      {acts.length > 0 && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="font-text text-[0.875rem] font-semibold">{words.second.title}</h3>
          <ul>
            {acts.map((act) => (
              <SecondLookRow key={act.id} act={act} />
            ))}
          </ul>
        </section>
      )}
      {cardAndTransfer.length > 0 && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="font-text text-[0.875rem] font-semibold">{words.payments}</h3>
          <ul>
            {cardAndTransfer.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} invoice={invoice} />
            ))}
          </ul>
        </section>
      )}
      {refunds.length > 0 && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="font-text text-[0.875rem] font-semibold">{words.refunds}</h3>
          <ul>
            {refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const row = 'flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5';

interface PaymentProps {
  payment: DeskPayment;
  invoice: DeskInvoice;
}

function PaymentRow({ payment, invoice }: PaymentProps) {
  const { t, language } = useText();
  const { method, amount, createdAt, refundable, delegate } = payment;
  return (
    <li className={row}>
      <span className="min-w-0 flex-1">
        <bdi>{method}</bdi>
        <span className="block text-caption text-ink-mute">
          {shortMoment(createdAt, language)}
          {delegate && (
            <>
              {' · '}
              <bdi>{t.platform.actedFor(delegate, invoice.buyer.name)}</bdi>
            </>
          )}
        </span>
      </span>
      <bdi className="tnum">{exactMoneyIn(language, amount)}</bdi>
      <PaymentStatus payment={payment} />
      {refundable.amount > 0 && <RefundButton payment={payment} invoice={invoice} />}
    </li>
  );
}

function RefundButton({ payment, invoice }: PaymentProps) {
  const { t } = useText();
  const second = useSecondWords(invoice);
  const words = t.desk.billing.refund;
  const [open, setOpen] = useState(false);
  const refund = useRefund(payment);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={plainButton}>
          {words.open}
        </button>
      }
      title={words.title}
      text={`${words.text(payment.method)} ${second}`}
      closeLabel={t.desk.close}
    >
      {open && (
        <BackForm
          most={payment.refundable}
          submit={words.submit}
          done={words.done}
          act={refund}
          onDone={() => setOpen(false)}
        />
      )}
    </Dialog>
  );
}

function RefundRow({ refund }: { refund: Refund }) {
  const { t, language } = useText();
  const words = t.desk.billing.refund;
  const { amount, state, kind, reason, createdAt } = refund;
  return (
    <li className={row}>
      <span className="min-w-0 flex-1">
        {words.states[state]}
        <span className="block text-caption wrap-anywhere text-ink-mute">
          {shortMoment(createdAt, language)} · <bdi>{reason}</bdi>
        </span>
      </span>
      <bdi className="tnum">{exactMoneyIn(language, amount)}</bdi>
      {kind === 'transfer' && state === 'created' && <SentButton refund={refund} />}
    </li>
  );
}

/** Nobody but the bank can send a transfer back; the desk says when it has. */
function SentButton({ refund: { id } }: { refund: Refund }) {
  const { t } = useText();
  const { refund: words, transfer } = t.desk.billing;
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const sent = useRefundSent(id);
  const go = () => {
    setTried(true);
    if (reference.trim())
      sent.mutate(reference.trim(), { onSuccess: () => notify.success(words.sentDone) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={plainButton}>
          {words.sent}
        </button>
      }
      title={words.sentTitle}
      closeLabel={t.desk.close}
    >
      <div className="grid gap-4">
        <TextField
          label={words.sentText}
          maxLength={140}
          value={reference}
          error={tried && !reference.trim() ? transfer.referenceNeeded : undefined}
          onChange={({ target }) => setReference(target.value)}
        />
        <Button busy={sent.isPending} onClick={go}>
          {words.sent}
        </Button>
      </div>
    </Dialog>
  );
}
