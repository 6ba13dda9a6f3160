import { type ComponentType, type Ref, useState } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Icon } from '#web/shell/icon.tsx';

/** The round button of the landing page. What it opens is fetched when it is first pressed. */
export function ChatWidget() {
  const [Chat, setChat] = useState<ComponentType>();
  const open = async () => {
    const { loadChat } = await import('#web/chat/chat-panel.tsx');
    const Loaded = await loadChat();
    setChat(() => Loaded);
  };
  return Chat ? <Chat /> : <RoundButton onClick={open} />;
}

interface RoundButtonProps {
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

export function RoundButton(props: RoundButtonProps) {
  const { openChat } = useText().t.shell;
  return (
    <button type="button" aria-label={openChat} title={openChat} className="chat-round" {...props}>
      <Icon name="chat" className="size-6" />
    </button>
  );
}
