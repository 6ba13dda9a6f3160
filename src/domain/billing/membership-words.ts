/** That a membership renews by itself, when, for how much, how to stop it and when it then ends: wherever one is shown. */
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
  /** The day it would end on if it were stopped today, in words. */
  ends?: string | undefined;
}

const sayIn = (language: Language) => (language === 'ar' ? arabic : english).renewal;

export function renewalWords(
  { every, price, on, aboveButton, ends }: Renewal,
  language: Language,
): string {
  const say = sayIn(language);
  const when = on ? `${say.on(on, price)}${say.after[every]}` : `${say.each[every](price)}.`;
  const stop = say.stop(aboveButton ? say.below : say.elsewhere);
  return `${when} ${stop} ${ends ? say.endsOn(ends) : say.ends}`;
}

/** How one is stopped, and when it then ends: the same for every plan and tier. */
export function stopWords(language: Language): string {
  const say = sayIn(language);
  return `${say.stop(say.elsewhere)} ${say.ends}`;
}

/** Where several are shown, each with its price. */
export function renewalOfAny(language: Language): string {
  return `${sayIn(language).any} ${stopWords(language)}`;
}
