import type { DeskMatter } from '#contract/matters/desk.ts';
import { isOpen } from '#domain/matters/life.ts';
import { InvoiceQuote } from '#web/billing/desk/invoice-quote.tsx';
import { focusOn } from '#web/desk/focus-on.ts';
import { Keycap } from '#web/desk/keycap.tsx';
import { Panel, plainButton } from '#web/desk/panel.tsx';
import { pressedBy } from '#web/desk/use-desk-keys.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/matters/desk/drafts.ts';
import { QuoteBuilder } from '#web/matters/desk/quote-builder.tsx';
import { formOf, versionsOf } from '#web/matters/desk/quote-form.ts';
import { SentQuote } from '#web/matters/desk/sent-quote.tsx';

/** The draft where there is one, else what the client has before them, else nothing yet. */
export function QuotePanel({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const words = t.desk.quote;
  const [typed, write] = useDraft(matter.id);
  const { draft, sent, next } = versionsOf(matter);
  const agreed = matter.quotes.find(({ state }) => state === 'accepted');
  if (draft || typed.quote) return <QuoteBuilder matter={matter} />;
  const begin = isOpen(matter.state) && (
    <button
      type="button"
      {...pressedBy('q')}
      onClick={() => {
        write({ quote: formOf(sent) });
        focusOn('q');
      }}
      className={`${plainButton} ms-auto gap-1.5`}
    >
      {sent ? words.writeNext(next) : words.write}
      <Keycap cap="q" />
    </button>
  );
  if (sent)
    return (
      <SentQuote quote={sent} money={agreed && <InvoiceQuote matter={matter} quote={agreed} />}>
        {begin}
      </SentQuote>
    );
  return (
    <Panel
      label={words.title}
      head={
        <>
          <span className="text-ink-mute">{words.none}</span>
          {begin}
        </>
      }
    >
      {null}
    </Panel>
  );
}
