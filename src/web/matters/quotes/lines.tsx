import type { MatterQuote } from '#contract/matters/quotes.ts';
import { timesWords } from '#domain/billing/invoice-words.ts';
import { includedWords, lineKindWords, vatLabel } from '#domain/matters/version-words.ts';
import { useText } from '#web/i18n/use-text.ts';

/** What stands in a version, and the VAT within it. */
export function QuoteLines({ quote }: { quote: MatterQuote }) {
  const { format, language } = useText();
  const { lines, vat } = quote;
  return (
    <dl className="pt-2 text-[0.9375rem] leading-[1.4]">
      {lines.map(({ title, quantity, each, total, kind }, place) => (
        // Lines of a sent quote never change, and two may be alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is part of the quote
        <div key={place} className="flex items-baseline justify-between gap-5 py-1.5">
          <dt className="min-w-0 wrap-anywhere">
            <bdi>{title}</bdi>
            {quantity > 1 && (
              <span className="block text-caption text-ink-mute">
                {timesWords(quantity, format.money({ ...total, amount: each }), language)}
              </span>
            )}
            {kind !== 'service' && (
              <span className="block text-caption text-ink-mute">
                {lineKindWords(kind, language)}
              </span>
            )}
          </dt>
          <dd className="tnum shrink-0">
            {total.amount === 0 ? includedWords(language) : <bdi>{format.money(total)}</bdi>}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-5 py-1.5 text-[0.875rem] text-ink-mute">
        <dt>{vatLabel(language)}</dt>
        <dd className="tnum">
          <bdi>{format.money(vat)}</bdi>
        </dd>
      </div>
    </dl>
  );
}
