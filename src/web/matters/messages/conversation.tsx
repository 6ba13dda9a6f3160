import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { MatterMessage } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useSayEvent } from '#web/matters/events.ts';
import { Composer } from '#web/matters/messages/composer.tsx';
import { FileButton } from '#web/matters/messages/file-button.tsx';
import { joinMessages, type ThreadEntry, threadOf } from '#web/matters/messages/thread.ts';
import { NameAvatar } from '#web/matters/people-panel.tsx';
import { useUnsentWords } from '#web/matters/queries.ts';
import { Refused } from '#web/matters/refusal.tsx';
import { call } from '#web/platform/api.ts';
import { clockHere, pastDay } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** The words between the client and the house, with what happened between them. */
export function Conversation({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.conversation;
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)]"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-5 py-5 tablet:px-7">
        <Heading level={2} size="h4" id={heading}>
          {words.title}
        </Heading>
        <p className="text-caption text-ink-mute">{words.between}</p>
      </div>
      <Thread matter={matter} />
      <Composer key={matter.id} matter={matter} />
    </section>
  );
}

function Thread({ matter }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.conversation;
  const { messages, hasEarlier, fetchEarlier, isFetching, error } = useThread(matter);
  const unsent = useUnsentWords(matter);
  const entries = threadOf({ messages, events: matter.events, begins: !hasEarlier });
  return (
    <div className="px-5 py-6 tablet:px-7">
      {hasEarlier && (
        <div className="mb-5 grid justify-items-center gap-3">
          <Button
            size="small"
            variant="outline"
            busy={isFetching}
            busyLabel={words.loading}
            onClick={fetchEarlier}
          >
            {words.earlier}
          </Button>
          <Refused error={error} title={words.notRead} />
        </div>
      )}
      {messages.length === 0 && <p className="mb-4 text-body text-ink-soft">{words.none}</p>}
      <div role="log" aria-label={words.title} className="grid gap-6">
        {entries.map((entry) => (
          <Told key={entry.key} entry={entry} matter={matter} />
        ))}
        {unsent.map(({ key, words: text }) => (
          <Unsent key={key} text={text} />
        ))}
      </div>
    </div>
  );
}

function Told({ entry, matter }: { entry: ThreadEntry; matter: Matter }) {
  const { language } = useText();
  const sayEvent = useSayEvent();
  if (entry.kind === 'message') return <Message message={entry.message} matter={matter} />;
  if (entry.kind === 'day') return <Hairline>{pastDay(entry.day, 'long', language)}</Hairline>;
  return <Hairline>{sayEvent(entry.event)}</Hairline>;
}

/** Written without a line; it goes by itself. */
function Unsent({ text }: { text: string }) {
  const { t } = useText();
  return (
    <div className="ms-14 grid gap-1 opacity-75 max-tablet:ms-12">
      <OwnWords text={text} />
      <p className="text-caption text-ink-mute">{t.platform.line.goesLater}</p>
    </div>
  );
}

const spoken =
  'max-w-[38rem] text-[0.9375rem] leading-[1.6] wrap-anywhere whitespace-pre-wrap' as const;

const OwnWords = ({ text }: { text: string }) => (
  <p
    dir="auto"
    className={`${spoken} mt-1 w-fit bg-surface px-4 py-3 shadow-[inset_0_0_0_1px_var(--line)]`}
  >
    {text}
  </p>
);

/** Words in the middle of a line. */
const Hairline = ({ children }: { children: string }) => (
  <p className="flex items-center gap-4 text-caption text-ink-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    <span className="max-w-[75%] text-center">{children}</span>
  </p>
);

/** The house's words are plain text on paper; the client's own stand on limestone with a line. */
function Message({ message, matter }: { message: MatterMessage; matter: Matter }) {
  const { t } = useText();
  const { from, name, delegate, at, text, files } = message;
  const own = from === 'client';
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-4 max-tablet:gap-x-3">
      <NameAvatar name={own ? delegate || name : name} />
      <div className="min-w-0">
        <p className="text-[0.875rem] leading-6">
          <span className="font-semibold">
            {delegate ? t.platform.actedFor(delegate, name) : name}
          </span>{' '}
          <time dateTime={at} className="ms-2 text-ink-mute">
            {clockHere(at)}
          </time>
        </p>
        {text && own && <OwnWords text={text} />}
        {text && !own && (
          <p dir="auto" className={spoken}>
            {text}
          </p>
        )}
        {files.map((file) => (
          <FileButton key={file.id} matterId={matter.id} file={file} framed />
        ))}
      </div>
    </article>
  );
}

interface Known {
  messages: MatterMessage[];
  /** Where the page before them begins; null where there is none. */
  earlier: string | null;
}

/** The messages that are there, and the way to earlier ones. */
function useThread({ id, messages: newest, earlier }: Matter) {
  const [known, setKnown] = useState<Known>({ messages: newest, earlier });
  const messages = joinMessages(known.messages, newest);
  // Read anew with a gap before it: what was older has to be fetched again.
  const began = messages[0]?.id === known.messages[0]?.id || known.messages.length === 0;
  const cursor = began && known.messages.length > 0 ? known.earlier : earlier;
  if (messages.length !== known.messages.length || !began) setKnown({ messages, earlier: cursor });
  const fetching = useMutation({
    mutationFn: (before: string) =>
      call(matters.messagesBefore, { params: { id }, query: { before } }),
    onSuccess: (page) =>
      setKnown({ messages: [...page.items, ...messages], earlier: page.earlier }),
  });
  return {
    messages,
    hasEarlier: cursor !== null,
    fetchEarlier: () => cursor !== null && fetching.mutate(cursor),
    isFetching: fetching.isPending,
    error: fetching.error,
  };
}
