import type { ReactNode } from 'react';
import type { VenueCard } from '#contract/vip-pages.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Heading } from '#web/ui/heading.tsx';
import { DetailsButton } from '#web/vip/details-button.tsx';
import { MembershipCard } from '#web/vip/membership-card.tsx';
import { ReserveButton } from '#web/vip/reserve-button.tsx';
import { venueFacts } from '#web/vip/structured.ts';
import { VenuePrint } from '#web/vip/venue-print.tsx';
import { VipHero } from '#web/vip/vip-hero.tsx';
import { Ways } from '#web/vip/ways.tsx';

type Vip = PageOf<'vip'>;

/** One, two or three columns by width (specification, section 2). */
export const venueGrid = 'grid gap-7 tablet:grid-cols-2 desk:grid-cols-3';

function VipPage({ page: { content } }: { page: Vip }) {
  const { hero, ways, lounges, nightclubs, venues, reserve, closing, tiers } = content;
  return (
    <>
      <VipHero hero={hero} />
      <Ways ways={ways} />
      <div className="wrap pb-24">
        <Group title={lounges.title}>{staticPrints(lounges.venues, reserve)}</Group>
        <Group title={nightclubs.title}>{staticPrints(nightclubs.venues, reserve)}</Group>
        <Group title={venues.title}>
          {venues.venues.map((venue, index) => (
            <VenuePrint
              key={venue.slug}
              venue={venue}
              layout="venue"
              place={{ index, count: venues.venues.length }}
            >
              <ReserveButton reserve={reserve} name={venue.name} />
              <DetailsButton venue={venue} reserve={reserve} />
            </VenuePrint>
          ))}
        </Group>
        <div className="below-fold mt-20">
          <MembershipCard closing={closing} tiers={tiers} />
        </div>
      </div>
    </>
  );
}

function staticPrints(venues: VenueCard[], reserve: Vip['content']['reserve']) {
  return venues.map((venue, index) => (
    <VenuePrint
      key={venue.slug}
      venue={venue}
      layout="lounge"
      place={{ index, count: venues.length }}
    >
      <ReserveButton reserve={reserve} name={venue.name} />
    </VenuePrint>
  ));
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="below-fold pt-16 tablet:pt-18">
      <Heading level={2} size="h2" className="mb-9 max-w-[14em]">
        {title}
      </Heading>
      <div className={venueGrid}>{children}</div>
    </section>
  );
}

export const vipScreen: Screen<Vip> = {
  View: VipPage,
  head: ({ content }, payload, t) => ({
    title: `${t.vip.title} · ${payload.chrome.brand}`,
    description: content.hero.text,
    socialArt: content.hero.artKey,
    structured: venueFacts(
      [...content.lounges.venues, ...content.nightclubs.venues, ...content.venues.venues],
      payload,
    ),
  }),
};
