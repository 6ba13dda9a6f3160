import type { QuoteTerms } from '#contract/bookings/quote.ts';
import { lineValue, termLines } from '#domain/money/words.ts';
import { sayMoment } from '#web/bookings/sheet/clock.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/heading.tsx';

/** What giving it up costs, as a line of time with its real dates. */
export function Terms({ terms }: { terms: QuoteTerms }) {
  const { t } = useText();
  const stages = useStages(terms);
  return (
    <section className="mt-4 border-t border-line pt-4">
      <Heading level={3} size="step">
        {t.bookingSheet.plansChange}
      </Heading>
      <ol className="mt-2.5">
        {stages.map(({ id, title, text }) => (
          <li
            key={id}
            className="relative pb-2.5 ps-6 text-[0.875rem] leading-[1.4] before:absolute before:start-1 before:top-2 before:h-full before:w-px before:bg-line-strong last:pb-0 last:before:hidden"
          >
            <i
              aria-hidden
              className={classes(
                'absolute start-0 top-1.5 size-[9px] rotate-45',
                id === 'free'
                  ? 'bg-brass-fill'
                  : 'bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)]',
              )}
            />
            <span className="block font-medium">{title}</span>
            <span className="block text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useStages(terms: QuoteTerms) {
  const { format, language } = useText();
  const lines = termLines(terms, language, (moment) => sayMoment(moment, language));
  return lines.map((line) => ({
    id: line.id,
    title: line.label,
    text: lineValue(line, format.money),
  }));
}
