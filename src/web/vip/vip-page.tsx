import type { PagePayload } from '#contract/pages/pages.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { MembershipCard } from '#web/vip/membership-card.tsx';
import { Section } from '#web/vip/section.tsx';
import { venueFacts } from '#web/vip/structured.ts';
import { LoungePrints, VenuePrints } from '#web/vip/venues/venue-prints.tsx';
import { VipHero } from '#web/vip/vip-hero.tsx';
import { Ways } from '#web/vip/ways.tsx';

type Vip = PageOf<'vip'>;

interface VipProps {
  page: Vip;
  payload: PagePayload;
}

function VipPage({ page: { content }, payload: { artBase } }: VipProps) {
  const { hero, ways, lounges, nightclubs, venues, reserve, closing, tiers } = content;
  return (
    <>
      <VipHero hero={hero} artBase={artBase} />
      <Ways ways={ways} />
      <div className="pt-8 tablet:pt-9">
        <Section size="h2" grid title={lounges.title}>
          <LoungePrints venues={lounges.venues} reserve={reserve} />
        </Section>
        <Section size="h2" grid title={nightclubs.title}>
          <LoungePrints venues={nightclubs.venues} reserve={reserve} />
        </Section>
        <Section size="h2" grid title={venues.title}>
          <VenuePrints venues={venues.venues} reserve={reserve} />
        </Section>
      </div>
      <div className="wrap pt-9 pb-24">
        <MembershipCard closing={closing} tiers={tiers} />
      </div>
    </>
  );
}

export const vipScreen: Screen<Vip> = {
  View: VipPage,
  darkUnderBar: true,
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
