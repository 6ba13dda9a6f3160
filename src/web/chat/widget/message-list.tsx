import { Link } from 'react-router';
import { localeOf } from '#domain/localise.ts';
import { ScrollLog } from '#web/chat/scroll-log.tsx';
import type { Message, WidgetConversation } from '#web/chat/widget/use-conversation.ts';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useText } from '#web/i18n/use-text.ts';

type MessageListProps = Pick<WidgetConversation, 'messages' | 'pending'>;

/** What was said to the landing page's assistant. */
export const MessageList = ({ messages, pending }: MessageListProps) => (
  <ScrollLog follow={`${messages.length} ${pending}`} className="gap-2.5 p-3">
    {messages.map((message) => (
      <Bubble key={message.id} message={message} />
    ))}
    {pending && <Typing className={theirs} />}
  </ScrollLog>
);

const bubble = 'max-w-[85%] rounded-hair px-3 py-2 text-[0.875rem] leading-5.5';
const theirs = `${bubble} self-start bg-sunk text-ink`;

function Bubble({ message: { text, isUser, timestamp, links } }: { message: Message }) {
  const { t, language } = useText();
  const time = new Intl.DateTimeFormat(localeOf[language], { timeStyle: 'short' });
  return (
    <div
      data-turn={isUser || undefined}
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
