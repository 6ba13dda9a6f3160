/** That a membership renews by itself, when, for how much, and how to stop it: wherever one is shown. */
import type { Language } from '#contract/primitives.ts';
import type { Every } from '#domain/billing/membership.ts';
import { moneyText as arabic } from '#domain/money/text.ar.ts';
import { moneyText as english } from '#domain/money/text.en.ts';

interface Renewal {
  every: Every;
  /** As the reader writes sums. */
  price: string;
  /** The next one, in words; none while it has not begun. */
  on?: string | undefined;
  /** The button that stops it stands right under these words. */
  aboveButton?: boolean;
}

export function renewalWords(
  { every, price, on, aboveButton }: Renewal,
  language: Language,
): string {
  const { renewal: say } = language === 'ar' ? arabic : english;
  const when = on ? `${say.on(on, price)}${say.after[every]}` : `${say.each[every](price)}.`;
  return `${when} ${say.stop(aboveButton ? say.below : say.elsewhere)}`;
}

/** Where several are shown, each with its price. */
export function renewalOfAny(language: Language): string {
  const { renewal: say } = language === 'ar' ? arabic : english;
  return `${say.any} ${say.stop(say.elsewhere)}`;
}
