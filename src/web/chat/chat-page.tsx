import { MessageCircle, Sparkles } from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import type { ChatContent } from '#contract/chat-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { paper } from '#web/ui/print-card.tsx';

type Chat = PageOf<'chat'>;

/** The picture gives its place to the conversation once one is begun. */
function ChatPage({ page: { content } }: { page: Chat }) {
  const [Begun, setBegun] = useState<ComponentType<{ content: ChatContent }>>();
  const place = useRef<HTMLDivElement>(null);
  // Pressed again, it leads back to the conversation.
  const begin = async () => {
    place.current?.querySelector('textarea')?.focus();
    const { PageConversation } = await import('#web/chat/page-conversation.tsx');
    setBegun(() => PageConversation);
  };
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] items-center gap-9 pt-[calc(var(--nav-h)+1.25rem)] pb-18 tablet:grid-cols-12 tablet:gap-x-12 tablet:pt-[calc(var(--nav-h)+2.5rem)]">
      <Invitation content={content} onBegin={begin} />
      <div ref={place} className="min-w-0 max-tablet:order-first tablet:col-span-7">
        {Begun ? (
          <Begun content={content} />
        ) : (
          <div className={paper}>
            <div className="relative aspect-4/3 overflow-hidden bg-sunk after:pointer-events-none after:absolute after:inset-2 after:border after:border-[rgb(255_250_236/0.5)] tablet:aspect-auto tablet:h-[min(40rem,76svh)]">
              <Picture picture={content.picture} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

interface InvitationProps {
  content: ChatContent;
  onBegin: () => void;
}

function Invitation({ content, onBegin }: InvitationProps) {
  const { t } = useText();
  return (
    <div className="tablet:col-span-5">
      <Heading level={1} size="h1">
        {t.chat.title}
      </Heading>
      <p className="mt-5 max-w-104 text-lead text-ink-soft">{t.chat.lead(content.manager.name)}</p>
      <div className="mt-8 grid max-w-72 gap-3.5">
        <Button wide icon={<Sparkles size={18} strokeWidth={1.5} />} onClick={onBegin}>
          {content.begin}
        </Button>
        <ConsultationLink
          wide
          variant="outline"
          subject={t.chat.expertSubject}
          icon={<MessageCircle size={18} strokeWidth={1.5} />}
        >
          {content.expert}
        </ConsultationLink>
      </div>
    </div>
  );
}

export const chatScreen: Screen<Chat> = {
  View: ChatPage,
  head: ({ content }, { chrome }, t) => ({
    title: `${t.chat.title} · ${chrome.brand}`,
    description: t.chat.lead(content.manager.name),
    socialArt: 'hero/vip',
  }),
};
