import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterEvent, MatterMessage } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { HouseNote, MessageEntry } from '#web/matters/answers/message-entry.tsx';
import { AskedFacts } from '#web/matters/desk/asked-facts.tsx';
import { threadQuery } from '#web/matters/desk/queries.ts';
import { useEventWords } from '#web/matters/desk/use-event-words.ts';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import type { SignedIn } from '#web/platform/sessions/use-session.ts';
import { Button } from '#web/ui/controls/button.tsx';

type Entry = { at: string; id: string } & ({ message: MatterMessage } | { event: MatterEvent });

/** Words and history in one line of time. What happened before the oldest word shown stays with it. */
function entriesOf(messages: MatterMessage[], events: MatterEvent[], whole: boolean): Entry[] {
  const [oldest] = messages;
  const shown = whole || !oldest ? events : events.filter(({ at }) => at >= oldest.at);
  const entries: Entry[] = [
    ...shown.map((event) => ({ at: event.at, id: event.id, event })),
    ...messages.map((message) => ({ at: message.at, id: message.id, message })),
  ];
  return entries.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

export function Thread({ matter, session }: { matter: DeskMatter; session: SignedIn }) {
  const { t } = useText();
  const thread = useThread(matter);
  const entries = entriesOf(thread.messages, matter.events, !thread.earlier);
  return (
    <section
      aria-label={t.deskMatters.thread.label}
      className="flex flex-col gap-3.5 px-5 pt-3.5 pb-4 tablet:px-7"
    >
      {thread.earlier ? (
        <Button
          size="small"
          variant="outline"
          className="self-start"
          busy={thread.busy}
          busyLabel={t.deskMatters.thread.loading}
          onClick={thread.more}
        >
          {t.deskMatters.thread.earlier}
        </Button>
      ) : (
        <AskedFacts matter={matter} />
      )}
      <ol className="flex flex-col gap-3.5">
        {entries.map((entry) => (
          <li key={entry.id}>
            {'event' in entry ? (
              <EventLine event={entry.event} />
            ) : entry.message.internal ? (
              <HouseNote matterId={matter.id} message={entry.message} />
            ) : (
              <MessageEntry matterId={matter.id} message={entry.message} session={session} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The newest thirty come with the matter; whoever wants more reads the whole thread page by page. */
function useThread({ id, messages, earlier }: DeskMatter) {
  const [further, setFurther] = useState(false);
  const query = useInfiniteQuery({ ...threadQuery(id), enabled: further });
  const pages = query.data?.pages;
  const { hasNextPage, fetchNextPage } = query;
  const begun = pages?.length === 1 && hasNextPage;
  // The first page is what was there already; whoever asked wants the one before it.
  useEffect(() => {
    if (begun) void fetchNextPage();
  }, [begun, fetchNextPage]);
  const more = () => (pages ? void fetchNextPage() : setFurther(true));
  const all = pages && [...pages].reverse().flatMap(({ items }) => items);
  return {
    messages: all ?? messages,
    earlier: pages ? hasNextPage : earlier !== null,
    busy: query.isFetchingNextPage || (further && !pages),
    more,
  };
}

function EventLine({ event }: { event: MatterEvent }) {
  const { language } = useText();
  const say = useEventWords();
  return (
    <p className="flex gap-3 text-[0.75rem] text-ink-mute">
      <bdi className="tnum shrink-0">
        <time dateTime={event.at}>{spokenSoon(event.at, language)}</time>
      </bdi>
      <span>
        {say(event)}
        {event.reason && (
          <q className="ps-1.5 text-ink-soft">
            <bdi>{event.reason}</bdi>
          </q>
        )}
      </span>
    </p>
  );
}
