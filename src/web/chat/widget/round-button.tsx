import type { MouseEventHandler, Ref } from 'react';
import { useText } from '#web/i18n/use-text.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

interface RoundButtonProps {
  ref?: Ref<HTMLButtonElement>;
  /** It stands until the assistant of the page is here, and keeps a press for it. */
  'data-standing'?: string;
  onClick: MouseEventHandler<HTMLElement>;
}

export function RoundButton(props: RoundButtonProps) {
  const { openChat } = useText().t.shell;
  return (
    <button type="button" aria-label={openChat} title={openChat} className="chat-round" {...props}>
      <Icon name="chat" className="size-6" />
    </button>
  );
}
