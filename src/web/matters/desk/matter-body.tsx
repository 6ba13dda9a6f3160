import { useEffect, useRef } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterTab } from '#web/desk/desk-place.ts';
import { AppointmentsPanel } from '#web/matters/desk/appointments-panel.tsx';
import { QuotePanel } from '#web/matters/desk/quote-panel.tsx';
import { StepsPanel } from '#web/matters/desk/steps-panel.tsx';
import { Thread } from '#web/matters/desk/thread.tsx';
import type { SignedIn } from '#web/platform/use-session.ts';
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
