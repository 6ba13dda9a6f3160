import type { DeskInvoice, DeskPayment, Refund } from '#contract/billing/desk.ts';
import { datedAt } from '#domain/billing/invoice-words.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { dayInDubai } from '#domain/time.ts';
import { ByBankButton } from '#web/billing/desk/bank-refund.tsx';
import { useBackWords } from '#web/billing/desk/invoice-acts.tsx';
import { useRefund } from '#web/billing/desk/invoice-queries.ts';
import { MoneyActRow } from '#web/billing/desk/money-act-row.tsx';
import { BackForm } from '#web/billing/desk/refund-form.tsx';
import { SentButton } from '#web/billing/desk/sent-button.tsx';
import { PaymentStatus } from '#web/billing/payments/status.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PlainButton } from '#web/platform/desk/panel.tsx';
import { shortMoment, writtenDay } from '#web/platform/moments.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';

/** What came in and what went back, with what can be done about each. */
export function InvoiceMoney({ invoice }: { invoice: DeskInvoice }) {
  const { t } = useText();
  const { cardAndTransfer, refunds } = invoice;
  // What one colleague may do is told by its payment or credit note.
  const acts = invoice.acts.filter(({ state }) => state !== 'done');
  const words = t.deskBilling;
  return (
    <>
      {acts.length > 0 && (
        <section className="mt-5 border-t border-line pt-4">
          <h3 className="font-text text-[0.875rem] font-semibold">{words.second.title}</h3>
          <ul>
            {acts.map((act) => (
              <MoneyActRow key={act.id} act={act} />
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
              <RefundRow key={refund.id} refund={refund} invoice={invoice} />
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
  const { method, amount, refundable, delegate } = payment;
  return (
    <li className={row}>
      <span className="min-w-0 flex-1">
        <bdi>{method}</bdi>
        <span className="block text-caption text-ink-mute">
          {shortMoment(datedAt(payment), language)}
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
  const second = useBackWords(invoice);
  const words = t.deskBilling.refund;
  const refund = useRefund(payment);
  return (
    <TriggerDialog
      trigger={<PlainButton>{words.open}</PlainButton>}
      title={words.title}
      text={`${words.text(payment.method)} ${second}`}
    >
      {(close) => (
        <BackForm
          most={payment.refundable}
          room={invoice.room.back}
          submit={words.submit}
          done={words.done}
          act={refund}
          onDone={close}
        />
      )}
    </TriggerDialog>
  );
}

function RefundRow({ refund, invoice }: { refund: Refund; invoice: DeskInvoice }) {
  const { t, language } = useText();
  const words = t.deskBilling.refund;
  const { amount, reason, createdAt, senders } = refund;
  const isToSend = waitsForUs(refund);
  return (
    <li className={row}>
      <span className="min-w-0 flex-1">
        <RefundState refund={refund} />
        <span className="block text-caption wrap-anywhere text-ink-mute">
          {shortMoment(createdAt, language)} · <bdi>{reason}</bdi>
        </span>
      </span>
      <bdi className="tnum">{exactMoneyIn(language, amount)}</bdi>
      {isToSend && senders.length === 0 && (
        <SentButton
          refund={refund.id}
          text={t.deskBilling.toSend.confirm(exactMoneyIn(language, amount), invoice.buyer.name)}
        />
      )}
      {isToSend && senders.length > 0 && (
        <span className="basis-full text-caption text-ink-soft">
          {words.othersSend(senders.join(words.or))}
        </span>
      )}
      {refund.mayGoByBank && !waitsByBank(invoice) && (
        <ByBankButton refund={refund} invoice={invoice} />
      )}
    </li>
  );
}

/** Nobody but a person can send a transfer: until then it is on no way. */
const waitsForUs = ({ kind, state }: Refund) => kind === 'transfer' && state === 'created';

/** By which day it leaves, or when it left and as what. */
function RefundState({ refund }: { refund: Refund }) {
  const { t, language } = useText();
  const words = t.deskBilling.refund;
  const { state, by, late, reference, settledAt } = refund;
  if (waitsForUs(refund) && by)
    return (late ? words.toSendLate : words.toSend)(writtenDay(by, 'long', language));
  if (state === 'succeeded' && reference && settledAt)
    return words.gone(writtenDay(dayInDubai(settledAt), 'long', language), reference);
  return words.states[state];
}

/** It was asked for already. */
const waitsByBank = ({ acts }: DeskInvoice) =>
  acts.some(({ kind, state }) => kind === 'bank_refund' && state === 'waiting');
