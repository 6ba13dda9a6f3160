import { useEffect, useRef } from 'react';
import type { DeskConversation } from '#contract/conversations/desk.ts';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { spokenSoon } from '#web/platform/desk/moments.ts';
import { Disc } from '#web/ui/pictures/disc.tsx';

interface ConversationThreadProps {
  conversation: DeskConversation;
  isClientTyping: boolean;
}

/** What they need first, then what was said before and since. */
export function ConversationThread({ conversation, isClientTyping }: ConversationThreadProps) {
  const { t } = useText();
  const words = t.deskConversations;
  const list = useRef<HTMLDivElement>(null);
  const { messages, name } = conversation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new word moves the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length, isClientTyping]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={words.pane}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto px-5 py-4 tablet:px-7"
    >
      <Summary conversation={conversation} />
      <Before conversation={conversation} />
      {messages.map((message) => (
        <Word key={message.id} message={message} />
      ))}
      {isClientTyping && (
        <Typing label={`${name} ${words.typing}`} className="w-fit rounded-hair bg-sunk px-3" />
      )}
    </div>
  );
}

function Summary({ conversation: { summary, summaryBy } }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.deskConversations;
  return (
    <section
      aria-label={words.summary}
      className="rounded-plate border-s-2 border-brass-fill bg-surface px-4 py-3"
    >
      <h3 className="flex flex-wrap items-baseline gap-x-3 text-[1.125rem] leading-[1.3]">
        {words.summary}
        {summaryBy === 'client' && (
          <span className="font-text text-[0.75rem] text-brass">{words.corrected}</span>
        )}
      </h3>
      <p dir="auto" className="mt-1 leading-normal break-words whitespace-pre-wrap">
        {summary}
      </p>
    </section>
  );
}

function Before({ conversation: { said, name } }: { conversation: DeskConversation }) {
  const { t } = useText();
  const words = t.deskConversations;
  if (said.length === 0) return null;
  const lines = said.map((each, at) => ({ ...each, key: `${at}` }));
  return (
    <details className="text-[0.8125rem] text-ink-soft">
      <summary className="min-h-6 cursor-pointer max-tablet:min-h-11">
        {words.before(said.length)}
      </summary>
      <dl className="mt-2 grid gap-2">
        {lines.map(({ key, isUser, text }) => (
          <div key={key}>
            <dt className="font-semibold">{isUser ? name : words.assistant}</dt>
            <dd dir="auto" className="break-words whitespace-pre-wrap">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Word({ message }: { message: DeskConversation['messages'][number] }) {
  const { language } = useText();
  const { side, name, text, createdAt } = message;
  return (
    <div className="flex max-w-[40rem] gap-3">
      <Disc name={name} silent tone={side === 'client' ? 'client' : 'me'} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5 text-[0.75rem] text-ink-mute">
          <b className="text-[0.8125rem] font-semibold text-ink">
            <bdi>{name}</bdi>
          </b>
          <bdi className="tnum">
            <time dateTime={createdAt}>{spokenSoon(createdAt, language)}</time>
          </bdi>
        </p>
        <p
          dir="auto"
          className="mt-0.5 text-[0.9375rem] leading-normal break-words whitespace-pre-wrap"
        >
          {text}
        </p>
      </div>
    </div>
  );
}
