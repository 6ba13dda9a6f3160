import { Suspense, startTransition, useEffect, useState } from 'react';
import type { ChatContent } from '#contract/chat/pages.ts';
import { StandingRoom } from '#web/chat/standing-room.tsx';
import { readTalk } from '#web/chat/talk.ts';
import { begunWords } from '#web/platform/browser/begun-words.ts';
import { isTouched, onFirstTouch } from '#web/platform/browser/first-touch.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import { readSession } from '#web/platform/sessions/session.ts';
import type { PageOf, Screen } from '#web/screen.ts';

type Chat = PageOf<'chat'>;

const Room = lazyPart<{ content: ChatContent }>(
  async () => (await import('#web/chat/room.tsx')).ChatRoom,
  ['platform'],
);

/** The server's drawing stays, with whatever is written in it, until the room is complete. */
const ChatPage = ({ page: { content } }: { page: Chat }) => (
  <Suspense>
    {useRoom(content) ? <Room content={content} /> : <StandingRoom content={content} />}
  </Suspense>
);

/** Milliseconds that belong to the reader; then the room comes by itself. */
const firstMoments = 3000;

/**
 * The room is three times the page, so a phone fetches it with the first touch and not before; at once for
 * whoever has something there: an account, a conversation, a sentence they began, a wish in the address.
 */
function useRoom({ personas }: ChatContent): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const come = () => startTransition(() => setWanted(true));
    const talked = personas.some(({ slug }) => readTalk(slug).messages.length > 0);
    if (talked || begunWords.text || readSession() || isTouched()) return come();
    onFirstTouch(come);
    const rest = setTimeout(come, firstMoments);
    return () => clearTimeout(rest);
  }, [personas]);
  return wanted;
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
