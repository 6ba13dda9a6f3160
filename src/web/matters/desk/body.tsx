import { useEffect, useRef } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { isOpen } from '#domain/matters/life.ts';
import { InvoiceQuote } from '#web/billing/desk/invoice-quote.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useDeskDraft } from '#web/matters/answers/drafts.ts';
import { AppointmentsPanel } from '#web/matters/desk/appointments-panel.tsx';
import { StepsPanel } from '#web/matters/desk/steps-panel.tsx';
import { Thread } from '#web/matters/desk/thread.tsx';
import { QuoteBuilder } from '#web/matters/quotes/builder.tsx';
import { quoteFormOf, versionsOf } from '#web/matters/quotes/form.ts';
import { SentQuote } from '#web/matters/quotes/sent-quote.tsx';
import { focusOn } from '#web/platform/desk/focus-on.ts';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import { Panel, PlainButton } from '#web/platform/desk/panel.tsx';
import type { MatterTab } from '#web/platform/desk/place.ts';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { classes } from '#web/ui/classes.ts';

interface MatterBodyProps {
  matter: DeskMatter;
  session: SignedIn;
  /** What a phone shows; anything larger shows all of it. */
  tab: MatterTab;
}

export function MatterBody({ matter, session, tab }: MatterBodyProps) {
  const body = useNewestShown(matter);
  return (
    <div
      ref={body}
      className={classes(
        'flex min-h-0 flex-col tablet:flex-1 tablet:overflow-y-auto tablet:overscroll-contain',
        tab !== 'client' && 'max-tablet:flex-1',
      )}
    >
      <div
        className={classes(
          'flex flex-1 flex-col justify-end',
          tab !== 'thread' && 'max-tablet:hidden',
        )}
      >
        <Thread matter={matter} session={session} />
        <StepsPanel matter={matter} />
        <AppointmentsPanel matter={matter} />
      </div>
      <div className={classes(tab !== 'quote' && 'max-tablet:hidden')}>
        <QuotePanel matter={matter} />
      </div>
    </div>
  );
}

/** A matter opens at its newest word, and follows it as long as one reads there. */
function useNewestShown({ id, messages }: DeskMatter) {
  const body = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another matter or another word is what moves it
  useEffect(() => {
    const box = body.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [id, newest]);
  return body;
}

/** The draft where there is one, else what the client has before them, else nothing yet. */
function QuotePanel({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const words = t.deskMatters.quote;
  const [typed, write] = useDeskDraft(matter.id);
  const { draft, sent, next } = versionsOf(matter);
  const agreed = matter.quotes.find(({ state }) => state === 'accepted');
  if (draft || typed.quote) return <QuoteBuilder matter={matter} />;
  const begin = isOpen(matter.state) && (
    <PlainButton
      {...pressedBy('q')}
      onClick={() => {
        write({ quote: quoteFormOf(sent) });
        focusOn('q');
      }}
      className="ms-auto gap-1.5"
    >
      {sent ? words.writeNext(next) : words.write}
      <Keycap cap="q" />
    </PlainButton>
  );
  if (sent)
    return (
      <SentQuote
        matter={matter}
        quote={sent}
        money={agreed && <InvoiceQuote matter={matter} quote={agreed} />}
      >
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
