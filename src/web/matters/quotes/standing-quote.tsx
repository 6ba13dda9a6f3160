import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { standingTerms } from '#domain/matters/version-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QuoteLines } from '#web/matters/quotes/lines.tsx';
import { standingBeside } from '#web/matters/quotes/quotes.ts';

interface StandingQuoteProps {
  matter: Matter;
  /** The one that would take its place. */
  quote: MatterQuote;
}

/** What was agreed, for as long as a change of it is thought about: its lines, and the terms that hold. */
export function StandingQuote({ matter, quote }: StandingQuoteProps) {
  const { t, format, language } = useText();
  const standing = standingBeside(matter, quote);
  if (!standing) return null;
  const terms = standingTerms(
    { state: matter.state, quote: standing, sums: matter.money?.sums },
    language,
  );
  return (
    <div className="mt-5 border-t border-line-strong pt-3.5">
      <p className="flex items-baseline justify-between gap-5 font-medium">
        {t.matters.quote.standsUntil(standing.number)}
        <bdi className="tnum shrink-0">{format.money(standing.total)}</bdi>
      </p>
      <QuoteLines quote={standing} />
      <p className="text-caption text-ink-soft">{terms}</p>
    </div>
  );
}
