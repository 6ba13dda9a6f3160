import type { OwnMandate } from '#contract/delegates.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What a mandate allows, in one line. */
export function useSayMandate() {
  const { t, format } = useText();
  const words = t.delegates;
  return ({ rights, upTo, until }: Pick<OwnMandate, 'rights' | 'upTo' | 'until'>): string => {
    const spends = rights.includes('approve') || rights.includes('pay');
    const sum = spends && upTo !== null && format.money({ amount: upTo, currency: 'AED' });
    const may = rights.map((right) => words.may[right]).join(words.between);
    return [words.mayDo(may), sum && words.upTo(sum), until && words.until(format.day(until))]
      .filter(Boolean)
      .join(words.between);
  };
}
