import type { AnswerCard } from '#contract/assistant/assistant.ts';
import type { Words } from '#web/i18n/use-text.ts';

/** "from AED 45,000 a year": always with what it buys one of. */
export function priceWords(price: AnswerCard['price'], { t, format }: Words): string {
  if (!price) return '';
  const amount = format.money(price);
  const named = price.isFrom ? t.chat.priceFrom(amount) : amount;
  return price.unit ? t.chat.perUnit(named, price.unit) : named;
}
