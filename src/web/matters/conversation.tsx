import { useId } from 'react';
import type { Matter } from '#contract/matters/matters.ts';
import type { MatterMessage } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Composer } from '#web/matters/composer.tsx';
import { useSayEvent } from '#web/matters/events.ts';
import { FileButton } from '#web/matters/file-button.tsx';
import { clockHere, sayDay } from '#web/matters/moments.ts';
import { HouseAvatar, OwnAvatar } from '#web/matters/people-panel.tsx';
import { Refused } from '#web/matters/refused.tsx';
import { type Entry, threadOf } from '#web/matters/thread.ts';
import { useThread } from '#web/matters/use-thread.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/heading.tsx';

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
      </div>
    </div>
  );
}

function Told({ entry, matter }: { entry: Entry; matter: Matter }) {
  const { language } = useText();
  const sayEvent = useSayEvent();
  if (entry.kind === 'message') return <Message message={entry.message} matter={matter} />;
  if (entry.kind === 'day') return <Hairline>{sayDay(entry.day, 'long', language)}</Hairline>;
  return <Hairline>{sayEvent(entry.event)}</Hairline>;
}

/** Words in the middle of a line. */
function Hairline({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-4 text-caption text-ink-mute before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <span className="max-w-[75%] text-center">{children}</span>
    </p>
  );
}

interface MessageProps {
  message: MatterMessage;
  matter: Matter;
}

/** The house's words are plain text on paper; the client's own stand on limestone with a line. */
function Message({ message, matter }: MessageProps) {
  const { t } = useText();
  const { from, name, delegate, at, text, files } = message;
  const own = from === 'client';
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-4 max-tablet:gap-x-3">
      {own ? <OwnAvatar name={delegate || name} /> : <HouseAvatar name={name} area={matter.area} />}
      <div className="min-w-0">
        <p className="text-[0.875rem] leading-6">
          <span className="font-semibold">
            {delegate ? t.platform.actedFor(delegate, name) : name}
          </span>{' '}
          <time dateTime={at} className="ms-2 text-ink-mute">
            {clockHere(at)}
          </time>
        </p>
        {text && (
          <p
            dir="auto"
            className={classes(
              'max-w-[38rem] text-[0.9375rem] leading-[1.6] wrap-anywhere whitespace-pre-wrap',
              own && 'mt-1 w-fit bg-surface px-4 py-3 shadow-[inset_0_0_0_1px_var(--line)]',
            )}
          >
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
