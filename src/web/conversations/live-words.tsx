import type { ReactNode } from 'react';
import type { Conversation } from '#contract/conversations/conversations.ts';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { clockHere } from '#web/platform/moments.ts';
import { bubbleLooks } from '#web/ui/bubble-looks.ts';

interface LiveWordsProps {
  conversation: Conversation;
  isTyping: boolean;
  /** What was said with the assistant while nobody had come, and the client's words that stand in it. */
  meanwhile?: ReactNode;
  told?: ReadonlySet<string>;
}

/** The part of the talk that a person has, between the lines that say when it began and ended. */
export function LiveWords({ conversation, isTyping, meanwhile, told }: LiveWordsProps) {
  const { t } = useText();
  const words = t.conversations;
  const { queuedAt, takenAt, endedAt, state, owner, messages } = conversation;
  const before = messages.filter(({ createdAt }) => !takenAt || createdAt < takenAt);
  const after = messages.filter(({ createdAt }) => takenAt && createdAt >= takenAt);
  return (
    <>
      <Event text={words.asked(clockHere(queuedAt))} />
      {before
        .filter(({ text }) => !told?.has(text))
        .map((message) => (
          <Word key={message.id} message={message} />
        ))}
      {meanwhile}
      {takenAt && owner && <Event text={words.came(owner.name, clockHere(takenAt))} />}
      {after.map((message) => (
        <Word key={message.id} message={message} />
      ))}
      {isTyping && owner && (
        <Typing label={words.writing(owner.name)} className={bubbleLooks.person} />
      )}
      {endedAt && (
        <Event text={(state === 'assistant' ? words.wentBack : words.over)(clockHere(endedAt))} />
      )}
    </>
  );
}

function Word({ message: { side, name, text } }: { message: Conversation['messages'][number] }) {
  const { t } = useText();
  const isOwn = side === 'client';
  return (
    <div data-turn className={isOwn ? bubbleLooks.own : bubbleLooks.person}>
      {isOwn ? (
        <span className="sr-only">{t.chat.you}: </span>
      ) : (
        <p className="text-[0.75rem] leading-4.5 font-semibold text-brass">{name}</p>
      )}
      <p dir="auto" className="break-words whitespace-pre-line">
        {text}
      </p>
    </div>
  );
}

const Event = ({ text }: { text: string }) => (
  <p
    data-turn
    className="flex items-center gap-4 py-1 text-caption text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
  >
    <span className="text-center">{text}</span>
  </p>
);
