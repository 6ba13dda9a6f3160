/** The cards the sandbox knows. Every other number is refused, so that nobody types a real one. */
import type { CardBrand, DeclineReason, TestCard } from '#contract/billing/payments.ts';

type Behaviour = TestCard['behaviour'];

export const testCards: TestCard[] = [
  { number: '4242 4242 4242 4242', behaviour: 'success' },
  { number: '5555 5555 5555 4444', behaviour: 'success' },
  { number: '4000 0000 0000 3220', behaviour: 'second_step' },
  { number: '4000 0000 0000 0002', behaviour: 'declined' },
  { number: '4000 0000 0000 9995', behaviour: 'insufficient_funds' },
  { number: '4000 0000 0000 0069', behaviour: 'expired_card' },
  { number: '4000 0000 0000 0341', behaviour: 'fails_later' },
];

const plain = (number: string) => number.replaceAll(' ', '');

export const behaviourOf = (number: string): Behaviour | undefined =>
  testCards.find((card) => plain(card.number) === number)?.behaviour;

export function brandOf(number: string): CardBrand {
  if (number.startsWith('4')) return 'visa';
  if (/^5[1-5]/.test(number)) return 'mastercard';
  return /^3[47]/.test(number) ? 'amex' : 'other';
}

/** How a charge begins. */
export function firstAnswer(behaviour: Behaviour): {
  state: 'step' | 'processing' | 'failed' | 'taken';
  failure?: DeclineReason;
} {
  switch (behaviour) {
    case 'success':
      return { state: 'taken' };
    case 'second_step':
      return { state: 'step' };
    case 'fails_later':
      return { state: 'processing' };
    default:
      return { state: 'failed', failure: behaviour };
  }
}
