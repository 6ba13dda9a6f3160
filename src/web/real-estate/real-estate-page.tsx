import { Link } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Link as Named } from '#contract/pages/parts.ts';
import type { RealEstateContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AreaRows } from '#web/real-estate/area-rows.tsx';
import { ConsultationCall } from '#web/real-estate/consultation-call.tsx';
import { EstateHero } from '#web/real-estate/estate-hero.tsx';
import { EstateServices } from '#web/real-estate/estate-services.tsx';
import { HomeGrid } from '#web/real-estate/home-grid.tsx';
import { overviewFacts } from '#web/real-estate/structured.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

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
