import type { Payment, PaymentState } from '#contract/billing-payments.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Status, type Tone } from '#web/ui/status.tsx';

const tones: Record<PaymentState, Tone> = {
  created: 'info',
  step: 'warning',
  processing: 'info',
  authorised: 'info',
  succeeded: 'success',
  failed: 'danger',
  released: 'neutral',
};

/** Where a payment stands; what went back is said instead. */
export function PaymentStatus({ payment }: { payment: Pick<Payment, 'state' | 'refunded'> }) {
  const { t, format } = useText();
  const words = t.billing.payments;
  const { state, refunded } = payment;
  if (refunded.amount > 0)
    return <Status tone="neutral">{words.refunded(format.money(refunded))}</Status>;
  return <Status tone={tones[state]}>{words.states[state]}</Status>;
}
