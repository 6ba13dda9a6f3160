import { type ComponentType, useEffect, useState } from 'react';
import { keepLane } from '#web/chat/widget/keep-lane.ts';
import { RoundButton } from '#web/chat/widget/round-button.tsx';

/** The round button of the landing page. What it opens is fetched when it is first pressed. */
export function ChatWidget() {
  const [Chat, setChat] = useState<ComponentType>();
  const open = async () => {
    const { loadChat } = await import('#web/chat/widget/panel.tsx');
    const Loaded = await loadChat();
    setChat(() => Loaded);
  };
  useEffect(keepLane, []);
  return Chat ? <Chat /> : <RoundButton onClick={open} />;
}
