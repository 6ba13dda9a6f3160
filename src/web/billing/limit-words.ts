import type { Mandate } from '#contract/delegates.ts';
import { fullDay } from '#web/billing/moments.ts';
import { useText } from '#web/i18n/use-text.ts';

/** 'Up to AED 20,000 each, until 1 March 2027'. */
export function useLimitWords() {
  const { t, format, language } = useText();
  const words = t.billing.methods;
  return ({ upTo, until }: Pick<Mandate, 'upTo' | 'until'>): string => {
    const limit =
      upTo === null ? words.anyAmount : words.upTo(format.money({ amount: upTo, currency: 'AED' }));
    return until ? `${limit}${words.and}${words.until(fullDay(until, language))}` : limit;
  };
}
