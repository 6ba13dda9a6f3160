import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AssistantPersona } from '#contract/chat/chat.ts';
import type { ChatContent } from '#contract/chat/pages.ts';
import { PersonaList } from '#web/chat/persona-list.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface ChatStartProps {
  content: ChatContent;
  persona: AssistantPersona;
  onBegin: () => void;
  children?: ReactNode;
}

/** Where a conversation begins, and with whom. */
export const ChatStart = ({ content, persona, onBegin, children }: ChatStartProps) => (
  <>
    <ChatTitle />
    <Button
      size="small"
      className="mt-5 max-tablet:hidden"
      icon={<Sparkles size={18} strokeWidth={1.5} />}
      onClick={onBegin}
    >
      {content.begin}
    </Button>
    <PersonaList personas={content.personas} chosen={persona.slug} />
    {children}
  </>
);

/** A working title: the personas beside it say the rest, and on a phone they say it alone. */
function ChatTitle() {
  const { t } = useText();
  return (
    <Heading level={1} size="h3" className="max-tablet:sr-only">
      {t.chat.title}
    </Heading>
  );
}
