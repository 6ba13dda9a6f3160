import { lazy, Suspense } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import { ChatWidget } from '#web/chat/widget/chat-widget.tsx';
import { Claims } from '#web/landing/claims.tsx';
import { Hero } from '#web/landing/hero.tsx';
import { houseFacts } from '#web/landing/structured.ts';
import type { PageOf, Screen } from '#web/screen.ts';

type Landing = PageOf<'landing'>;

const Further = lazy(async () => ({
  default: (await import('#web/landing/further.tsx')).Further,
}));

function LandingPage({ page: { content }, payload }: { page: Landing; payload: PagePayload }) {
  return (
    <>
      <Hero content={content} artBase={payload.artBase} />
      <Claims claims={content.claims} />
      <Suspense>
        <Further content={content} />
      </Suspense>
      <ChatWidget />
    </>
  );
}

export const landingScreen: Screen<Landing> = {
  View: LandingPage,
  head: ({ content }, payload, t) => ({
    title: t.landing.title(payload.chrome.brand, content.headline),
    description: content.subText,
    socialArt: 'hero/landing',
    // Only the document tells search engines; the browser need not carry it.
    ...(import.meta.env.SSR && { structured: houseFacts(payload) }),
  }),
};
