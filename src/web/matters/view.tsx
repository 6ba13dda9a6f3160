import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { Picture } from '#contract/pages/parts.ts';
import { MatterPapers } from '#web/documents/matter-papers.tsx';
import { AppointmentPanels } from '#web/matters/appointment-panels.tsx';
import { AskedPanel } from '#web/matters/asked-panel.tsx';
import { DeliveryPanel } from '#web/matters/delivery-panel.tsx';
import { MatterHead } from '#web/matters/head.tsx';
import { HistoryPanel } from '#web/matters/history-panel.tsx';
import { Conversation } from '#web/matters/messages/conversation.tsx';
import { PeoplePanel } from '#web/matters/people-panel.tsx';
import { mattersKey } from '#web/matters/queries.ts';
import { QuotePanel } from '#web/matters/quotes/panel.tsx';
import { currentQuote } from '#web/matters/quotes/quotes.ts';
import { StepsPanel } from '#web/matters/steps-panel.tsx';
import { call } from '#web/platform/api.ts';
import { readPrincipal } from '#web/platform/sessions/principal.ts';
import { classes } from '#web/ui/classes.ts';

interface MatterViewProps {
  matter: Matter;
  readAt: number;
  picture: Picture;
}

/**
 * One matter with all that belongs to it. What waits on the client comes first in reading; on a wide
 * screen the quote stands beside the conversation.
 */
export function MatterView({ matter, readAt, picture }: MatterViewProps) {
  useSeen(matter);
  const quote = currentQuote(matter);
  return (
    <div className="wrap pt-[calc(var(--shell-h)+1.5rem)] pb-24">
      <MatterHead matter={matter} readAt={readAt} picture={picture} />
      <div className="mt-6 grid grid-cols-1 gap-6 desk:mt-8 desk:grid-cols-[minmax(0,1fr)_26.5rem] desk:grid-rows-[auto_auto_1fr]">
        {quote && <QuotePanel matter={matter} quote={quote} className={beside} />}
        {matter.steps.length > 0 && <StepsPanel matter={matter} />}
        <div className="grid min-w-0 content-start gap-6 desk:col-start-1 desk:row-span-2 desk:row-start-2">
          <DeliveryPanel matter={matter} />
          {matter.state !== 'draft' && <Conversation matter={matter} />}
          <AppointmentPanels matter={matter} />
        </div>
        <div
          className={classes(
            'grid min-w-0 content-start gap-6 desk:col-start-2',
            quote ? 'desk:row-start-3' : 'desk:row-span-2 desk:row-start-2',
          )}
        >
          <AskedPanel matter={matter} />
          <PeoplePanel matter={matter} />
          <MatterPapers matter={matter} />
          <HistoryPanel matter={matter} />
        </div>
      </div>
    </div>
  );
}

const beside = 'desk:col-start-2 desk:row-start-2 self-start';

/** What is open and in view has been read; a tab in the background has not. */
function useSeen({ id, unread, messages }: Matter) {
  const queries = useQueryClient();
  const latest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is to be seen anew
  useEffect(() => {
    // What a delegate reads, the client has not read.
    if (unread === 0 || readPrincipal()) return;
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      call(matters.seen, { params: { id } })
        .then(() => queries.invalidateQueries({ queryKey: mattersKey }))
        // It is said again with the next message; nobody is kept from reading.
        .catch(console.warn);
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => document.removeEventListener('visibilitychange', see);
  }, [id, unread, latest, queries]);
}
