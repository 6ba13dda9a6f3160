import type { RealEstateContent } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { ServiceHero } from '#web/site/service-hero.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

interface EstateHeroProps {
  content: RealEstateContent;
  artBase: string;
}

export function EstateHero({ content: { hero, agentLink }, artBase }: EstateHeroProps) {
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
