import { Sparkles } from 'lucide-react';
import { Suspense } from 'react';
import type { ChatContent } from '#contract/chat-pages.ts';
import { ChatFrame, conversationTop } from '#web/chat/chat-frame.tsx';
import { ChatTitle } from '#web/chat/chat-title.tsx';
import { PersonaDisc } from '#web/chat/persona-disc.tsx';
import { PersonaList } from '#web/chat/persona-list.tsx';
import { TalkStart } from '#web/chat/talk-start.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { inTime } from '#web/site/in-time.tsx';
import { useHydrated } from '#web/site/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';

type Chat = PageOf<'chat'>;

const Room = inTime<{ content: ChatContent }>(
  async () => (await import('#web/chat/chat-room.tsx')).ChatRoom,
  ['platform'],
);

/** As it is read before it is alive; the room itself takes the same places. */
function ChatPage({ page: { content } }: { page: Chat }) {
  const standing = <Standing content={content} />;
  if (!useHydrated()) return standing;
  return (
    <Suspense fallback={standing}>
      <Room content={content} />
    </Suspense>
  );
}

function Standing({ content }: { content: ChatContent }) {
  const { t } = useText();
  const [persona] = content.personas;
  if (!persona) return null;
  return (
    <ChatFrame
      start={
        <>
          <ChatTitle />
          <Button size="small" className="mt-5" icon={<Sparkles size={18} strokeWidth={1.5} />}>
            {content.begin}
          </Button>
          <PersonaList personas={content.personas} chosen={persona.slug} />
        </>
      }
      middle={
        <>
          <header className={conversationTop}>
            <PersonaDisc persona={persona} large />
            <div>
              <p className="font-display text-h4">{persona.name}</p>
              <p className="text-caption text-ink-soft">{t.chat.assistant(persona.role)}</p>
            </div>
          </header>
          <div className="flex flex-1 flex-col gap-3 px-5 py-5 tablet:px-7">
            <TalkStart persona={persona} />
          </div>
        </>
      }
      end={
        <div className="px-5 py-3 min-[77.5625rem]:py-6 min-[77.5625rem]:ps-6 min-[77.5625rem]:pe-(--gutter)">
          <SectionLabel>{t.chat.expert.panel}</SectionLabel>
          {/* A link: pressed before the page is alive it leads to the same. */}
          <ButtonLink wide size="small" variant="outline" className="mt-3" to="/chat?expert=ask">
            {content.expert}
          </ButtonLink>
        </div>
      }
    />
  );
}

export const chatScreen: Screen<Chat> = {
  View: ChatPage,
  withoutFooter: true,
  head: ({ content }, { chrome }, t) => ({
    title: `${t.chat.title} · ${chrome.brand}`,
    description: t.chat.lead(content.personas[0]?.name ?? chrome.brand),
    socialArt: 'hero/vip',
  }),
};
