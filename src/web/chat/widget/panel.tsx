import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { MessageForm } from '#web/chat/message-form.tsx';
import { MessageList } from '#web/chat/widget/message-list.tsx';
import { PanelHead, type Stand } from '#web/chat/widget/panel-head.tsx';
import { RoundButton } from '#web/chat/widget/round-button.tsx';
import { useConversation } from '#web/chat/widget/use-conversation.ts';
import { useText, WordsContext } from '#web/i18n/use-text.ts';
import { loadTexts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';

/** The chat with its words, which the landing page does not carry. */
export async function loadChat() {
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const { chat } = await loadTexts(language, ['chat']);
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the chat is first opened
  return function ChatWithWords() {
    const page = useText();
    return (
      <WordsContext value={{ ...page, t: { ...page.t, chat } }}>
        <Chat />
      </WordsContext>
    );
  };
}

/** Open as it arrives; closing gives the focus back to the round button. */
function Chat() {
  const [stand, setStand] = useState<Stand>('open');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stand === 'closed') button.current?.focus();
  }, [stand]);
  return (
    <>
      {stand === 'closed' && <RoundButton ref={button} onClick={() => setStand('open')} />}
      <ChatPanel stand={stand} onStand={setStand} />
    </>
  );
}

/** Section 9 of the specification: 320 by 384 pixels; minimised, its header of 58. */
const panel =
  'fixed end-4 bottom-4 z-30 flex w-80 flex-col overflow-hidden rounded-plate bg-raised shadow-float motion-safe:animate-[settle_240ms_var(--ease-tide)] tablet:end-7 tablet:bottom-7';

/** Stays mounted while it is closed, so that the conversation is there when it is opened again. */
function ChatPanel({ stand, onStand }: { stand: Stand; onStand: (stand: Stand) => void }) {
  const { t, language } = useText();
  const { greeting, reply } = t.chat;
  const conversation = useConversation({ greeting, fallback: reply, language });
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (stand === 'open') field.current?.focus();
  }, [stand]);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onStand('closed');
  };
  if (stand === 'closed') return null;
  return (
    <div
      role="dialog"
      aria-label={t.chat.widgetRole}
      onKeyDown={leave}
      className={classes(panel, stand === 'open' && 'h-96')}
    >
      <PanelHead
        name={t.chat.widgetName}
        role={t.chat.widgetRole}
        icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden />}
        color="bg-(--persona-general)"
        stand={stand}
        onStand={onStand}
      />
      {stand === 'open' && (
        <>
          <MessageList {...conversation} />
          <MessageForm ref={field} {...conversation} />
        </>
      )}
    </div>
  );
}
