import type { MatterQuote } from '#contract/matters/quotes.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QuoteLines } from '#web/matters/quote-panel.tsx';

/** Versions that no longer count: one line each, and what stood in them for those who look. */
export function FormerQuotes({ quotes }: { quotes: MatterQuote[] }) {
  const { t, format } = useText();
  const words = t.matters.quote;
  if (quotes.length === 0) return null;
  return (
    <div className="mt-4 border-t border-line pt-2">
      {quotes.map((quote) => (
        <details key={quote.id}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-[0.875rem]">
            {words.former(
              words.title(quote.number),
              format.money(quote.total),
              words.states[quote.state],
            )}
          </summary>
          <QuoteLines quote={quote} />
          {quote.reason && <p className="text-caption text-ink-soft">“{quote.reason}”</p>}
        </details>
      ))}
    </div>
  );
}
