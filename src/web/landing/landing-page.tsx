import { lazy, Suspense } from 'react';
import { addressOf, type LandingContent, type PagePayload } from '#contract/pages/pages.ts';
import { ChatWidget } from '#web/chat/widget/widget.tsx';
import { Hero } from '#web/landing/hero.tsx';
import type { PageOf, Screen } from '#web/screen.ts';

type Landing = PageOf<'landing'>;

const Further = lazy(async () => ({
  default: (await import('#web/landing/further.tsx')).Further,
}));

const LandingPage = ({ page: { content }, payload }: { page: Landing; payload: PagePayload }) => (
  <>
    <Hero content={content} artBase={payload.artBase} />
    <Claims claims={content.claims} />
    <Suspense>
      <Further content={content} />
    </Suspense>
    <ChatWidget />
  </>
);

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

/** Three claims, on the page where the dune has dissolved. */
function Claims({ claims }: { claims: LandingContent['claims'] }) {
  return (
    <div className="wrap">
      <dl className="claims">
        {claims.map(({ value, label }) => (
          <div key={value} className="claim">
            <dt className="max-w-36 leading-[1.35] text-ink-soft">{label}</dt>
            <dd className="claim-value">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The house and its site, as schema.org describes them. */
function houseFacts({ publicUrl, language, chrome }: PagePayload): object {
  const { brand, footer } = chrome;
  const url = publicUrl + addressOf(language, '/');
  const house = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#house`,
    name: brand,
    url,
    logo: `${publicUrl}/favicon.svg`,
    email: footer.email,
    telephone: footer.phone,
    address: footer.addressLines.join(', '),
    sameAs: footer.social.map((link) => link.url).filter((address) => address.startsWith('http')),
  };
  const site = {
    '@type': 'WebSite',
    name: brand,
    url,
    inLanguage: language,
    publisher: { '@id': house['@id'] },
  };
  return { '@context': 'https://schema.org', '@graph': [house, site] };
}
