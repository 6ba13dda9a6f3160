import { Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChatContent } from '#contract/chat-pages.ts';
import { MessageForm } from '#web/chat/message-form.tsx';
import { MessageList } from '#web/chat/message-list.tsx';
import { useConversation } from '#web/chat/use-conversation.ts';
import { useText } from '#web/i18n/use-text.ts';

/** The conversation on the chat page itself, with the questions people ask first. */
export function PageConversation({ content: { manager, questions } }: { content: ChatContent }) {
  const { t, language } = useText();
  const { messages, pending, send } = useConversation({
    greeting: manager.welcome,
    fallback: t.chat.reply,
    language,
  });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <section
      aria-label={manager.name}
      className="flex h-[min(42rem,80svh)] min-h-120 flex-col overflow-hidden rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)]"
    >
      <header className="flex shrink-0 items-center gap-3.5 border-b border-line px-4 py-3.5 tablet:px-6">
        <span className="grid size-10 place-items-center rounded-round bg-(--persona-general) text-inverse">
          <Sparkles size={18} strokeWidth={1.5} aria-hidden />
        </span>
        <div>
          <h2 className="text-h4">{manager.name}</h2>
          <p className="text-caption text-ink-soft">{t.chat.assistant(manager.role)}</p>
        </div>
      </header>
      <MessageList messages={messages} pending={pending} className="tablet:px-6 tablet:py-5" />
      <ul
        aria-label={t.chat.asked}
        className="flex shrink-0 gap-2 overflow-x-auto px-3 pb-3 [scrollbar-width:none] tablet:px-6"
      >
        {questions.map((question) => (
          <li key={question} className="shrink-0">
            <button
              type="button"
              onClick={() => send(question)}
              className="min-h-11 cursor-pointer rounded-hair px-3.5 text-caption whitespace-nowrap shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-ink/6"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
      <MessageForm ref={field} pending={pending} send={send} className="tablet:px-6" />
    </section>
  );
}
