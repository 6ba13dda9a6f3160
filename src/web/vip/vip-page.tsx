import { Armchair, CalendarCheck, Wine } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { VipContent } from '#contract/vip.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ServiceHero } from '#web/site/service-hero.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';
import { AccountStrip } from '#web/vip/account-strip.tsx';
import { Section } from '#web/vip/section.tsx';
import { venueFacts } from '#web/vip/structured-data.ts';
import { useSheet } from '#web/vip/use-sheet.ts';
import { LoungePrints, VenuePrints } from '#web/vip/venues/prints.tsx';
import { Ways } from '#web/vip/ways.tsx';

/** Table, bottle, reservation: in the order of the catalogue. */
const icons = [Armchair, Wine, CalendarCheck];

interface VipHeroProps {
  hero: VipContent['hero'];
  artBase: string;
}

/** A club is dark by day as well. */
function VipHero({ hero: { title, text, chips }, artBase }: VipHeroProps) {
  const { t } = useText();
  return (
    <ServiceHero
      art={{ artBase, page: 'vip', light: 'night', dark: 'night' }}
      label={t.vip.label}
      title={title}
      text={text}
      above={<AccountStrip />}
    >
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip, index) => (
          <Chip key={chip} text={chip} Icon={icons[index] ?? Armchair} />
        ))}
      </ul>
    </ServiceHero>
  );
}

const Chip = ({ text, Icon }: { text: string; Icon: typeof Armchair }) => (
  <li className="inline-flex h-9.5 items-center gap-2 rounded-hair bg-[rgb(5_20_28/0.35)] px-4 text-[0.875rem] shadow-[inset_0_0_0_1px_rgb(248_242_230/0.5)]">
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    {text}
  </li>
);

type Vip = PageOf<'vip'>;

function VipPage({ page: { content }, payload: { artBase } }: { page: Vip; payload: PagePayload }) {
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

const MembershipSheet = lazy(async () => ({
  default: (await import('#web/vip/membership-sheet.tsx')).MembershipSheet,
}));

type MembershipProps = Pick<VipContent, 'closing' | 'tiers'>;

/** The closing card. The lattice stands at its edges and leaves the middle to the words. */
const MembershipCard = ({ closing, tiers }: MembershipProps) => (
  <section className="relative isolate overflow-hidden rounded-plate bg-deep px-6 py-14 text-inverse tablet:px-14 tablet:py-18 [&_:focus-visible]:outline-brass-fill">
    <div className="absolute inset-0 -z-1 [mask-image:radial-gradient(ellipse_46%_70%_at_50%_50%,transparent_45%,#000_100%)]">
      <Lattice inverse />
    </div>
    <div className="grid justify-items-center text-center">
      <Mark className="size-16" />
      <Heading level={2} size="h2" className="mt-6">
        {closing.title}
      </Heading>
      <p className="mt-3 text-body text-inverse-soft">{closing.text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3 max-tablet:w-full max-tablet:flex-col">
        <JoinButton closing={closing} tiers={tiers} />
        <ButtonLink to="/vip/events" variant="inverse-outline">
          {closing.calendar}
        </ButtonLink>
      </div>
    </div>
  </section>
);

/** Shows the tiers; in a new tab, or without a script, it leads to where they begin. */
function JoinButton({ closing, tiers }: MembershipProps) {
  const { open, show, close } = useSheet();
  return (
    <>
      <ButtonLink to="/profile/invoices?choose=tier" variant="brass" onClick={show}>
        {closing.join}
      </ButtonLink>
      <Suspense>{open && <MembershipSheet tiers={tiers} onClose={close} />}</Suspense>
    </>
  );
}
