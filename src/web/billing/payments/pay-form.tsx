import { type FormEvent, useState } from 'react';
import type { BillingOverview, Payment } from '#contract/billing/payments.ts';
import type { Money } from '#contract/primitives.ts';
import { useLimitWords } from '#web/billing/limit-words.ts';
import { PayAmount } from '#web/billing/payments/pay-amount.tsx';
import { PayWays } from '#web/billing/payments/pay-ways.tsx';
import type { Payable } from '#web/billing/payments/payable.ts';
import { PayRefused } from '#web/billing/payments/refusal-note.tsx';
import { usePay } from '#web/billing/payments/use-pay.ts';
import { useWays } from '#web/billing/payments/use-ways.ts';
import { type BooksReader, isBeyond, usePayer } from '#web/billing/use-payer.ts';
import { useText } from '#web/i18n/use-text.ts';
import { goOnAt } from '#web/platform/browser/leave-to-bank.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface PayFormProps {
  payable: Payable;
  overview: BillingOverview;
  onClose: () => void;
  /** It is paid, reserved or on its way. */
  onPaid: () => void;
}

/** One button, busy while it pays: pressed twice it pays once. */
export function PayForm({ payable, overview, onClose, onPaid }: PayFormProps) {
  const { t, format } = useText();
  const { understood, ...pays } = t.billing.pay;
  const words = payable.reserves ? pays.reserve : pays;
  const { amount, before, setAmount } = useSum(payable);
  const payer = usePayer();
  const beyond = isBeyond(payer, amount);
  const ways = useWays(overview, payer);
  const closed = overview.processor === 'none' && !overview.bank;
  const pay = usePay(payable.for, payable.returnTo);
  const ended = useEnded(payable, onPaid);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const way = ways.read();
    if (way && !beyond && !pay.isPending) pay.mutate({ amount, way }, { onSuccess: ended });
  };
  const chosenTransfer = () => {
    notify.info(pays.byTransfer(format.money(amount)), pays.byTransferText);
    onClose();
  };
  return (
    <form noValidate onSubmit={go} className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 tablet:px-10 tablet:py-8">
        {before && <Changed before={before} amount={amount} />}
        {isAskedByBank(overview, payable) && (
          <div className="mb-5">
            <AlertPanel tone="info" title={pays.bankAsks} text={pays.bankAsksText} />
          </div>
        )}
        {payable.checking && <Checking checking={payable.checking} />}
        <PayAmount payable={payable} amount={amount} onAmount={setAmount} />
        {beyond && <Beyond payer={payer} />}
        {!beyond && closed && <NoDoor {...overview.contact} />}
        {!beyond && !closed && (
          <PayWays ways={ways} overview={overview} amount={amount} payable={payable} />
        )}
      </div>
      <footer className="shrink-0 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] tablet:px-10">
        {/* Beside the button that was pressed: above, it would lie out of sight. */}
        {pay.error && (
          <div className="mb-4">
            <PayRefused error={pay.error} title={words.refused} invoice={payable.for.id} />
          </div>
        )}
        {beyond || closed || ways.chosen === 'transfer' ? (
          <Button wide variant="outline" onClick={beyond || closed ? onClose : chosenTransfer}>
            {beyond || closed ? t.billing.close : understood}
          </Button>
        ) : (
          <Button type="submit" wide busy={pay.isPending} busyLabel={words.submitting}>
            {words.submit(format.money(amount))}
          </Button>
        )}
      </footer>
    </form>
  );
}

/** The saved card was charged by itself a moment ago, and its bank would not pay without a word of its owner. */
const isAskedByBank = ({ memberships }: BillingOverview, { for: { id } }: Payable): boolean =>
  memberships.some(
    ({ openInvoice, openStands }) => openInvoice === id && openStands === 'bank_asks',
  );

/** What is asked for may change while the form is open: the sum follows it, and what stood there before is kept. */
function useSum({ next, outstanding }: Payable) {
  const asked = next?.amount ?? outstanding;
  const [sum, setSum] = useState<Sum>({ amount: asked, asked, outstanding });
  if (sum.asked.amount !== asked.amount || sum.outstanding.amount !== outstanding.amount) {
    const isWhole = sum.amount.amount === sum.outstanding.amount;
    setSum({ amount: isWhole ? outstanding : asked, asked, outstanding, before: sum.amount });
  }
  const { amount, before } = sum;
  return { amount, before, setAmount: (chosen: Money) => setSum({ ...sum, amount: chosen }) };
}

interface Sum extends Pick<Payable, 'outstanding'> {
  /** What the button pays. */
  amount: Money;
  asked: Money;
  before?: Money;
}

/** Nobody pays another sum than they read without being told. */
function Changed({ before, amount }: { before: Money; amount: Money }) {
  const { t, format } = useText();
  const words = t.billing.pay;
  if (before.amount === amount.amount) return null;
  return (
    <div className="mb-5">
      <AlertPanel
        tone="warning"
        title={words.changed}
        text={words.changedText(format.money(before), format.money(amount))}
      />
    </div>
  );
}

/** A transfer that came is not paid again by card. */
function Checking({ checking }: { checking: Money }) {
  const { t, format } = useText();
  const words = t.billing.pay;
  if (checking.amount === 0) return null;
  return (
    <div className="mb-5">
      <AlertPanel
        tone="info"
        title={words.checking(format.money(checking))}
        text={words.checkingText}
      />
    </div>
  );
}

/** Nothing can be paid here yet: nobody is asked for a card that goes nowhere. */
function NoDoor({ email, phone }: BillingOverview['contact']) {
  const { t } = useText();
  const words = t.billing.pay;
  return (
    <div className="mt-5">
      <AlertPanel
        tone="info"
        title={words.cardsNotTaken}
        text={words.cardsNotTakenText(email, phone)}
      />
    </div>
  );
}

/** A limit is no fault of whoever acts: it says who can go on. */
function Beyond({ payer }: { payer: BooksReader }) {
  const { t } = useText();
  const words = t.billing.acting;
  const say = useLimitWords();
  if (payer.kind !== 'delegate') return null;
  return (
    <div className="mt-5">
      <AlertPanel
        tone="info"
        title={words.beyond}
        text={words.beyondText(payer.name, say({ ...payer.mandate, until: null }))}
      />
    </div>
  );
}

/** Paid, reserved, on its way, or first a word with the bank. */
function useEnded({ number }: Payable, onPaid: () => void) {
  const { t } = useText();
  const words = t.billing.pay;
  return ({ state, next }: Payment) => {
    if (next) return goOnAt(next.url);
    if (state === 'succeeded') notify.success(words.done, words.doneText(number));
    else if (state === 'authorised') notify.success(words.reserved);
    else notify.info(words.processing, words.processingText);
    onPaid();
  };
}
