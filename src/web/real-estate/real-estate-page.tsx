import { KeyRound, type LucideIcon, Search, Sofa, Truck } from 'lucide-react';
import { Link } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Link as Named } from '#contract/pages/parts.ts';
import type { RealEstateContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AreaRows } from '#web/real-estate/areas/rows.tsx';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { HomeGrid } from '#web/real-estate/homes/grid.tsx';
import { overviewFacts } from '#web/real-estate/structured-data.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ServiceHero } from '#web/site/service-hero.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

/** The icons the catalogue gives its services. */
const icons: Record<string, LucideIcon> = {
  search: Search,
  truck: Truck,
  sofa: Sofa,
  'key-round': KeyRound,
};

/** Four columns on hairlines, no cards. */
function EstateServices({ services }: { services: RealEstateContent['services'] }) {
  const { t } = useText();
  return (
    <section aria-label={t.realEstate.services} className="wrap pt-10 tablet:pt-14">
      <ul className="grid grid-cols-2 gap-x-5 gap-y-9 desk:grid-cols-4 desk:gap-x-0">
        {services.map((service) => (
          <EstateService key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

function EstateService({ service }: { service: RealEstateContent['services'][number] }) {
  const Icon = icons[service.icon] ?? KeyRound;
  return (
    <li className="desk:border-s desk:border-line desk:px-7 desk:first:border-s-0 desk:first:ps-0">
      <Icon size={18} strokeWidth={1.5} />
      <Heading level={2} size="h4" className="mt-3.5">
        {service.title}
      </Heading>
      <p className="mt-1.5 text-[0.9375rem] leading-[1.55] text-ink-soft">{service.description}</p>
      <ul className="mt-3 text-caption leading-6 text-ink-mute">
        {service.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  );
}

type Overview = PageOf<'real-estate'>;

interface RealEstateProps {
  page: Overview;
  payload: PagePayload;
}

function RealEstatePage({ page: { content }, payload: { artBase } }: RealEstateProps) {
  const { consultation } = content;
  return (
    <>
      <EstateHero content={content} artBase={artBase} />
      <EstateServices services={content.services} />
      <Featured content={content} />
      <AreaRows areas={content.areas} />
      <ConsultationCall {...consultation} subject={`${content.label}: ${consultation.cta}`} />
    </>
  );
}

function Featured({ content: { featured, types, agentLink } }: { content: RealEstateContent }) {
  const { t } = useText();
  const links: (Named & { homes?: number })[] = [...types, agentLink];
  return (
    <BelowFold className="wrap pt-[clamp(4rem,7vw,6.5rem)]">
      <SectionHead title={t.realEstate.featured} text={t.realEstate.featuredLead} />
      <ul className="-mt-4 mb-7 flex flex-wrap gap-x-7 gap-y-2 tablet:-mt-10 tablet:justify-end">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              className="inline-flex min-h-11 items-center gap-2 hover:text-brass"
            >
              <span className="border-b border-brass-fill">{link.label}</span>
              {link.homes !== undefined && (
                <span className="tnum text-caption text-ink-mute">{link.homes}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <HomeGrid homes={featured} />
    </BelowFold>
  );
}

export const realEstateScreen: Screen<Overview> = {
  View: RealEstatePage,
  darkUnderBar: true,
  head: ({ content }, payload) => ({
    title: `${content.label} · ${payload.chrome.brand}`,
    description: content.hero.text,
    socialArt: 'hero/real-estate',
    structured: overviewFacts(content, payload),
  }),
};

interface ConsultationCallProps {
  title: string;
  text: string;
  cta: string;
  subject: string;
}

/** The deep card that ends a page of real estate. */
function ConsultationCall({ title, text, cta, subject }: ConsultationCallProps) {
  return (
    <BelowFold className="wrap py-[clamp(4rem,7vw,6.5rem)]">
      <div className="flex flex-wrap items-center justify-between gap-8 rounded-plate bg-deep px-6 py-8 text-inverse tablet:p-14">
        <div>
          <Heading level={2} size="h3" className="max-w-[16em]">
            {title}
          </Heading>
          <p className="mt-3 max-w-(--container-read) text-[0.9375rem] text-inverse-soft">{text}</p>
        </div>
        <ConsultationLink subject={subject} variant="inverse">
          {cta}
        </ConsultationLink>
      </div>
    </BelowFold>
  );
}

interface EstateHeroProps {
  content: RealEstateContent;
  artBase: string;
}

function EstateHero({ content: { hero, agentLink }, artBase }: EstateHeroProps) {
  const { t } = useText();
  return (
    <ServiceHero
      art={{ artBase, page: 'real-estate', light: 'dusk', dark: 'night' }}
      label={t.realEstate.listings}
      title={hero.title}
      text={hero.text}
    >
      <ButtonLink to={estatePaths.homes} variant="inverse">
        {t.realEstate.viewListings}
      </ButtonLink>
      <ButtonLink to={agentLink.path} variant="inverse-outline">
        {t.realEstate.bookAnAgent}
      </ButtonLink>
    </ServiceHero>
  );
}
