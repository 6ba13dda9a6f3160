import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Icon } from '#web/shell/icon.tsx';

/** Section 4 of the specification: the round button, the panel, or its header alone. */
export type Stand = 'closed' | 'open' | 'minimised';

export interface ChatPanelProps {
  stand: Stand;
  onStand: (stand: Stand) => void;
}

/** The round button of the landing page. What it opens is fetched when it is first pressed. */
export function ChatWidget() {
  const { t } = useText();
  const [stand, setStand] = useState<Stand>();
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps>>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (stand === 'closed') button.current?.focus();
  }, [stand]);
  const open = async () => {
    const { loadChatPanel } = await import('#web/chat/chat-panel.tsx');
    const Loaded = await loadChatPanel();
    setPanel(() => Loaded);
    setStand('open');
  };
  return (
    <>
      {(!stand || stand === 'closed') && (
        <button
          ref={button}
          type="button"
          aria-label={t.shell.openChat}
          title={t.shell.openChat}
          onClick={open}
          className="fixed end-4 bottom-4 z-30 grid size-15 cursor-pointer place-items-center rounded-round bg-(--persona-general) text-inverse shadow-float tablet:end-7 tablet:bottom-7"
        >
          <Icon name="chat" className="size-6" />
        </button>
      )}
      {Panel && stand && <Panel stand={stand} onStand={setStand} />}
    </>
  );
}
