import { type ComponentType, useState } from 'react';
import { RoundButton } from '#web/chat/widget/round-button.tsx';

/** The round button of the landing page. What it opens is fetched when it is first pressed. */
export function ChatWidget() {
  const [Chat, setChat] = useState<ComponentType>();
  const open = async () => {
    const { loadChat } = await import('#web/chat/widget/chat-panel.tsx');
    const Loaded = await loadChat();
    setChat(() => Loaded);
  };
  return Chat ? <Chat /> : <RoundButton onClick={open} />;
}
