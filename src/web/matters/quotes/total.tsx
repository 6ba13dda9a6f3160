import type { ReactNode } from 'react';
import type { QuoteAmounts } from '#domain/matters/quotes.ts';
import { exactMoneyIn } from '#domain/money/exact.ts';
import { useText } from '#web/i18n/use-text.ts';

/** All in, with the VAT that lies within it. */
export function QuoteTotal({ sum, children }: { sum: QuoteAmounts; children?: ReactNode }) {
  const { t, language } = useText();
  const { vat, total } = t.deskMatters.quote;
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-line-strong pt-2 text-[0.8125rem]">
      {children}
      <span className="tnum ms-auto text-ink-mute">{vat(exactMoneyIn(language, sum.vat))}</span>
      <span className="sr-only">{total}</span>
      <bdi className="tnum font-display text-[1.875rem] leading-none" data-quote-total>
        {exactMoneyIn(language, sum.total)}
      </bdi>
    </div>
  );
}
