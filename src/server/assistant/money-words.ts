/** Prices as sentences say them: `$540 per charter`, `من 5,500 درهم`. */
import type { Price } from '#contract/catalogue/shapes.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { moneyInText } from '#domain/money/figures.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export interface Speaker {
  money(price: Money): string;
  price(price: Price): string;
  unit(price: Price): string | null;
}

/** Units that say no more than the figure does. */
const silent = new Set<string>(['one-off']);

export function speakerOf(snapshot: Snapshot, language: Language): Speaker {
  const { units } = snapshot.texts('taxonomy');
  const money = (sum: Money) => moneyInText(language, sum);
  const unit = (price: Price) =>
    silent.has(price.unit)
      ? null
      : (units.find(({ id }) => id === price.unit)?.label[language] ?? null);
  const price = (said: Price) => [money(said), unit(said)].filter(Boolean).join(' ');
  return { money, price, unit };
}
