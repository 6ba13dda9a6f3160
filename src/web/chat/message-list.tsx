import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { localeOf } from '#domain/localise.ts';
import { Typing } from '#web/chat/typing.tsx';
import type { Conversation, Message } from '#web/chat/use-conversation.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

type MessageListProps = Pick<Conversation, 'messages' | 'pending'> & { className?: string };

/** What comes in is read out; the list follows the latest word. */
export function MessageList({ messages, pending, className }: MessageListProps) {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new word moves the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages.length, pending]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={t.chat.messages}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className={classes(
        'flex min-h-0 flex-1 flex-col gap-2.5 overflow-y-auto overscroll-contain p-3',
        className,
      )}
    >
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
      {pending && <Typing className={theirs} />}
    </div>
  );
}

const bubble = 'max-w-[85%] rounded-hair px-3 py-2 text-[0.875rem] leading-5.5';
const theirs = `${bubble} self-start bg-sunk text-ink`;

function Bubble({ message: { text, isUser, timestamp, links } }: { message: Message }) {
  const { t, language } = useText();
  const time = new Intl.DateTimeFormat(localeOf[language], { timeStyle: 'short' });
  return (
    <div
      title={time.format(timestamp)}
      className={isUser ? `${bubble} self-end bg-primary text-on-primary` : theirs}
    >
      {isUser && <span className="sr-only">{t.chat.you}: </span>}
      <p dir="auto" className="break-words whitespace-pre-line">
        {text}
      </p>
      {links.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-x-4">
          {links.map(({ label, path }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-block border-b border-brass-fill py-0.5 font-medium"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
