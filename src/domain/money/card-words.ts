/** Which card is meant, and whether one pays by itself what falls due: said alike wherever a day is named. */
import type { MoneyFacts } from '#contract/money-facts.ts';
import type { Day, Language } from '#contract/primitives.ts';
import { dayInWords } from '#domain/date-words.ts';
import { moneyText as arabic } from '#domain/money/text.ar.ts';
import { moneyText as english, type MoneyText } from '#domain/money/text.en.ts';

const texts: Record<Language, MoneyText> = { en: english, ar: arabic };

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};

/** `visa 4242` as its owner knows it. */
export function cardNamed(card: string, named: (brand: string, last4: string) => string): string {
  const [brand = '', last4 = ''] = card.split(' ');
  return named(brands[brand] ?? '', last4);
}

/** Who pays what falls due: a saved card by itself, or its client and nobody else. */
export type Payer = Pick<MoneyFacts, 'cardPays' | 'byHand'>;

/** Empty where no card is saved: nothing is taken, and one that is saved later would pay. */
export function payerWords({ cardPays, byHand }: Payer, by: Day, language: Language): string {
  const say = texts[language];
  if (byHand) return say.byHand;
  if (!cardPays || cardPays.until < by) return '';
  return say.cardPaysThen(cardNamed(cardPays.card, say.ways.own4));
}

/** Beside the details of a transfer: what a card that pays by itself does meanwhile. */
export function transferWords(payer: Payer, by: Day, language: Language): string {
  const say = texts[language];
  if (payerWords(payer, by, language) === '' || !payer.cardPays || payer.byHand) return '';
  return say.transferBeside(
    cardNamed(payer.cardPays.card, say.ways.own4),
    dayInWords(by, language),
  );
}

/** What keeping a card means, wherever somebody is asked to. */
export const keptCardWords = (language: Language): string => texts[language].keptCard;
