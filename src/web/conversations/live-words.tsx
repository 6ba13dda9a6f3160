import type { Conversation } from '#contract/conversations/conversations.ts';
import { bubbleLooks } from '#web/chat/bubble-looks.ts';
import { Typing } from '#web/conversations/typing-dots.tsx';
import { useClock } from '#web/conversations/use-clock.ts';
import { useText } from '#web/i18n/use-text.ts';

interface LiveWordsProps {
  conversation: Conversation;
  isTyping: boolean;
}

/** The part of the talk that a person has, between the lines that say when it began and ended. */
export function LiveWords({ conversation, isTyping }: LiveWordsProps) {
  const { t } = useText();
  const words = t.chat.expert;
  const clock = useClock();
  const { queuedAt, takenAt, endedAt, state, owner, messages } = conversation;
  const before = messages.filter(({ createdAt }) => !takenAt || createdAt < takenAt);
  const after = messages.filter(({ createdAt }) => takenAt && createdAt >= takenAt);
  return (
    <>
      <Event text={words.asked(clock(queuedAt))} />
      {before.map((message) => (
        <Word key={message.id} message={message} />
      ))}
      {takenAt && owner && <Event text={words.came(owner.name, clock(takenAt))} />}
      {after.map((message) => (
        <Word key={message.id} message={message} />
      ))}
      {isTyping && owner && (
        <Typing label={words.writing(owner.name)} className={bubbleLooks.person} />
      )}
      {endedAt && (
        <Event text={(state === 'assistant' ? words.wentBack : words.over)(clock(endedAt))} />
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

function Event({ text }: { text: string }) {
  return (
    <p
      data-turn
      className="flex items-center gap-4 py-1 text-caption text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      <span className="text-center">{text}</span>
    </p>
  );
}
