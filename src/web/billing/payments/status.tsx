import type { Payment, PaymentState } from '#contract/billing/payments.ts';
import { backWords, letGoWords } from '#domain/billing/invoice-words.ts';
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

type Stands = Pick<Payment, 'state' | 'refunded' | 'returning' | 'kind' | 'failure'>;

/** Where a payment stands; what went back, or is on its way, is said instead. */
export function PaymentStatus({ payment }: { payment: Stands }) {
  const { t, language } = useText();
  const words = t.billing.payments;
  const { failure } = payment;
  // Nobody refused it: the bank waits for an answer.
  const state = failure === 'step_needed' ? 'step' : payment.state;
  const back = backWords(payment, language);
  if (back.length > 0)
    return (
      <span className="inline-flex flex-wrap gap-1">
        {back.map((each) => (
          <Status key={each} tone="neutral">
            {each}
          </Status>
        ))}
      </span>
    );
  const word = state === 'released' ? letGoWords(language) : words.states[state];
  return <Status tone={tones[state]}>{word}</Status>;
}
