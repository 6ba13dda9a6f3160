import type { OwnMandate } from '#contract/delegates.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { spendsMoney } from '#web/delegates/mandate-draft.ts';
import { useText } from '#web/i18n/use-text.ts';

type Bounds = Pick<OwnMandate, 'rights' | 'upTo' | 'upToDay' | 'upToMonth' | 'until'>;

/** How much, and until when; what does not bound is not said. */
export function useSayBounds() {
  const { t, format } = useText();
  const words = t.delegates;
  const sum = (amount: number) => format.money({ amount, currency: 'AED' });
  return ({ rights, upTo, upToDay, upToMonth, until }: Bounds): string[] => {
    const limits = [
      upTo !== null && words.upTo(sum(upTo)),
      upToDay !== null && words.upToDay(sum(upToDay)),
      upToMonth !== null && words.upToMonth(sum(upToMonth)),
    ];
    const bounds = [
      ...(spendsMoney(rights) ? limits : []),
      until !== null && words.until(format.day(until)),
    ];
    return bounds.filter((each) => typeof each === 'string');
  };
}

/** What a mandate allows, in one line; whoever it is theirs is spoken to. */
export function useSayMandate({ own = false } = {}) {
  const { t } = useText();
  const words = t.delegates;
  const bounds = useSayBounds();
  return (mandate: Bounds): string => {
    const may = mandate.rights.map((right) => words.may[right]).join(words.mayBetween);
    return [own ? words.youMay(may) : words.mayDo(may), ...bounds(mandate)].join(words.between);
  };
}

type Spending = Pick<OwnMandate, 'rights' | 'upToDay' | 'upToMonth' | 'spent'>;

/** What is left today and this month; nothing where nothing bounds it. */
export function useSayLeft() {
  const { t, language } = useText();
  const words = t.delegates.left;
  const sum = (amount: number) => exactMoneyIn(language, { amount, currency: 'AED' });
  const left = (most: number, spent: number) =>
    [sum(Math.max(0, most - spent)), sum(most)] as const;
  return ({ rights, upToDay, upToMonth, spent }: Spending): string => {
    if (!spendsMoney(rights)) return '';
    const today = upToDay === null ? [] : [words.today(...left(upToDay, spent.today))];
    const month = upToMonth === null ? [] : [words.month(...left(upToMonth, spent.month))];
    return [...today, ...month].join(words.between);
  };
}
