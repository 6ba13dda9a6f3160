import type { ReactNode } from 'react';
import type { MatterQuote } from '#contract/matters/quotes.ts';
import { amountText } from '#web/desk/amount-text.ts';
import { spokenMoment } from '#web/desk/moments.ts';
import { Panel } from '#web/desk/panel.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { QuoteTotal } from '#web/matters/desk/quote-total.tsx';

interface SentQuoteProps {
  quote: MatterQuote;
  children: ReactNode;
  /** How it stands with its money, once it was accepted. */
  money: ReactNode;
}

/** A version that was sent: it never changes again. */
export function SentQuote({ quote, children, money }: SentQuoteProps) {
  const { t, format, language } = useText();
  const words = t.desk.quote;
  const { number, state, lines, total, vat, expiresAt, reason } = quote;
  return (
    <Panel
      label={words.title}
      head={
        <>
          <span>{words.version(number, words.states[state])}</span>
          <span className="text-ink-mute">
            {words.validUntil} <bdi className="tnum">{spokenMoment(expiresAt, language)}</bdi>
          </span>
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
      <p className="mt-2 text-ink-mute">
        {words.keeps(quote.keptPercent, format.money(quote.kept))}
      </p>
      {money}
      {quote.words && <p className="mt-2 text-ink-soft whitespace-pre-wrap">{quote.words}</p>}
    </Panel>
  );
}
