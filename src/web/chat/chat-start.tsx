import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AssistantPersona, ChatContent } from '#contract/chat/pages.ts';
import { ChatTitle } from '#web/chat/chat-title.tsx';
import { PersonaList } from '#web/chat/persona-list.tsx';
import { Button } from '#web/ui/button.tsx';

interface ChatStartProps {
  content: ChatContent;
  persona: AssistantPersona;
  onBegin: () => void;
  children?: ReactNode;
}

/** Where a conversation begins, and with whom. */
export function ChatStart({ content, persona, onBegin, children }: ChatStartProps) {
  return (
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
}
