import type { ReactNode } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { deadlineInWords } from '#domain/calendar/date-words.ts';
import { standingTerms } from '#domain/matters/version-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { QuoteTotal } from '#web/matters/quotes/total.tsx';
import { amountText } from '#web/platform/desk/amount-text.ts';
import { Panel } from '#web/platform/desk/panel.tsx';

interface SentQuoteProps {
  /** Where its matter stands, and with its money. */
  matter: Pick<Matter, 'state' | 'money'>;
  quote: MatterQuote;
  children: ReactNode;
  /** How it stands with its money, once it was accepted. */
  money: ReactNode;
}

/** A version that was sent: it never changes again. */
export function SentQuote({ matter, quote, children, money }: SentQuoteProps) {
  const { t, language } = useText();
  const words = t.deskMatters.quote;
  const { number, state, lines, total, vat, expiresAt, reason } = quote;
  const terms = standingTerms(
    { state: matter.state, quote, sums: matter.money?.sums },
    language,
    true,
  );
  return (
    <Panel
      label={words.title}
      head={
        <>
          <span>{words.version(number, words.states[state])}</span>
          {state === 'sent' && (
            <span className="text-ink-mute">
              {words.stands} <bdi className="tnum">{deadlineInWords(expiresAt, language)}</bdi>
            </span>
          )}
          {children}
        </>
      }
    >
      {reason && <p className="mt-1 text-warning">{words.reason(reason)}</p>}
      <ul className="mt-2">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was sent never changes its order
          <li key={at} className="flex gap-3 border-t border-line py-1.5">
            <bdi className="min-w-0 flex-1">{line.title}</bdi>
            <span className="tnum text-ink-mute">{line.quantity}</span>
            <bdi className="tnum w-28 text-end">{amountText(line.total.amount)}</bdi>
          </li>
        ))}
      </ul>
      <QuoteTotal sum={{ total, vat }} />
      {terms && <p className="mt-2 text-ink-mute">{terms}</p>}
      {money}
      {quote.words && <p className="mt-2 text-ink-soft whitespace-pre-wrap">{quote.words}</p>}
    </Panel>
  );
}
