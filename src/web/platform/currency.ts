/** The currency somebody thinks in. What is due never changes by it: it is told beside, as about. */
import { Currency, type Money } from '#contract/primitives.ts';
import { convert, wholeUnits } from '#domain/money.ts';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser/storage.ts';

const key = `${ownPrefix}currency`;

export function keepCurrency(currency: Currency | null): void {
  if (currency) keepInBrowser(key, currency);
  else forgetInBrowser(key);
}

export const keptCurrency = (): Currency | null => Currency.safeParse(readKept(key)).data ?? null;

/**
 * A sum in the reader's currency, where it is another one; nothing where they need no second figure. Who
 * chose none is told the other one.
 */
export function aboutIn(sum: Money, chosen: Currency | null = keptCurrency()): Money | undefined {
  const other = sum.currency === 'AED' ? 'USD' : 'AED';
  const wanted = chosen ?? other;
  if (wanted === sum.currency) return undefined;
  // What is about so much has no fils.
  return wholeUnits(convert(sum, wanted));
}
