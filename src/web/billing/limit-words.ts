import type { Mandate } from '#contract/delegates.ts';
import { useText } from '#web/i18n/use-text.ts';
import { writtenDay } from '#web/platform/moments.ts';

type Bounds = Pick<Mandate, 'upTo' | 'upToDay' | 'upToMonth' | 'until'>;

/** 'Up to AED 20,000 each, AED 30,000 a day, until 1 March 2027'. */
export function useLimitWords() {
  const { t, format, language } = useText();
  const words = t.billing.methods;
  const sum = (amount: number) => format.money({ amount, currency: 'AED' });
  return ({ upTo, upToDay, upToMonth, until }: Bounds): string => {
    const limits = [
      upTo !== null && words.upTo(sum(upTo)),
      upToDay !== null && words.upToDay(sum(upToDay)),
      upToMonth !== null && words.upToMonth(sum(upToMonth)),
    ].filter((each) => typeof each === 'string');
    const said = limits.length > 0 ? limits : [words.anyAmount];
    const last = until ? [words.until(writtenDay(until, 'longDateYear', language))] : [];
    return [...said, ...last].join(words.and);
  };
}
